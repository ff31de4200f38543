import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'awards',
  position: 140,
  label: 'Awards',
  hint: 'Prizes and honours, newest first.',
  fields: { newest: filters.newest },
  shows: ['award'],
});
