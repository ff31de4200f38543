import { defineCollection } from '../define-collection';
import { isIsbn } from '../../fields/formats';
import { list } from '../../fields/groups';
import { image } from '../../fields/images';
import { day, number, text, url } from '../../fields/kinds';

export const book = defineCollection({
  name: 'book',
  position: 90,
  folder: 'books',
  label: 'Books',
  hint: 'Books read or written. A book whose file has text below its fields has a page of its own.',
  icon: 'book',
  page: { path: '/books/:slug/', onlyWithBody: true },
  list: { path: '/books/' },
  sort: [{ field: 'finished', descending: true }],
  fields: {
    title: text({ label: 'Title', hint: 'The title of the book.', example: 'Scientific Memoirs', max: 200 }),
    authors: list(text({ label: 'Author', hint: 'Who wrote it.', example: 'Mary Somerville', max: 80 })),
    isbn: text({
      label: 'ISBN',
      hint: 'With or without hyphens.',
      example: '978-0-14-103614-4',
      condition: { holds: isIsbn, error: 'must be an ISBN of 10 or 13 digits' },
    }).optional(),
    finished: day({
      label: 'Finished',
      hint: 'When you finished reading it; books are sorted by it.',
      example: '2026-02',
      loose: true,
    }).optional(),
    rating: number({ label: 'Rating', hint: 'From 1 to 5.', example: '4', min: 1, max: 5 }).optional(),
    cover: image({ label: 'Cover', hint: 'A picture of the book.', example: './cover.jpg', titled: true }).optional(),
    url: url({
      label: 'URL',
      hint: 'Where to get or read the book.',
      example: 'https://example.org/book/',
    }).optional(),
  },
});
