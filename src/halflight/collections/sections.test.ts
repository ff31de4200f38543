import { readFileSync } from 'node:fs';
import { defaultSections, sectionDefinitions, sectionList, sectionTypes } from './sections';

const schema = sectionList({ label: 'Sections' });

test.each([
  [[{ type: 'hero', title: 'Ada', image: { src: './a.jpg', alt: '' }, actions: [{ label: 'Go', to: '/' }] }]],
  [[{ type: 'prose' }, { type: 'prose', text: 'Own words.', id: 'own' }]],
  [[]],
])('%j is a page', (sections) => {
  expect(schema.parse(sections)).toEqual(sections);
});

test.each<[unknown, string[], string]>([
  [{ type: 'hero' }, [], 'must be a list, such as [one, two]'],
  [[{ title: 'x' }], ['0', 'type'], expect.stringMatching(/^is missing/) as string],
  [[{ type: 'heroe' }], ['0', 'type'], `must be one of: ${sectionTypes.join(', ')}`],
  [[{ type: 'features' }], ['0', 'items'], 'is missing'],
  [[{ type: 'hero' }, { type: 'features', items: [{ icon: 'cpu' }] }], ['1', 'items', '0', 'title'], 'is missing'],
])('%j: at %j, %s', (sections, path, message) => {
  const issues = schema.safeParse(sections).error?.issues ?? [];
  expect(issues).toHaveLength(1);
  expect(issues[0]?.message).toEqual(message);
  expect(issues[0]?.path.map(String).slice(0, path.length)).toEqual(path);
});

test('the guide names every existing section, and no other', () => {
  const guide = readFileSync('docs/posts/pages-and-sections/index.md', 'utf8');
  const [table = ''] = /^\| You want to \|[^]*?\n\n/m.exec(guide) ?? [];
  const named = Array.from(table.matchAll(/`([a-z-]+)`/g), ([, type]) => type);
  expect(named.sort()).toEqual([...sectionTypes].sort());
});

test('every section has a description for authors', () => {
  const silent = sectionDefinitions.filter(({ label, hint }) => !/^[A-Z]/.test(label) || !hint.endsWith('.'));
  expect(silent.map(({ type }) => type)).toEqual([]);
});

test('the default sections of the home page are valid front matter', () => {
  // Front matter is parsed as text: see kinds.ts.
  const written: unknown = JSON.parse(JSON.stringify(defaultSections), (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
  expect(schema.parse(written)).toEqual(defaultSections);
});
