import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'publications',
  position: 155,
  label: 'Publications',
  hint: 'Publications, newest first.',
  fields: { newest: filters.newest },
  shows: ['publication'],
});
