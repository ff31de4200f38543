import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'team',
  position: 130,
  label: 'Team',
  hint: 'People, with their portraits.',
  fields: { newest: filters.newest },
  shows: ['people'],
});
