import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { list } from '../fields/groups';
import { number, text } from '../fields/kinds';
import { locate } from '../sourcing/locate';
import { readContent } from '../sourcing/read-content';
import { readEntry } from '../sourcing/read-entry';
import { VAULT } from '../sourcing/vault/to-vault';
import { toJsonSchema } from './to-json-schema';
import { toOverlay } from './to-overlay';

// Ajv does not know keywords for editors, such as `markdownDescription`.
const ajv = new Ajv({ allErrors: true, strictTypes: true, allowUnionTypes: true });
ajv.addVocabulary(['markdownDescription', 'markdownEnumDescriptions', 'patternErrorMessage']);

const all: readonly Collection[] = collections;
const compile = (found: readonly Collection[], schemaOf = toJsonSchema) =>
  new Map<string, ValidateFunction>(found.map((collection) => [collection.name, ajv.compile(schemaOf(collection))]));
const validators = compile(all);

/** The front matter of a file as parsed by an editor's YAML parser. */
function valuesOf(text: string): unknown {
  return parse(/^\uFEFF?---\r?\n([\s\S]*?)^---/m.exec(text)?.[1] ?? '') ?? {};
}

/** Whether the schema and the check accept a file of a collection. */
function check(path: string, text: string): { schema: boolean; check: boolean } {
  const location = locate(path);
  if (!location) throw new Error(`Nothing is read from ${path}.`);
  return {
    schema: validators.get(location.collection.name)?.(valuesOf(text)) ?? false,
    check: readEntry(location, path, text).entry !== undefined,
  };
}

test.each(['e2e/content', 'e2e/languages'])('the schemas accept what the check accepts in %s', (folder) => {
  const { entries: written, collections: found } = readContent(folder);
  // Notes of a vault may have any properties.
  const entries = written.filter(({ collection }) => collection !== VAULT);
  // Collections that a site declares also have a schema.
  const own = compile(found.filter(({ declared }) => declared));
  const translations = compile(
    all.filter(({ singleton, translated }) => singleton || translated),
    (single) => toJsonSchema(toOverlay(single as Collection)),
  );
  const refused = entries.flatMap(({ filePath, collection, values }) => {
    const isTranslation = /\.\w+\.md$/.test(filePath);
    const validate =
      (isTranslation && translations.get(collection)) || validators.get(collection) || own.get(collection);
    // Values from BibTeX have no YAML, and those from a notebook not in a file of theirs, so they are validated as they are.
    const isMarkdown = filePath.endsWith('.md');
    const accepted = validate?.(isMarkdown ? valuesOf(readFileSync(join(folder, filePath), 'utf8')) : values);
    return accepted ? [] : [{ filePath, errors: validate?.errors }];
  });
  expect(refused).toEqual([]);
  expect(entries.length).toBeGreaterThan(10);
});

const file = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;
const post = (...lines: string[]) => file('title: A', 'date: 2026-03-14', ...lines);
const page = (...lines: string[]) => file('title: A', 'sections:', ...lines);
const event = (start: string) => file('title: A', `start: ${start}`);
const book = (...lines: string[]) => file('title: A', 'authors: [B]', ...lines);
const gallery = (images: string) => file('title: A', `gallery: [${images}]`);
const site = (line: string) => file('title: A', 'url: https://a.example', line);

const long = 'a'.repeat(160);

test.each([
  ['a number as a title, and a quoted day', 'posts/a.md', file('title: 1984', 'date: " 2026-03-14 "')],
  ['a title of the greatest length, with a line break', 'posts/a.md', file(`title: |\n  ${long}`, 'date: 2026-03-14')],
  ['a month as a day', 'projects/a.md', file('title: A', 'date: 1843-09')],
  ['a day and a time', 'events/a.md', event('2026-05-14 18:30')],
  ['a time with a zone', 'events/a.md', event('2026-05-14T18:30:00+01:00')],
  ['a quoted number, and an ISBN that looks like one', 'books/a.md', book('rating: "4"', 'isbn: 0141036141')],
  ['a quoted flag, and tags that are numbers', 'posts/a.md', post('draft: "true"', 'tags: [1843, true, engines]')],
  ['an empty list, and a bare path as a cover', 'posts/a.md', post('tags: []', 'cover: ./a.jpg')],
  ['a cover with everything', 'posts/a.md', post('cover: { src: ./a.jpg, alt: 1984, focus: 50% 20% }')],
  ['an image that is decoration', 'projects/a.md', gallery('{ src: ./a.jpg, alt: "" }')],
  ['a folder of images', 'projects/a.md', file('title: A', 'gallery: ./mill/')],
  ['anything below extra', 'posts/a.md', post('extra: { a: [1, { b: null }] }')],
  ['an address with letters beyond ASCII', 'posts/a.md', post('canonical: https://müller.example/straße')],
  ['groups, short and long', 'person.md', file('name: A', 'skills: [CSS, { name: Figma, level: 4 }]')],
  ['a price', 'products/a.md', file('title: A', 'price: { amount: 24.50, currency: GBP }')],
  ['sections', 'pages/a.md', page('  - type: hero', '  - { type: skills, title: 7, text: 8, id: a, actions: [] }')],
  ['a link to a Markdown file', 'pages/a.md', page('  - type: hero', '    actions: [{ label: A, to: b.md#c }]')],
])('both accept %s', (_, path, text) => {
  expect(check(path, text)).toEqual({ schema: true, check: true });
});

test.each([
  ['a missing field', 'posts/a.md', file('title: A')],
  ['an unknown field', 'posts/a.md', post('sumary: A')],
  ['a title of blanks', 'posts/a.md', file('title: "  "', 'date: 2026-03-14')],
  ['a list where text is expected', 'posts/a.md', file('title: [A]', 'date: 2026-03-14')],
  ['a month where a day is expected', 'posts/a.md', file('title: A', 'date: 2026-03')],
  ['a cover without a file', 'posts/a.md', post('cover: { alt: A }')],
  ['an image without alternative text', 'projects/a.md', gallery('{ src: ./a.jpg }')],
  ['an image whose alternative text has no value', 'projects/a.md', gallery('{ src: ./a.jpg, alt: }')],
  ['a bare path where an image needs alternative text', 'projects/a.md', gallery('./a.jpg')],
  ['no full address', 'posts/a.md', post('canonical: example.org')],
  ['neither true nor false', 'posts/a.md', post('draft: yes')],
  ['a number that is too great', 'books/a.md', book('rating: 6')],
  ['a fraction', 'books/a.md', book('rating: 4.5')],
  ['an unknown icon', 'services/a.md', file('title: A', 'summary: A', 'icon: bok')],
  ['an unknown word of the interface', 'site.md', site('words: { manu: A }')],
  ['an unknown choice', 'site.md', site('theme: { mood: loud }')],
  ['no currency', 'products/a.md', file('title: A', 'price: { amount: 1, currency: £ }')],
  ['an unknown section', 'pages/a.md', page('  - type: heroo')],
  ['a field of another section', 'pages/a.md', page('  - type: hero', '    items: []')],
  ['an item with an unknown field', 'pages/a.md', page('  - type: features', '    items: [{ titel: A }]')],
  ['an address as a page', 'pages/a.md', page('  - { type: hero, actions: [{ label: A, to: b.example }] }')],
])('both refuse %s', (_, path, text) => {
  expect(check(path, text)).toEqual({ schema: false, check: false });
});

test('an editor marks a title that is too long, of which the check only warns', () => {
  const text = file(`title: a${long}`, 'date: 2026-03-14');
  expect(check('posts/a.md', text)).toEqual({ schema: false, check: true });
});

test('what editors are told of a field', () => {
  const { properties } = toJsonSchema({
    label: 'Recipes',
    hint: 'Things to cook.',
    fields: {
      tags: list(text({ label: 'Tag', hint: 'A kind of dish.', example: 'soup', max: 40 }), { max: 3 }).optional(),
      serves: number({ label: 'Serves', hint: 'How many.', example: '4', default: '2', min: 1 }).optional(),
    },
  });
  expect(properties).toMatchObject({
    tags: { title: 'Tag', type: 'array', maxItems: 3, items: { examples: ['soup'] } },
    serves: {
      title: 'Serves',
      description: 'How many.',
      markdownDescription: 'How many.\n\nExample: `4`',
      examples: [4],
      default: 2,
      type: ['integer', 'string'],
      minimum: 1,
      pattern: '^\\s*(?:-?\\d+)\\s*$',
      patternErrorMessage: 'must be a whole number of at least 1',
    },
  });
});
