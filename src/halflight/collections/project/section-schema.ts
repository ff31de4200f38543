import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'showcase',
  position: 60,
  label: 'Showcase',
  hint: 'Projects, with their covers.',
  fields: filters,
  shows: ['project'],
});
