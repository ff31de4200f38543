import { slug } from 'github-slugger';
import type { z } from 'zod';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { itemOf, kindOf, shapeOf } from '../collections/field';
import { sectionDefinitions } from '../collections/sections';
import { locate } from '../sourcing/locate';
import { readEntry } from '../sourcing/read-entry';
import { toFieldReference } from './to-field-reference';
import { toTypeInWords } from './to-type-in-words';

const all: readonly Collection[] = collections;
const page = toFieldReference(all);
const lines = page.split('\n');

/** The lines below a heading, to the next of its level. */
function below(heading: string): string[] {
  const start = lines.indexOf(heading) + 1;
  const level = /^#+ /.exec(heading)?.[0] ?? '';
  const end = lines.findIndex((line, index) => index > start && line.startsWith(level));
  return lines.slice(start, end < 0 ? undefined : end);
}

test('it is a page that the check accepts', () => {
  const location = locate('pages/fields.md');
  expect(location && readEntry(location, 'pages/fields.md', page).problems).toEqual([]);
});

test('every link within it leads to a heading', () => {
  const anchors = lines.filter((line) => line.startsWith('#')).map((line) => slug(line.replace(/^#+ /, '')));
  expect(new Set(anchors).size).toBe(anchors.length);
  const targets = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(40);
  expect(targets.filter((target) => !anchors.includes(target ?? ''))).toEqual([]);
});

test.each(all.map((collection) => [collection.label, collection] as const))(
  'it has every field of %s, with what it is for',
  (label, { fields, hint }) => {
    const text = [...below(`## ${label}`), ...below('## Fields of every entry')].join('\n');
    expect(text).toContain(hint);
    for (const [name, schema] of Object.entries<z.ZodType>(fields)) {
      const words = kindOf(schema) ?? kindOf(itemOf(schema) ?? schema);
      expect(text).toContain(`- **\`${name}\`** ${words?.label ?? 'nothing'}.`);
      expect(text).toContain(words?.hint ?? 'nothing');
    }
  },
);

test.each(sectionDefinitions.map((section) => [section.type, section] as const))(
  'it has every field of the section %s',
  (type, { fields, hint }) => {
    const text = [...below(`### ${type} section`), ...below('### Fields of every section')].join('\n');
    expect(text).toContain(hint);
    expect(text).toContain(`- type: ${type}\n`);
    for (const name of Object.keys(fields)) expect(text).toContain(`- **\`${name}\`** `);
  },
);

test('a field, whole', () => {
  const start = lines.findIndex((line) => line.startsWith('- **`rating`** Rating.'));
  expect(lines.slice(start, start + 3)).toEqual([
    '- **`rating`** Rating. *A whole number from 1 to 5.*\\',
    '  From 1 to 5.\\',
    '  `rating: 4`',
  ]);
});

test.each([
  ['post', 'title', 'Text, up to 160 characters'],
  ['post', 'date', 'A day'],
  ['project', 'date', 'A day, a month or a year'],
  ['event', 'start', 'A day, with or without a time'],
  ['post', 'tags', 'A list; each item is text, up to 40 characters'],
  ['post', 'cover', 'An image, or its path alone'],
  ['project', 'gallery', 'A list; each item is an image'],
  ['post', 'authors', 'A list; each item is the name of a file in `people/`'],
  ['post', 'draft', '`true` or `false`'],
  ['book', 'rating', 'A whole number from 1 to 5'],
  ['service', 'icon', 'One of the [icons](#icons)'],
  ['page', 'sections', 'A list of [sections](#sections)'],
  ['person', 'skills', 'A list; each item is a group of fields, or its `name` alone'],
  ['person', 'kind', 'One of `person`, `organization`'],
  ['post', 'extra', 'Anything'],
])('%s.%s: %s', (name, field, words) => {
  const schema = all.find((collection) => collection.name === name)?.fields[field];
  expect(schema && toTypeInWords(schema)).toBe(words);
});

/** Every field there is, those of groups and sections included. */
function allFields(shape: Record<string, z.core.$ZodType>, path: string): [string, z.core.$ZodType][] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const inner = itemOf(schema) ?? schema;
    const nested = kindOf(inner)?.kind === 'image' ? undefined : shapeOf(inner);
    const place = `${path}.${name}`;
    return [[place, schema] as [string, z.core.$ZodType], ...(nested ? allFields(nested, place) : [])];
  });
}

test('every field has a label and a sentence that says what it is for; every one that is not a group has an example', () => {
  const fields = [...all, ...sectionDefinitions.map(({ type, fields: own }) => ({ name: type, fields: own }))].flatMap(
    ({ name, fields: own }) => allFields(own, name),
  );
  expect(fields.length).toBeGreaterThan(300);
  const wordless = fields.filter(([, schema]) => {
    const { label, hint, example, kind } = kindOf(schema) ?? kindOf(itemOf(schema) ?? schema) ?? {};
    return !label || !hint?.endsWith('.') || (kind !== 'group' && !example);
  });
  expect(wordless.map(([name]) => name)).toEqual([]);
});
