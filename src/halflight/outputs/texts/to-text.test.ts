import { toOwnCollection, type Declaration } from '../../collections/collection/to-own-collection';
import { publish } from '../../testing/published';
import { entry } from '../../testing/routes';
import type { PublishedEntry } from '../published';
import { toText } from './to-text';

const declaration = {
  label: 'Recipes',
  fields: [
    { name: 'cooking', kind: 'duration' },
    { name: 'rests', kind: 'duration', list: true },
    { name: 'heat', kind: 'number', unit: '°C' },
    { name: 'serves', kind: 'number', unit: 'people', list: true },
    { name: 'pages', kind: 'number' },
    { name: 'course', kind: 'choice', options: ['Starter', 'Main'] },
  ],
} as Declaration;

test.each([
  ['en', { cooking: '1 hr 30 min', heat: '1500 °C', serves: ['2 people', '4 people'], course: 'Main' }],
  ['de', { cooking: '1 Std. 30 Min.', heat: '1500 °C', serves: ['2 Personen', '4 Personen'], course: 'Hauptgang' }],
])(
  'durations, options and numbers with a unit stand in a text in %s as on the page',
  (language, { cooking, heat, serves, course }) => {
    const collection = toOwnCollection('recipe', declaration, {
      de: {
        fields: [
          { name: 'serves', unit: 'Personen' },
          { name: 'course', options: ['Vorspeise', 'Hauptgang'] },
        ],
      },
    });
    const site = publish([entry('pages/index.md', { title: 'Home' })], { settings: { language } });
    const node = {
      title: 'Soup',
      slug: 'soup',
      filePath: 'recipes/soup.md',
      cooking: 90,
      rests: [5, 60],
      heat: 1500,
      serves: [2, 4],
      pages: 3,
      course: 'Main',
    };
    const page = { ...site.pages[0], path: '/recipes/soup/' };
    const soup = { collection, node, page, path: page.path } as unknown as PublishedEntry;
    const text = toText(site, soup, '', '{}');
    expect(text).toContain(`\ncooking: ${cooking}\nrests:\n  - 5 `);
    expect(text).toContain(`\nheat: ${heat}\nserves:\n  - ${serves.join('\n  - ')}\npages: 3\ncourse: ${course}\n`);
  },
);

test('groups of fields, including their Markdown, are part of the text', () => {
  const values = {
    title: 'Memoirs',
    wrote: true,
    formats: [{ format: 'e-book', price: { amount: 5, currency: 'GBP' } }],
    shops: [{ label: 'A shop', url: 'https://b.example/' }],
    sample: 'It *begins*.',
  };
  const site = publish([{ ...entry('books/memoirs.md', values), hasBody: true }]);
  const [book] = site.entries.get('book') ?? [];
  const text = toText(site, book as PublishedEntry, 'What it is about.', '{}');
  expect(text).toContain('formats:\n  - format: e-book\n    price:\n      amount: 5\n      currency: GBP\n');
  expect(text).toContain('shops:\n  - label: A shop\n    url: https://b.example/\n');
  expect(text).toMatch(/# Memoirs\n\nWhat it is about\.\n\n## Excerpt\n\nIt \*begins\*\.\n$/);
});

test('a note is its text alone', () => {
  const site = publish([entry('posts/a.md', { title: 'Words', untitled: true, date: '2026-01-01' })]);
  const [note] = site.entries.get('post') ?? [];
  expect(toText(site, note as PublishedEntry, 'Words.', '{}')).toBe(
    '---\ndate: 2026-01-01\npage: https://a.example/posts/a/\n---\n\nWords.\n',
  );
});
