import { defineSection } from '../../sections/define-section';
import { choice } from '../../fields/kinds';
import { filters } from '../../sections/shared-fields';

export const section = defineSection({
  type: 'books',
  position: 150,
  label: 'Books',
  hint: 'Books: first those that you wrote, then those that you have read. With `featured`, each is shown large, so that it can open a page.',
  fields: {
    newest: filters.newest,
    featured: filters.featured,
    which: choice({
      label: 'Which',
      hint: 'Shows only those that you wrote, or only those that you have read.',
      example: 'written',
      options: ['written', 'read'],
    }).optional(),
  },
  shows: ['book'],
});
