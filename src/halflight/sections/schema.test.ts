import { readFileSync } from 'node:fs';
import { defaultSections, sectionDefinitions, sectionList, sectionTypes } from './schema';

const schema = sectionList({ label: 'Sections' });

test.each([
  [[{ type: 'hero' }]],
  [[{ type: 'hero', title: 'Ada', image: { src: './a.jpg', alt: '' }, actions: [{ label: 'Go', to: '/' }] }]],
  [[{ type: 'prose' }, { type: 'prose', text: 'Own words.', id: 'own' }]],
  [[{ type: 'call-to-action', title: 'Write', actions: [{ label: 'Mail', to: '/contact/' }] }]],
  [[{ type: 'social' }]],
  [[]],
])('%j is a page', (sections) => {
  expect(schema.parse(sections)).toEqual(sections);
});

test('numbers and flags of sections are read from their text', () => {
  const sections = [
    { type: 'showcase', featured: 'true', newest: '3' },
    { type: 'posts', newest: '4', tag: '1984' },
  ];
  expect(schema.parse(sections)).toEqual([
    { type: 'showcase', featured: true, newest: 3 },
    { type: 'posts', newest: 4, tag: '1984' },
  ]);
});

test.each<[unknown, string[], string]>([
  [{ type: 'hero' }, [], 'must be a list, such as [one, two]'],
  [[{ title: 'x' }], ['0', 'type'], expect.stringMatching(/^is missing/) as string],
  [[{ type: 'heroe' }], ['0', 'type'], `must be one of: ${sectionTypes.join(', ')}`],
  [[{ type: 'features' }], ['0', 'items'], 'is missing'],
  [[{ type: 'posts', newest: '0' }], ['0', 'newest'], 'must be a whole number from 1 to 100'],
  [[{ type: 'hero' }, { type: 'features', items: [{ icon: 'cpu' }] }], ['1', 'items', '0', 'title'], 'is missing'],
  [
    [{ type: 'hero', image: './a.jpg' }],
    ['0', 'image'],
    'must be an image, written { src: ./photo.jpg, alt: What it shows }',
  ],
])('%j: at %j, %s', (sections, path, message) => {
  const issues = schema.safeParse(sections).error?.issues ?? [];
  expect(issues).toHaveLength(1);
  expect(issues[0]?.message).toEqual(message);
  expect(issues[0]?.path.map(String).slice(0, path.length)).toEqual(path);
});

test('the guide names every section that there is, and no other', () => {
  const guide = readFileSync('docs/posts/pages-and-sections/index.md', 'utf8');
  const [table = ''] = /^\| You want to \|[^]*?\n\n/m.exec(guide) ?? [];
  const named = Array.from(table.matchAll(/`([a-z-]+)`/g), ([, type]) => type);
  expect(named.sort()).toEqual([...sectionTypes].sort());
});

test.each(sectionDefinitions.map(({ type, label, hint }) => ({ type, label, hint })))(
  '$type tells authors what it is',
  ({ label, hint }) => {
    expect(label).toMatch(/^[A-Z]/);
    expect(hint).toMatch(/\.$/);
  },
);

test('what the home page shows by itself is what an author could have written', () => {
  // Front matter is parsed as text: see kinds.ts.
  const written: unknown = JSON.parse(JSON.stringify(defaultSections), (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
  expect(schema.parse(written)).toEqual(defaultSections);
});
