import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'services',
  position: 90,
  label: 'Services',
  hint: 'What you do for others.',
  fields: { newest: filters.newest },
  shows: ['service'],
});
