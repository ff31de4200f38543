import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { list } from '../fields/groups';
import { number, text } from '../fields/kinds';
import { locate } from '../sourcing/locate';
import { fileOfEntry } from '../sourcing/read-bibliography';
import { readContent } from '../sourcing/read-content';
import { readEntry } from '../sourcing/read-entry';
import { toJsonSchema } from './to-json-schema';
import { toOverlay } from './to-overlay';

// Ajv does not know keywords for editors, such as `markdownDescription`.
const ajv = new Ajv({ allErrors: true, strictTypes: true, allowUnionTypes: true });
ajv.addVocabulary(['markdownDescription', 'markdownEnumDescriptions', 'patternErrorMessage']);

const validators = new Map<string, ValidateFunction>(
  (collections as readonly Collection[]).map((collection) => [collection.name, ajv.compile(toJsonSchema(collection))]),
);
const translations = new Map<string, ValidateFunction>(
  (collections as readonly Collection[])
    .filter(({ name, singleton }) => singleton || name === 'collection')
    .map((single) => [single.name, ajv.compile(toJsonSchema(toOverlay(single)))]),
);

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

describe.each(['content', 'docs', 'e2e/content', 'e2e/languages'])('in %s', (folder) => {
  const { entries, collections: all } = readContent(folder);
  // Collections that a site declares have a schema, too.
  const own = new Map(
    all.flatMap((collection) =>
      collection.declared ? [[collection.name, ajv.compile(toJsonSchema(collection))] as const] : [],
    ),
  );
  test.each(entries.map(({ filePath, collection, values }) => ({ filePath, collection, values })))(
    'the schema accepts $filePath, as the check does',
    ({ filePath, collection, values }) => {
      const isTranslation = /\.\w+\.md$/.test(filePath);
      const validate =
        (isTranslation && translations.get(collection)) || validators.get(collection) || own.get(collection);
      // Values from BibTeX are validated as they are, since they have no YAML.
      const isMarkdown = fileOfEntry(filePath) === filePath;
      validate?.(isMarkdown ? valuesOf(readFileSync(join(folder, filePath), 'utf8')) : values);
      expect(validate?.errors).toBeNull();
    },
  );
});

const file = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;
const post = (...lines: string[]) => file('title: A', 'date: 2026-03-14', ...lines);
const page = (...lines: string[]) => file('title: A', 'sections:', ...lines);

const long = 'a'.repeat(160);

test.each([
  ['a number as a title', 'posts/a.md', file('title: 1984', 'date: 2026-03-14')],
  ['a boolean as a title', 'posts/a.md', file('title: true', 'date: 2026-03-14')],
  ['a title of the greatest length, with a line break', 'posts/a.md', file(`title: |\n  ${long}`, 'date: 2026-03-14')],
  ['a quoted day', 'posts/a.md', file('title: A', 'date: " 2026-03-14 "')],
  ['a year as a day', 'projects/a.md', file('title: A', 'date: 1843')],
  ['a month as a day', 'projects/a.md', file('title: A', 'date: 1843-09')],
  ['a day and a time', 'events/a.md', file('title: A', 'start: 2026-05-14 18:30')],
  ['a time with a zone', 'events/a.md', file('title: A', 'start: 2026-05-14T18:30:00+01:00')],
  ['a year as a time', 'events/a.md', file('title: A', 'start: 2026')],
  ['a quoted number', 'books/a.md', file('title: A', 'authors: [B]', 'rating: "4"')],
  ['an ISBN that looks like a number', 'books/a.md', file('title: A', 'authors: [B]', 'isbn: 0141036141')],
  ['an ISBN with hyphens', 'books/a.md', file('title: A', 'authors: [B]', 'isbn: 978-0-14-103614-4')],
  ['a quoted flag', 'posts/a.md', post('draft: "true"')],
  ['tags that are numbers', 'posts/a.md', post('tags: [1843, true, engines]')],
  ['an empty list', 'posts/a.md', post('tags: []')],
  ['a bare path as a cover', 'posts/a.md', post('cover: ./a.jpg')],
  ['a cover with everything', 'posts/a.md', post('cover: { src: ./a.jpg, alt: 1984, focus: 50% 20% }')],
  ['an image that is decoration', 'projects/a.md', file('title: A', 'gallery: [{ src: ./a.jpg, alt: "" }]')],
  ['anything below extra', 'posts/a.md', post('extra: { a: [1, { b: null }] }')],
  ['an address with letters beyond ASCII', 'posts/a.md', post('canonical: https://müller.example/straße')],
  ['skills, short and long', 'person.md', file('name: A', 'skills: [CSS, { name: Figma, level: 4 }]')],
  [
    'social links, short and long',
    'person.md',
    file('name: A', 'social: [https://a.example, { url: https://b.example }]'),
  ],
  ['a price', 'products/a.md', file('title: A', 'price: { amount: 24.50, currency: GBP }')],
  ['a section with nothing but its type', 'pages/a.md', page('  - type: hero')],
  ['a section with what all take', 'pages/a.md', page('  - { type: skills, title: 7, text: 8, id: a, actions: [] }')],
  ['a link to a Markdown file', 'pages/a.md', page('  - type: hero', '    actions: [{ label: A, to: b.md#c }]')],
  ['a page that is only a title', 'pages/a.md', file('title: A')],
])('both accept %s', (_, path, text) => {
  expect(check(path, text)).toEqual({ schema: true, check: true });
});

test.each([
  ['a missing field', 'posts/a.md', file('title: A')],
  ['an unknown field', 'posts/a.md', post('sumary: A')],
  ['an empty title', 'posts/a.md', file('title: ""', 'date: 2026-03-14')],
  ['a title of blanks', 'posts/a.md', file('title: "  "', 'date: 2026-03-14')],
  ['a title without a value', 'posts/a.md', file('title:', 'date: 2026-03-14')],
  ['a list where text is expected', 'posts/a.md', file('title: [A]', 'date: 2026-03-14')],
  ['text where a list is expected', 'posts/a.md', post('tags: engines')],
  ['no day', 'posts/a.md', file('title: A', 'date: soon')],
  ['a month where a day is expected', 'posts/a.md', file('title: A', 'date: 2026-03')],
  ['a cover without a file', 'posts/a.md', post('cover: { alt: A }')],
  ['a cover with an unknown field', 'posts/a.md', post('cover: { src: ./a.jpg, atl: A }')],
  ['an image without alternative text', 'projects/a.md', file('title: A', 'gallery: [{ src: ./a.jpg }]')],
  [
    'an image whose alternative text has no value',
    'projects/a.md',
    file('title: A', 'gallery: [{ src: ./a.jpg, alt: }]'),
  ],
  ['a bare path where a title is missing', 'projects/a.md', file('title: A', 'gallery: [./a.jpg]')],
  ['no full address', 'posts/a.md', post('canonical: example.org')],
  ['neither true nor false', 'posts/a.md', post('draft: yes')],
  ['a number that is too great', 'books/a.md', file('title: A', 'authors: [B]', 'rating: 6')],
  ['a fraction', 'books/a.md', file('title: A', 'authors: [B]', 'rating: 4.5')],
  ['an unknown icon', 'services/a.md', file('title: A', 'summary: A', 'icon: bok')],
  ['an unknown word of the interface', 'site.md', file('title: A', 'url: https://a.example', 'words: { manu: A }')],
  ['an unknown mood', 'site.md', file('title: A', 'url: https://a.example', 'theme: { mood: loud }')],
  ['no currency', 'products/a.md', file('title: A', 'price: { amount: 1, currency: £ }')],
  ['a section without a type', 'pages/a.md', page('  - title: A')],
  ['an unknown section', 'pages/a.md', page('  - type: heroo')],
  ['a field of another section', 'pages/a.md', page('  - type: hero', '    items: []')],
  ['a section that lacks a field', 'pages/a.md', page('  - type: features')],
  ['an item with an unknown field', 'pages/a.md', page('  - type: features', '    items: [{ titel: A }]')],
  [
    'a page that is an address elsewhere',
    'pages/a.md',
    page('  - { type: hero, actions: [{ label: A, to: b.example }] }'),
  ],
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
  const tag = {
    title: 'Tag',
    description: 'A kind of dish.',
    markdownDescription: 'A kind of dish.\n\nExample: `soup`',
  };
  expect(properties).toEqual({
    tags: {
      ...tag,
      type: 'array',
      maxItems: 3,
      items: {
        ...tag,
        examples: ['soup'],
        type: ['string', 'number', 'boolean'],
        pattern: '^\\s*\\S(?:[\\s\\S]{0,38}\\S)?\\s*$',
        patternErrorMessage: 'must have from 1 to 40 characters',
      },
    },
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
