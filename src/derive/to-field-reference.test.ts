import { slug } from 'github-slugger';
import { toString as toText } from 'mdast-util-to-string';
import { remark } from 'remark';
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

/** What the items of a list below a heading say, as somebody reads them who sees no Markdown, by the field that each begins with. */
function fieldsBelow(heading: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of remark().parse(below(heading).join('\n')).children) {
    for (const item of node.type === 'list' ? node.children : []) {
      const [first] = item.children;
      const [name] = first?.type === 'paragraph' ? first.children : [];
      if (name?.type === 'strong') found.set(toText(name), toText(first));
    }
  }
  return found;
}

test.each(all.map((collection) => [collection.label, collection] as const))(
  'it has every field of %s, with what it is for',
  (label, { fields, hint }) => {
    expect(below(`## ${label}`)).toContain(hint);
    const read = new Map([...fieldsBelow('## Fields of every entry'), ...fieldsBelow(`## ${label}`)]);
    for (const [name, schema] of Object.entries<z.ZodType>(fields)) {
      const words = kindOf(schema) ?? kindOf(itemOf(schema) ?? schema);
      if (!words) throw new Error(`${label}.${name} has no kind.`);
      expect(read.get(name)).toContain(words.label);
      expect(read.get(name)).toContain(toText(remark().parse(words.hint)));
    }
  },
);

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
  const [, section = ''] = toFieldReference([recipe]).split('\n## Recipes\n');
  expect(section.split('\n## ')[0]).toBe(`
What to cook.

Its files are \`recipes/NAME.md\` or \`recipes/NAME/index.md\`. Entries have no pages of their own.

- **\`title\`** Title. *Required. Text, up to 40 characters.*\\
  What it is called.\\
  \`title: Soup\`
- **\`serves\`** Serves. *A whole number of at least 1. Default \`2\`.*\\
  How many it feeds.\\
  \`serves: 4\`
- **\`steps\`** Step. *Required. A list; each item is a group of fields.*\\
  Something to do.
  - **\`text\`** Text. *Required. Text.*\\
    What to do.\\
    \`text: Chop.\`

Besides these, the [fields of every entry](#fields-of-every-entry).
`);
});

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
