import { defineSection } from '../define-section';
import { group, list } from '../../fields/groups';
import { point } from '../shared-fields';

export const section = defineSection({
  type: 'steps',
  position: 50,
  label: 'Steps',
  hint: 'Numbered steps, one after the other.',
  fields: { items: list(group({ label: 'Step', hint: 'One step.', fields: point })) },
});
