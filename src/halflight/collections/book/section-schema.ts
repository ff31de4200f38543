import { defineSection } from '../../sections/define-section';
import { choice } from '../../fields/kinds';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'books',
  position: 150,
  label: 'Books',
  hint: 'Books, those that you wrote before those that you read. With `featured`, each is shown large, as an opening of a page may be.',
  fields: {
    newest: filters.newest,
    featured: filters.featured,
    which: choice({
      label: 'Which',
      hint: 'Shows only those that you wrote, or only those that you read.',
      example: 'written',
      options: ['written', 'read'],
    }).optional(),
  },
  shows: ['book'],
});
