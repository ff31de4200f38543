import type { z } from 'zod';
import { collections } from '../collections';
import { defineCollection, type Collection } from '../collections/define-collection';
import { group, list } from '../fields/groups';
import { number, text } from '../fields/kinds';
import { itemOf, kindOf, shapeOf } from '../fields/field';
import { sectionDefinitions } from '../collections/sections';
import { toFieldReference } from './to-field-reference';
import { toTypeInWords } from './to-type-in-words';

const all: readonly Collection[] = collections;
const pages = toFieldReference(all);
const pageOf = (name: string): string => pages.get(`docs/pages/${name}.md`) ?? '';

test('the words of the interface have a page', () => {
  expect(pageOf('fields/words')).toMatch(/skipToContent.*Skip to content/);
  expect(pageOf('fields/site')).toContain('[All of them](words.md)');
});

test('a collection is described for authors, including the fields of groups', () => {
  const recipe = defineCollection({
    name: 'recipe',
    position: 1,
    folder: 'recipes',
    label: 'Recipes',
    hint: 'What to cook.',
    icon: 'star',
    fields: {
      title: text({ label: 'Title', hint: 'What it is called.', example: '"Soup | stew"', max: 40 }),
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
| **\`title\`** | **Required.** Text, up to 40 characters. | What it is called. \`title: "Soup \\| stew"\` |
| **\`serves\`** | A whole number of at least 1. Default \`2\`. | How many it feeds. \`serves: 4\` |
| **\`steps\`** | **Required.** A list; each item is a group of fields. | Something to do. |
| **\`steps[].text\`** | **Required.** Text. | What to do. \`text: Chop.\` |

Besides these, the [fields of every entry](../fields.md#fields-of-every-entry).
`);
});

test('it has every field of every section', () => {
  const [, common = ''] = pageOf('fields/sections').split('\n## Fields of every section\n');
  const missing = sectionDefinitions.flatMap(({ type, fields, hint }) => {
    const [, own = ''] = pageOf('fields/sections').split(`\n## ${type}\n`);
    const text = [own, common].map((each) => each.split('\n## ')[0]).join('\n');
    const said = [hint, `- type: ${type}\n`, ...Object.keys(fields).map((name) => `| **\`${name}\`** | `)];
    return said.filter((words) => !text.includes(words)).map((words) => `${type}: ${words}`);
  });
  expect(missing).toEqual([]);
});

test('each kind of field is described in words', () => {
  const wordsOf = (path: string) => {
    const [name, field = ''] = path.split('.');
    const schema = all.find((collection) => collection.name === name)?.fields[field];
    return schema && toTypeInWords(schema);
  };
  const expected = {
    'project.date': 'A day, a month or a year',
    'event.start': 'A day, with or without a time',
    'post.cover': 'An image, or its path alone',
    'post.authors': 'A list; each item is the name of a file in `people/`',
    'post.draft': '`true` or `false`',
    'book.rating': 'A whole number from 1 to 5',
    'service.icon': 'One of the [icons](#icons)',
    'page.sections': 'A list of [sections](#sections)',
    'person.skills': 'A list; each item is a group of fields, or its `name` alone',
    'person.kind': 'One of `person`, `organization`',
    'post.extra': 'Anything',
  };
  expect(Object.fromEntries(Object.keys(expected).map((path) => [path, wordsOf(path)]))).toEqual(expected);
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
