import { checkContent } from '../checks/check-content';
import { buildRoutes } from '../routes/build-routes';
import { findDue } from '../routes/due';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { optionIn, wordsIn } from '../collections/collection/to-own-collection';
import { readContent } from './read-content';

let folder: string;
const site = '---\ntitle: Kitchen\nurl: https://example.org\n---\n';
const several = '---\ntitle: Kitchen\nurl: https://example.org\nlanguages: [en, fr]\n---\n';

beforeEach(() => (folder = makeFolder()));

const write = (files: Record<string, string>) => writeFiles(folder, { 'site.md': site, ...files });

/** A declaration with these lines; its fields are a number and those given, by name and kind. */
function declare(lines: string[], ...more: string[]): string {
  const fields = ['serves, kind: number', ...more].map((field) => `  - { name: ${field} }`);
  return ['---', 'label: Recipes', ...lines, 'fields:', ...fields, '---', ''].join('\n');
}

/** All errors of a site with a declaration: place and message. */
function told(files: Record<string, string>): string[] {
  write(files);
  return checkContent(folder)
    .problems.filter(({ severity }) => severity === 'error')
    .map(
      ({ file, line, column, message, suggestion }) =>
        `${file}:${line}:${column} ${message}${suggestion ? ` -> ${suggestion}` : ''}`,
    );
}

/** The errors of a single declaration, without its file. */
const toldOf = (text: string) =>
  told({ 'collections/recipe.md': text }).map((line) => line.replace('collections/recipe.md:', ''));

test.each(['collections/kitchen/recipe.md', 'collections/recipe.en.md'])(
  '%s is not a valid place for a declaration',
  (file) => {
    expect(told({ 'site.md': several, [file]: declare([]) })).toEqual([
      `${file}:1:1 is not where the declaration of "recipe" belongs: move it to collections/recipe.md`,
    ]);
  },
);

test('mistakes in its entries are reported like any others, including against the bounds that its declaration sets', () => {
  expect(
    told({
      'collections/recipe.md': declare([], 'title, kind: text, min: 20'),
      'recipes/stew.md': '---\ntitle: Stew\nserves: many\nservs: 3\n---\n',
    }),
  ).toEqual([
    'recipes/stew.md:2:8 "title" must have at least 20 characters; found "Stew"',
    'recipes/stew.md:3:9 "serves" must be a whole number; found "many"',
    expect.stringMatching(
      /^recipes\/stew\.md:4:1 "servs" is not a field of Recipes; allowed: title, serves, .* -> serves$/,
    ),
  ]);
});

test('an invalid declaration is reported, and its entries are not', () => {
  const found = told({
    'collections/recipe.md': declare(['lable: Soups']),
    'recipes/stew.md': '---\ntitle: Stew\n---\n',
    'pages/index.md': '---\ntitle: Home\nsections:\n  - { type: collection, of: recipe }\n---\n',
  });
  expect(found).toEqual([expect.stringMatching(/^collections\/recipe\.md:3:1 "lable" is not a field .* -> label$/)]);
});

const mistakes: Record<string, [string, ...string[]]> = {
  'kinds, options and bounds that there are not': [
    declare([], 'a, kind: picture', 'b, kind: choice, options: [x, x]', 'c, kind: number, min: 0.5, max: 0.7'),
    '5:22 "fields[2].kind" must be one of: text,',
    '-> image',
    '"fields[3].options" must not repeat an option',
    '"fields[4].max" must leave room for a whole number from "min" on, unless "fraction: true" is set',
  ],
  'names of fields that are taken, and what they have to be': [
    declare(
      [],
      'serves, kind: text',
      'draft, kind: flag',
      'children, kind: text',
      'cover, kind: text',
      'title, kind: text, optional: true',
    ),
    '5:13 there is a field "serves" above',
    '6:13 "draft" is a field that every entry has',
    '7:13 "children" is used by Halflight',
    '"cover" is the picture above an entry, so it must be one image',
    '"title" cannot be optional',
  ],
  'fields that are not there, or of another kind': [
    declare(['sort: servs', 'publishes: serves', 'folder: posts'], 'a, kind: day, example: tomorrow'),
    '3:7 there is no field "servs"; those of the right kind are: title, serves, a -> serves',
    '4:12 the field "serves" is of kind number; one of kind day is needed here',
    '5:9 the folder posts/ belongs to a built-in collection',
    '8:36 "tomorrow" is not a valid value for a field of kind day',
  ],
  'properties of another type, and of two fields': [
    declare(
      ['schema: Recipe'],
      'schema, kind: duration, property: cookTime',
      'b, kind: duration, property: cookTime',
      'c, kind: text, property: headline',
    ),
    '7:42 "cookTime" is already used by the field "schema" above',
    '"headline" is not a property of Recipe here',
  ],
  'both dates': [
    declare(['publishes: d', 'happens: d'], 'd, kind: day'),
    '"happens" cannot be given together with "publishes"',
  ],
  'a pattern in the path': [
    declare(['path: /recipes/:slug/']),
    '3:7 "path" must be a path such as /work/',
    '-> /recipes/',
  ],
  'a path that leads elsewhere': [declare(['path: /../x/']), '3:7 "path" must be a path such as /work/: ".." is'],
  'the path of a list of ours': [declare(['path: /posts/']), '3:7 the path /posts/ belongs to the list of posts'],
  'an event on no day': [declare(['schema: Event']), '3:9 an Event takes place on a certain day'],
  'no fields': ['---\nlabel: Recipes\n---\n', '"fields" is missing'],
};

test.each(Object.entries(mistakes))('mistakes in a declaration: %s', (_, [text, ...said]) => {
  const found = toldOf(text).join('\n');
  for (const part of said) expect(found).toContain(part);
});

test('a field cannot have the name of an inherited property', () => {
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => !name.startsWith('__'));
  for (const name of names)
    expect(toldOf(declare([], `${name}, kind: text, optional: true`)).join('\n')).toContain(
      `5:13 "${name}" is used by`,
    );
});

test('fields that are never shown, since entries have no pages and their list does not show them, are reported', () => {
  const fields = [
    'method, kind: markdown',
    'steps, kind: image, list: true',
    'cover, kind: image',
    'rank, kind: number',
  ];
  fields.push('tags, kind: text, list: true', 'summary, kind: text');
  const hidden = (lines: string[]) => {
    write({ 'collections/recipe.md': declare(lines, ...fields) });
    const { problems } = readContent(folder);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    return problems.map(({ line, column, severity, kind, message }) => [`${line}:${column}`, severity, kind, message]);
  };
  const nobody = (field: string) =>
    `nobody sees the field "${field}": entries have no pages, and their list does not show it`;
  expect(hidden(['pages: none', 'sort: rank'])).toEqual([
    ['6:13', 'warning', 'hidden-field', `${nobody('serves')}; name it in "card", give entries pages, or remove it`],
    [
      '7:13',
      'warning',
      'hidden-field',
      `${nobody('method')}; write it as the text below the front matter, give entries pages, or remove it`,
    ],
    ['8:13', 'warning', 'hidden-field', expect.stringContaining('"steps"')],
    ['9:13', 'warning', 'hidden-field', expect.stringContaining('choose a "list" that shows it, such as cards')],
  ]);
  expect(hidden(['pages: none', 'sort: rank', 'list: cards', 'card: [serves, steps]'])).toHaveLength(1);
  expect(hidden(['pages: with-text'])).toEqual([]);
});

test.each([
  ['post', /^collections\/post\.md:1:1 "post" is a built-in collection, in posts: /],
  ['Recipe', /^collections\/Recipe\.md:1:1 the file's name is that of the collection/],
])('a declaration named %s', (name, said) => {
  expect(told({ [`collections/${name}.md`]: declare(['folder: things']) })).toEqual([expect.stringMatching(said)]);
});

test.each([
  ['folder: recipes', 'the folder recipes/ belongs to collections/dish.md: set another with "folder"'],
  ['path: /recipes/', 'the path /recipes/ belongs to collections/dish.md: set another with "path"'],
])('two declarations do not share a %s', (line, said) => {
  const found = told({ 'collections/dish.md': declare([line]), 'collections/recipe.md': declare([]) });
  expect(found).toEqual([`collections/recipe.md:1:1 ${said}`]);
});

test.each([
  ['recipes', 'there is no collection "recipes"; those of this site are: recipe', 'recipe'],
  ['posts', '"posts" is a built-in collection, which has its own type of section: write "type: posts"', undefined],
])('a section of %s', (of, message, suggestion) => {
  write({
    'collections/recipe.md': declare([]),
    'pages/index.md': `---\ntitle: Home\nsections:\n  - { type: collection, of: ${of} }\n---\n`,
  });
  const [problem] = checkContent(folder).problems;
  expect(problem).toMatchObject({ file: 'pages/index.md', line: 4, column: 29, message });
  expect(problem?.suggestion).toBe(suggestion);
});

test('a section of an invalid declaration in another place is not reported', () => {
  const found = told({
    'site.md': several,
    'collections/recipe.en.md': declare(['lable: Soups']),
    'pages/index.md': '---\ntitle: Home\nsections:\n  - { type: collection, of: recipe }\n---\n',
  });
  expect(found).toEqual([expect.stringMatching(/"lable" is not a field/)]);
});

test('a list in place of a page is reported at "path"', () => {
  const found = told({
    'collections/recipe.md': declare([]),
    'recipes/soup.md': '---\ntitle: Soup\nserves: 4\n---\n',
    'pages/recipes.md': '---\ntitle: Recipes\n---\n',
  });
  expect(found).toEqual([
    expect.stringMatching(/rename the file or give it a "slug", or give the list another "path"$/),
  ]);
});

test.each<[string, string[], string[]]>([
  ['en', ['sort: title'], ['Chapter 2', 'Chapter 10', 'Éclairs', 'soup', 'Tart']],
  ['en', ['sort: { by: title, descending: true }'], ['Tart', 'soup', 'Éclairs', 'Chapter 10', 'Chapter 2']],
  ['sv', ['sort: title'], ['Zabaglione', 'Ål']],
])('titles are sorted by the rules of %s, with %j', (language, lines, titles) => {
  const files = [...titles]
    .sort()
    .map((title, index) => [`recipes/r${index}.md`, `---\ntitle: ${title}\nserves: 1\n---\n`]);
  write({
    'site.md': `---\ntitle: Kitchen\nurl: https://example.org\nlanguage: ${language}\n---\n`,
    'collections/recipe.md': declare(lines),
    ...(Object.fromEntries(files) as Record<string, string>),
  });
  const { content, routes } = checkContent(folder).context;
  const { members = [] } = routes.find(({ path }) => path === '/recipes/') ?? {};
  expect(members.map((id) => content.entries.find((entry) => entry.id === id)?.values.title)).toEqual(titles);
});

test('its words can be translated', () => {
  const found = told({
    'site.md': several,
    'collections/recipe.md': declare([]),
    'collections/recipe.fr.md': '---\nlabel: Recettes\nfields: [{ name: serves, label: Pour }]\n---\n',
    'recipes/soup.md': '---\ntitle: Soup\nserves: 4\n---\n',
    'recipes/soup.fr.md': '---\ntitle: Soupe\nserves: 4\n---\n',
  });
  expect(found).toEqual([]);
  const own = readContent(folder).collections.at(-1);
  expect(own?.declared?.translations).toEqual({ fr: { label: 'Recettes', fields: { serves: { label: 'Pour' } } } });
  expect(checkContent(folder).context.routes.map(({ path, title }) => `${path} ${title ?? ''}`)).toEqual(
    expect.arrayContaining(['/recipes/ Recipes', '/fr/recipes/ Recettes', '/fr/recipes/soup/ Soupe']),
  );
});

test('options have other names in other languages, each in its place', () => {
  const french = (options: string, name = 'course') => {
    const found = told({
      'site.md': several,
      'collections/recipe.md': declare([], 'course, kind: choice, options: [Starter, Main]'),
      'collections/recipe.fr.md': `---\nfields:\n  - { name: ${name}, options: ${options} }\n---\n`,
      'recipes/soup.md': '---\ntitle: Soup\nserves: 4\ncourse: Starter\n---\n',
      'recipes/soup.fr.md': '---\ntitle: Soupe\nserves: 4\ncourse: Starter\n---\n',
    });
    const own = readContent(folder).collections.at(-1);
    return found.length > 0 || !own ? found : optionIn('Starter', 'course', own, wordsIn(own, 'fr'));
  };
  expect(french('[Entrée, Plat]')).toBe('Entrée');
  expect(french('[Entrée]')).toEqual([
    'collections/recipe.fr.md:3:30 must have a word for each of the 2 options of "course" in collections/recipe.md, in their order: Starter, Main',
  ]);
  expect(french('[Pour]', 'serves')).toEqual([
    'collections/recipe.fr.md:3:30 "serves" is of kind number, which has no options: remove them',
  ]);
});

test('translated words must belong to existing fields and an existing declaration', () => {
  const found = told({
    'site.md': several,
    'collections/recipe.md': declare([]),
    'collections/recipe.fr.md': '---\nlabel: Recettes\npath: /recettes/\nfields: [{ name: servs, label: Pour }]\n---\n',
    'collections/talk.fr.md': '---\nlabel: Exposés\n---\n',
  });
  expect(found).toEqual([
    expect.stringMatching(/^collections\/recipe\.fr\.md:3:1 "path" is not a field of/),
    'collections/talk.fr.md:1:1 translates collections/talk.md, which is not there or has mistakes: write it in the main language first',
  ]);
});

test('entries that appear on a day are neither listed nor have pages before it, and a build is due on that day', () => {
  const record = (title: string, day: string) => `---\ntitle: ${title}\nheard: ${day}\ntags: [vinyl]\n---\nWords.\n`;
  const fields = ['heard, kind: day', 'tags, kind: text, list: true, optional: true'].map(
    (field) => `  - { name: ${field} }`,
  );
  write({
    'collections/record.md': [
      '---',
      'label: Records',
      'publishes: { by: heard, feed: true }',
      'fields:',
      ...fields,
      '---',
      '',
    ].join('\n'),
    'records/early.md': record('Early', '2026-01-01'),
    'records/late.md': record('Late', '2026-06-01'),
  });
  const { entries, site: settings = {}, collections: registry } = readContent(folder);
  const clock = (today: string) => ({ today, timeZone: 'UTC', preview: false });
  const routesOn = (today: string) => buildRoutes({ entries, site: settings, clock: clock(today), registry }).routes;
  const before = routesOn('2026-05-31');
  expect(before.find(({ path }) => path === '/tags/vinyl/')).toMatchObject({ followed: true });
  expect(before.map(({ path }) => path)).toContain('/records/early/');
  expect(JSON.stringify(before)).not.toContain('late');
  expect(routesOn('2026-06-01').find(({ path }) => path === '/records/')?.members).toEqual([
    'entry:records/late.md',
    'entry:records/early.md',
  ]);
  expect(findDue({ entries, site: {}, registry }, clock('2026-05-31'), clock('2026-06-01'))).toEqual([
    'records/late.md appears (2026-06-01)',
  ]);
});
