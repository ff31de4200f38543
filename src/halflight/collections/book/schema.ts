import { defineCollection } from '../define-collection';
import { bookFormats } from './formats';
import { isIsbn } from '../../fields/formats';
import { group, list, price } from '../../fields/groups';
import { image } from '../../fields/images';
import { choice, day, flag, markdown, number, text, url } from '../../fields/kinds';

const isbn = (hint: string) =>
  text({
    label: 'ISBN',
    hint,
    example: '978-0-14-103614-4',
    condition: { holds: isIsbn, error: 'must be an ISBN of 10 or 13 digits' },
    everyLanguage: true,
  }).optional();

export const book = defineCollection({
  name: 'book',
  position: 90,
  folder: 'books',
  label: 'Books',
  hint: 'Books that you wrote, and books that you have read. A book has a page of its own if its file has text below its fields, or lists formats, quotes or an excerpt.',
  icon: 'book',
  page: { path: '/books/:slug/', onlyWithBody: true, orWith: ['formats', 'quotes', 'sample'] },
  list: { path: '/books/' },
  sort: [
    { field: 'wrote', descending: true },
    { field: 'finished', descending: true },
    { field: 'published', descending: true },
  ],
  pageOnly: ['formats', 'sample'],
  usual: ['authors'],
  rules: [
    {
      field: 'authors',
      kind: 'missing-key',
      message: 'is missing; it may be left out only for a book that you wrote alone ("wrote: true")',
      broken: ({ authors, wrote }) => authors === undefined && wrote !== 'true' && wrote !== true,
    },
  ],
  fields: {
    title: text({ label: 'Title', hint: 'The title of the book.', example: 'Scientific Memoirs', max: 200 }),
    authors: list(
      text({
        label: 'Author',
        hint: 'Who wrote it. If left out for a book that you wrote, the author is the person in `person.md`.',
        example: 'Mary Somerville',
        max: 80,
      }),
    ).optional(),
    wrote: flag({
      label: 'Wrote it',
      hint: 'Set it to `true` for a book that you wrote, alone or with others. If there are books of both kinds, those that you wrote are listed first, under their own heading.',
      example: 'true',
    }).optional(),
    publisher: text({ label: 'Publisher', hint: 'Who published it.', example: 'John Murray', max: 120 }).optional(),
    published: day({
      label: 'Published',
      hint: 'When it was published; books that you wrote are sorted by this.',
      example: '1834',
      loose: true,
    }).optional(),
    isbn: isbn('With or without hyphens. If there are several formats, each can have its own instead.'),
    formats: list(
      group({
        label: 'Format',
        hint: 'A format that it is sold in, shown on its own page.',
        short: 'format',
        fields: {
          format: choice({ label: 'Format', hint: 'What it is.', example: 'paperback', options: bookFormats }),
          isbn: isbn('The number of this format, with or without hyphens.'),
          price: price({
            label: 'Price',
            hint: 'What it costs. An amount of 0 is shown as free.',
            fields: {},
          }).optional(),
        },
      }),
    ).optional(),
    shops: list(
      group({
        label: 'Shop',
        hint: 'A shop that sells it, shown as a button; the first is the most prominent.',
        fields: {
          label: text({ label: 'Label', hint: 'The name of the shop.', example: 'Your bookshop', max: 60 }),
          url: url({ label: 'URL', hint: 'The page of the book there.', example: 'https://example.org/shop/' }),
        },
      }),
    ).optional(),
    quotes: list(
      group({
        label: 'Quote',
        hint: 'What somebody said about it, shown on its own page.',
        fields: {
          text: text({
            label: 'Text',
            hint: 'Their words, without quotation marks.',
            example: 'The most remarkable book of the season.',
            max: 600,
          }),
          source: text({ label: 'Source', hint: 'Who said it, or where.', example: 'Quarterly Review', max: 120 }),
          url: url({
            label: 'URL',
            hint: 'Where to read it.',
            example: 'https://example.org/review/',
          }).optional(),
        },
      }),
    ).optional(),
    sample: markdown({
      label: 'Sample',
      hint: 'An excerpt in Markdown, such as its opening, shown on its own page below the text and the quotes.',
      example: 'In all modern mathematical science, the progress of *astronomy* …',
    }).optional(),
    featured: flag({
      label: 'Featured',
      hint: 'Sections that show featured books only show these. Each is large, with its cover, quotes and shops.',
      example: 'true',
    }).optional(),
    finished: day({
      label: 'Finished',
      hint: 'When you finished reading it; books that you have read are sorted by it.',
      example: '2026-02',
      loose: true,
      everyLanguage: true,
    }).optional(),
    rating: number({
      label: 'Rating',
      hint: 'Your rating of a book that you have read, from 1 to 5.',
      example: '4',
      min: 1,
      max: 5,
    }).optional(),
    cover: image({
      label: 'Cover',
      hint: 'A picture of the book.',
      example: './cover.jpg',
      titled: true,
      everyLanguage: true,
    }).optional(),
    url: url({
      label: 'URL',
      hint: 'Where to get or read the book.',
      example: 'https://example.org/book/',
    }).optional(),
  },
});
