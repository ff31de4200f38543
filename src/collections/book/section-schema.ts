import { defineSection } from '../../sections/define-section';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'books',
  position: 150,
  label: 'Books',
  hint: 'Books, most recently finished first.',
  fields: { newest: filters.newest },
  shows: ['book'],
});
