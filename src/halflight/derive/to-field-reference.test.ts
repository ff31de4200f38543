import { dirname, join } from 'node:path';
import { slug } from 'github-slugger';
import { toString as toText } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { z } from 'zod';
import { collections } from '../collections';
import { defineCollection, type Collection } from '../collections/define-collection';
import { group, list } from '../fields/groups';
import { number, text } from '../fields/kinds';
import { itemOf, kindOf, shapeOf } from '../fields/field';
import { sectionDefinitions } from '../sections/schema';
import { locate } from '../sourcing/locate';
import { readEntry } from '../sourcing/read-entry';
import { toFieldReference } from './to-field-reference';
import { toTypeInWords } from './to-type-in-words';

const all: readonly Collection[] = collections;
const pages = toFieldReference(all);
const pageOf = (name: string): string => pages.get(`docs/pages/${name}.md`) ?? '';

test.each([...pages])('%s is a page that the check accepts', (path, text) => {
  const file = path.replace('docs/', '');
  const location = locate(file);
  expect(location && readEntry(location, file, text).problems).toEqual([]);
});

test('every link within them leads to a page, or to a heading', () => {
  const targets = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, target = '']) => join(dirname(path), target || '.')),
  );
  expect(targets.length).toBeGreaterThan(40);
  const anchors = [...pages].flatMap(([path, text]) => [
    path,
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => `${path}#${slug(title)}`),
  ]);
  const others = ['docs/pages/icons.md', 'docs/pages/sections.md'];
  const own = /^docs\/pages\/fields\/#/;
  expect(
    targets.filter(
      (target) => !anchors.includes(target.replace(own, 'docs/pages/fields/sections.md#')) && !others.includes(target),
    ),
  ).toEqual([]);
});

const read = new Map<string, Map<string, string>>();

/** The plain text of the rows in the tables of a page, keyed by the field in their first cell. */
function fieldsOn(name: string): Map<string, string> {
  const found = read.get(name) ?? new Map<string, string>();
  if (read.has(name)) return found;
  for (const table of remark().use(remarkGfm).parse(pageOf(name)).children)
    for (const row of table.type === 'table' ? table.children : []) found.set(toText(row.children[0]), toText(row));
  read.set(name, found);
  return found;
}

test.each(all.map((collection) => [collection.name, collection] as const))(
  'it has every field of %s, with what it is for',
  (name, { fields, hint }) => {
    expect(pageOf(`fields/${name}`).split('\n')).toContain(hint);
    const rows = new Map([...fieldsOn('fields'), ...fieldsOn(`fields/${name}`)]);
    for (const [field, schema] of Object.entries<z.ZodType>(fields)) {
      const words = kindOf(schema) ?? kindOf(itemOf(schema) ?? schema);
      if (!words) throw new Error(`${name}.${field} has no kind.`);
      expect(rows.get(field)).toContain(toText(remark().parse(words.hint)));
    }
  },
);

test('the words of the interface have a page', () => {
  expect(fieldsOn('fields/words').get('skipToContent')).toContain('Skip to content');
  expect(pageOf('fields/site')).toContain('[All of them](words.md)');
});

test('a collection is written as authors read it, fields of groups included', () => {
  const recipe = defineCollection({
    name: 'recipe',
    position: 1,
    folder: 'recipes',
    label: 'Recipes',
    hint: 'What to cook.',
    icon: 'star',
    fields: {
      title: text({ label: 'Title', hint: 'What it is called.', example: 'Soup', max: 40 }),
      serves: number({ label: 'Serves', hint: 'How many it feeds.', example: '4', default: '2', min: 1 }).optional(),
      steps: list(
        group({
          label: 'Step',
          hint: 'Something to do.',
          fields: { text: text({ label: 'Text', hint: 'What to do.', example: 'Chop.' }) },
        }),
      ),
    },
  });
  const reference = toFieldReference([recipe]).get('docs/pages/fields/recipe.md');
  expect(reference?.split('Edit those. -->\n')[1]).toBe(`
What to cook.

Its files are \`recipes/NAME.md\` or \`recipes/NAME/index.md\`. Entries have no pages of their own.

| Field | What may be written | What it is for |
| :--- | :--- | :--- |
| **\`title\`** | **Required.** Text, up to 40 characters. | What it is called. \`title: Soup\` |
| **\`serves\`** | A whole number of at least 1. Default \`2\`. | How many it feeds. \`serves: 4\` |
| **\`steps\`** | **Required.** A list; each item is a group of fields. | Something to do. |
| **\`steps[].text\`** | **Required.** Text. | What to do. \`text: Chop.\` |

Besides these, the [fields of every entry](../fields.md#fields-of-every-entry).
`);
});

test('a bar in an example does not end its cell', () => {
  const sum = defineCollection({
    name: 'sum',
    position: 1,
    folder: 'sums',
    label: 'Sums',
    hint: 'What is added.',
    icon: 'star',
    fields: { title: text({ label: 'Title', hint: 'What it is.', example: '"a | b"', max: 40 }) },
  });
  expect(toFieldReference([sum]).get('docs/pages/fields/sum.md')).toContain('`title: "a \\| b"` |');
});

test.each(sectionDefinitions.map((section) => [section.type, section] as const))(
  'it has every field of the section %s',
  (type, { fields, hint }) => {
    const [, own = ''] = pageOf('fields/sections').split(`\n## ${type}\n`);
    const [, common = ''] = pageOf('fields/sections').split('\n## Fields of every section\n');
    const text = [own, common].map((each) => each.split('\n## ')[0]).join('\n');
    expect(text).toContain(hint);
    expect(text).toContain(`- type: ${type}\n`);
    for (const name of Object.keys(fields)) expect(text).toContain(`| **\`${name}\`** | `);
  },
);

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

/** Every field, including those of groups and sections. */
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
