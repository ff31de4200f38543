import { readNote } from './read-note';
import { toVault } from './to-vault';

const collection = toVault({ vault: { folder: 'notes', title: 'Garden' } });

const read = (properties: readonly string[], body = 'Text.', filePath = 'notes/Two Words.md') =>
  readNote(
    { collection, slug: 'two-words', sharedName: 'two-words' },
    filePath,
    properties.length > 0 ? ['---', ...properties, '---', body].join('\n') : body,
  );

test.each([
  ['a name without properties', [], { title: 'Two Words' }],
  ['a title', ['title: A *better* one'], { title: 'A better one' }],
  ['properties of other programs', ['rating: 4', 'related: "[[Other]]"', 'cssclasses: [wide]'], {}],
  [
    'days with times, and as links',
    ['created: 2026-03-14T10:00', 'modified: "[[2026-03-15]]"'],
    { created: '2026-03-14', updated: '2026-03-15' },
  ],
  ['a day called date', ['date: 2026-03-14 10:00:01'], { created: '2026-03-14' }],
  ['tags as words, with and without signs', ['tags: "#loom, mill"'], { tags: ['loom', 'mill'] }],
  ['empty tags', ['tags:', 'aliases:'], { tags: [], aliases: [] }],
  ['aliases, one of them an old URL', ['aliases: [Another name, /old/]'], { aliases: ['Another name', '/old/'] }],
  ['what a note is about', ['description: Wheels.'], { summary: 'Wheels.' }],
  ['publish: true', ['publish: true'], {}],
  ['publish: false', ['publish: false'], { draft: true }],
  ['private: true', ['private: true'], { draft: true }],
  ['draft: true', ['draft: true'], { draft: true }],
])('a note with %s', (_, properties, values) => {
  const { entry, problems } = read(properties);
  expect(problems).toEqual([]);
  expect(entry?.values).toMatchObject({ title: 'Two Words', math: true, ...values });
  expect(entry?.body).toBe('Text.');
});

test('the page of a folder is called as the folder, and that of the vault as the vault', () => {
  expect(read([], '', 'notes/Beds/index.md').entry?.values.title).toBe('Beds');
  expect(read([], '', 'notes/README.md').entry?.values.title).toBe('Garden');
});

test('a line at the top of a note without properties is a rule', () => {
  const { entry } = read([], '---\nBelow a rule.');
  expect(entry).toMatchObject({ body: '---\nBelow a rule.', bodyLine: 1 });
});

test.each([
  [
    'a value that does not fit is left out',
    ['created: in spring', 'tags: [mill]'],
    { tags: ['mill'] },
    /^"created" .*; the property is left out$/,
  ],
  [
    'properties that cannot be read are left out',
    ['title: "A', 'tags: [mill'],
    {},
    /^the properties cannot be read, so they are left out: /,
  ],
])('%s, with a warning', (_, properties, values, message) => {
  const { entry, problems } = read(properties);
  expect(entry?.values).toMatchObject({ title: 'Two Words', ...values });
  for (const problem of problems) expect(problem.severity).toBe('warning');
  expect(problems[0]?.message).toMatch(message);
});

test.each([['publish: when it is ready'], ['draft: perhaps'], ['draft: true\ntags: [mill']])(
  'a note is not published if %j may say who may read it',
  (property) => {
    const { entry, problems } = read([property]);
    expect(entry).toBeUndefined();
    expect(problems[0]).toMatchObject({ severity: 'warning' });
    expect(problems[0]?.message).toContain('the note is not published');
  },
);
