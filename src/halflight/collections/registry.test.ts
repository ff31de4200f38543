import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { toLists } from '../ui/components/site-context/lists';
import { readContent } from '../sourcing/read-content';
import { en } from '../words/en';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { collections } from './index';
import { defineCollection, type Collection } from './define-collection';
import { group, list } from '../fields/groups';
import { furtherIcons } from '../fields/icons';
import { image } from '../fields/images';
import { listNames } from '../words/list-names';
import { schemas } from './schemas';
import { sectionDefinitions } from './sections';
import { day, flag, markdown, number, text } from '../fields/kinds';
import { firstDayOf, isPublic } from '../routes/visibility';

/** A collection that exists only here: whatever works below follows from its definition alone. */
const recipe = defineCollection({
  name: 'recipe',
  position: 999,
  folder: 'recipes',
  label: 'Recipes',
  hint: 'Things to cook.',
  icon: 'book',
  page: { path: '/recipes/:slug/' },
  list: { path: '/recipes/' },
  sort: [{ field: 'title' }],
  fields: {
    title: text({ label: 'Title', max: 80 }),
    serves: number({ label: 'Serves', min: 1, max: 100 }),
    vegan: flag({ label: 'Vegan' }).optional(),
    photo: image({ label: 'Photo', titled: true }).optional(),
    steps: list(
      group({
        label: 'Step',
        short: 'text',
        fields: { text: markdown({ label: 'Text' }), photo: image({ label: 'Photo' }).optional() },
      }),
    ),
  },
});

const registry = [...collections, recipe];
const clock = { today: '2026-03-14', timeZone: 'UTC', preview: false };

test('its files are read, typed and checked', () => {
  const folder = makeFolder();
  writeFiles(folder, {
    'recipes/soup/index.md': '---\ntitle: Soup\nserves: 4\nvegan: true\nphoto: ./soup.jpg\nsteps: [Chop.]\n---\nHot.\n',
    'recipes/stew.md': '---\ntitle: Stew\nserves: many\nsteps:\n  - txt: Chop.\n---\n',
  });
  const { entries, problems } = readContent(folder, registry);
  expect(entries.find(({ collection }) => collection === 'recipe')).toMatchObject({
    slug: 'soup',
    values: { serves: 4, vegan: true, photo: { src: './soup.jpg', alt: '' }, steps: [{ text: 'Chop.' }] },
  });
  expect(problems.filter(({ file }) => file === 'recipes/stew.md').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^"serves" must be a whole number from 1 to 100/),
    '"steps[1].text" is missing',
    expect.stringMatching(/^"steps\[1\]\.txt" is not a field/),
  ]);
});

test('a list is in its folder unless site.md says otherwise, as its links assume', () => {
  const paths = collections.flatMap(({ list }: Collection) => (list ? [list.path] : []));
  expect(paths).toEqual(listNames.map((name) => `/${name}/`));
  expect(listNames.map((name) => toLists(en)[name].path)).toEqual(paths);
});

test('sections show existing collections, and ask only for fields that these have', () => {
  const asks = { tag: 'tags', featured: 'featured' };
  const wrong = sectionDefinitions.flatMap(({ type, shows, fields }) =>
    shows
      .filter((name) => {
        const shown: Collection | undefined = collections.find((collection) => collection.name === name);
        const lacks = Object.entries(asks).some(
          ([asked, field]) => asked in fields && !(field in (shown?.fields ?? {})),
        );
        return lacks || !shown || ('when' in fields && !shown.dateRange);
      })
      .map((name) => `${type}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('lists and sections receive nothing that they do not show: that is in `pageOnly`', () => {
  const drawn = collections.filter(
    ({ name, opaque }: Collection) => !opaque && existsSync(`src/halflight/collections/${name}/section.tsx`),
  );
  const unused = drawn.flatMap(({ name, cardFields }) => {
    const files = readdirSync(`src/halflight/collections/${name}`).filter((file) =>
      /^(?!(?:page|schema|section-schema|json-ld|words)\.)[\w-]+\.tsx?$/.test(file),
    );
    const shown = files.map((file) => readFileSync(`src/halflight/collections/${name}/${file}`, 'utf8')).join('\n');
    // Shared components show titles.
    const other = cardFields.filter((field) => field !== 'title' && !new RegExp(`\\b${field}\\b`).test(shown));
    return other.map((field) => `${name}.${field}`);
  });
  expect(drawn.length).toBeGreaterThan(5);
  expect(unused).toEqual([]);
});

test('its field "publishesOn" decides when an entry appears, and a feed needs one', () => {
  const { name, position, folder, label, hint } = recipe;
  const dated = { name, position, folder, label, hint, fields: { cooked: day({ label: 'Cooked' }) } } as const;
  const meal = defineCollection({ ...dated, publishesOn: 'cooked' });
  const cooked = (values: Record<string, unknown>) => ({ collection: 'recipe', values });
  const days = ['2026-03-13', '2026-03-15'].map((on) => isPublic(cooked({ cooked: on }), clock, [meal]));
  expect(days).toEqual([true, false]);
  expect(firstDayOf(cooked({ cooked: '2026-01-10' }), [meal])).toBe('2026-01-10');
  expect(firstDayOf(cooked({ date: '2026-05-01' }), registry)).toBeUndefined();
  expect(() => defineCollection({ ...dated, list: { path: '/recipes/', feed: true } })).toThrow('"publishesOn"');
});

test('every registered collection is complete and unique', () => {
  const all: readonly Collection[] = collections;
  for (const key of ['name', 'position', 'folder', 'typeName'] as const)
    expect(new Set(all.map((collection) => collection[key])).size).toBe(all.length);
  const incomplete = all.filter((collection) => {
    const { name, label, hint, typeName, publishesOn, dateRange, fields } = collection;
    const dated = [publishesOn, ...Object.values(dateRange ?? {})].filter((field) => field !== undefined);
    return !(
      (schemas as Record<string, Collection>)[name] === collection &&
      /^[A-Z]/.test(label) &&
      hint.endsWith('.') &&
      /^[A-Z]\w+$/.test(typeName) &&
      dated.every((field) => field in fields)
    );
  });
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

test('the icons of collections are among those that every browser has', () => {
  const further: readonly (string | undefined)[] = furtherIcons;
  expect(collections.filter((collection: Collection) => further.includes(collection.icon))).toEqual([]);
});
