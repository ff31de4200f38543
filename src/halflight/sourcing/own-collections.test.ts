import { describeProblems } from '../checks/describe-problems';
import { checkContent } from '../checks/check-content';
import { buildRoutes } from '../routes/build-routes';
import { findDue } from '../routes/due';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { optionIn, wordsIn } from '../derive/to-own-collection';
import { readContent } from './read-content';

let folder: string;
const site = '---\ntitle: Kitchen\nurl: https://example.org\n---\n';

beforeEach(() => (folder = makeFolder()));

const write = (files: Record<string, string>) => writeFiles(folder, { 'site.md': site, ...files });

/** A declaration with these lines; its fields are a number and those given. */
const declare = (lines: string[], fields: string[] = []) =>
  ['---', 'label: Recipes', ...lines, 'fields:', '  - { name: serves, kind: number }', ...fields, '---', ''].join('\n');

/** The same with one more field. */
const withField = (field: string, ...lines: string[]) => declare(lines, [`  - { ${field} }`]);

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

test('a declaration makes a collection like any other', () => {
  write({
    'collections/recipe.md': declare(['card: [serves]'], ['  - { name: steps, kind: markdown, list: true }']),
    'recipes/soup.md': '---\ntitle: Soup\nserves: 4\nsteps: [Chop., Boil.]\n---\nHot.\n',
  });
  const { collections, entries, problems } = readContent(folder);
  expect(problems).toEqual([]);
  expect(collections.at(-1)).toMatchObject({
    name: 'recipe',
    folder: 'recipes',
    typeName: 'OwnEntry',
    label: 'Recipes',
    page: { path: '/recipes/:slug/' },
    list: { path: '/recipes/' },
    sort: [{ field: 'title' }],
    cardFields: ['title', 'serves'],
  });
  expect(entries.find(({ collection }) => collection === 'recipe')).toMatchObject({
    slug: 'soup',
    values: { title: 'Soup', serves: 4, steps: ['Chop.', 'Boil.'] },
  });
});

test('a name that is too long may have no spaces either', () => {
  const name = 'how long it takes to cook it, in minutes or hours';
  expect(toldOf(withField(`name: "${name}", kind: text`))).toEqual([
    expect.stringMatching(/ must be letters and digits that begin with a small letter/),
  ]);
});

test.each(['collections/kitchen/recipe.md', 'collections/recipe.en.md'])('%s is no place for a declaration', (file) => {
  expect(told({ 'site.md': site.replace('---\n', '---\nlanguages: [en, fr]\n'), [file]: declare([]) })).toEqual([
    `${file}:1:1 is not where the declaration of "recipe" belongs: move it to collections/recipe.md`,
  ]);
});

test('a site that declares nothing has our collections, and no others', () => {
  write({});
  expect(readContent(folder).collections.filter(({ declared }) => declared)).toEqual([]);
});

test('the mistakes of its entries are told as those of any other', () => {
  expect(
    told({
      'collections/recipe.md': declare([]),
      'recipes/stew.md': '---\ntitle: Stew\nserves: many\nservs: 3\n---\n',
    }),
  ).toEqual([
    'recipes/stew.md:3:9 "serves" must be a whole number; found "many"',
    expect.stringMatching(
      /^recipes\/stew\.md:4:1 "servs" is not a field of Recipes; allowed: title, serves, .* -> serves$/,
    ),
  ]);
});

test('a declaration with mistakes is told of, and its entries are left in peace', () => {
  const found = told({
    'collections/recipe.md': declare(['lable: Soups']),
    'recipes/stew.md': '---\ntitle: Stew\n---\n',
    'pages/index.md': '---\ntitle: Home\nsections:\n  - { type: collection, of: recipe }\n---\n',
  });
  expect(found).toEqual([expect.stringMatching(/^collections\/recipe\.md:3:1 "lable" is not a field .* -> label$/)]);
});

test('a folder that no declaration names is not read', () => {
  expect(told({ 'collections/recipe.md': declare([]), 'recipe/stew.md': '---\ntitle: Stew\n---\n' })).toEqual([
    expect.stringMatching(/^recipe\/stew\.md:1:1 files here are not read; .*recipes\/.* -> recipes$/),
  ]);
});

const mistakes: Record<string, [string, ...string[]]> = {
  'an unknown kind': [withField('name: photo, kind: picture'), '5:26 "fields[2].kind" must be one of: text,'],
  'a kind as others call it': [withField('name: photo, kind: picture'), '-> image'],
  'a misspelt kind': [withField('name: photo, kind: imgae'), '-> image'],
  'a pattern in the path': [
    declare(['path: /recipes/:slug/']),
    '3:7 "path" must be a path such as /work/',
    '-> /recipes/',
  ],
  'a path that leads elsewhere': [declare(['path: /../x/']), '3:7 "path" must be a path such as /work/: ".." is'],
  'the path of a file': [declare(['path: /feed.xml/']), '3:7 "path" must be a path such as /work/: "feed.xml" is'],
  'the path of the home page': [declare(['path: /']), '3:7 "path" must not be that of the home page'],
  'a path of every site': [declare(['path: /search/']), '3:7 the path /search/ is used by every site'],
  'the path of another list': [declare(['path: posts']), '"path" must be a path'],
  'the path of a list of ours': [declare(['path: /posts/']), '3:7 the path /posts/ belongs to the list of posts'],
  'a folder of ours': [declare(['folder: posts']), '3:9 the folder posts/ belongs to a collection of Halflight'],
  'a folder that is no name': [declare(['folder: My Recipes']), '3:9 "folder" must be small letters'],
  'a field twice': [withField('name: serves, kind: text'), '5:13 there is a field "serves" above'],
  'a field that every entry has': [
    withField('name: draft, kind: flag'),
    '5:13 "draft" is a field that every entry has',
  ],
  'a field that is ours': [withField('name: slug, kind: text'), '5:13 "slug" is a field that every entry has'],
  'a name that nodes have': [withField('name: children, kind: text'), '5:13 "children" is used by Halflight'],
  'an option twice': [
    withField('name: a, kind: choice, options: [x, x]'),
    '"fields[2].options" must not repeat an option',
  ],
  'a property of two fields': [
    declare(
      ['schema: Recipe'],
      ['  - { name: a, kind: duration, property: cookTime }', '  - { name: b, kind: duration, property: cookTime }'],
    ),
    '7:42 "cookTime" is said by the field "a" above',
  ],
  'a name that is none': [withField('name: prep-time, kind: text'), '5:13 "fields[2].name" must be letters and digits'],
  'tags that are no list': [
    withField('name: tags, kind: text'),
    '"tags" is the subjects of an entry, so it must be a list of text',
  ],
  'a cover that is a text': [
    withField('name: cover, kind: text'),
    '"cover" is the picture above an entry, so it must be one image',
  ],
  'a location of several': [
    withField('name: location, kind: text, list: true'),
    '"location" is where something happens, so it must be one text or choice',
  ],
  'a title that may be left out': [withField('name: title, kind: text, optional: true'), '"title" cannot be optional'],
  'sort by what is not there': [
    declare(['sort: servs']),
    '3:7 there is no field "servs"; those of the right kind are: title, serves -> serves',
  ],
  'sort by a list': [
    withField('name: steps, kind: text, list: true', 'sort: steps'),
    '3:7 the field "steps" is a list',
  ],
  'a card of what is not there': [
    declare(['card: [title, server]']),
    '3:15 there is no field "server"; there are: title, serves -> serves',
  ],
  'publishes without a day': [
    declare(['publishes: serves']),
    '3:12 the field "serves" is of kind number; one of kind day is needed here',
  ],
  'happens without a time': [
    declare(['happens: start']),
    '3:10 there is no field "start"; it needs one of kind time or day',
  ],
  'both dates': [
    withField('name: d, kind: day', 'publishes: d', 'happens: d'),
    '"happens" cannot be given together with "publishes"',
  ],
  'options of a text': [
    withField('name: a, kind: text, options: [x, y]'),
    '"fields[2].options" is only for fields of kind choice',
  ],
  'a choice without options': [
    withField('name: a, kind: choice'),
    '"fields[2].options" is missing: a choice needs at least two options',
  ],
  'a unit of a text': [withField('name: a, kind: text, unit: g'), '"fields[2].unit" is only for fields of kind number'],
  'bounds that nothing fits': [
    withField('name: a, kind: number, min: 4, max: 2'),
    '"fields[2].max" must not be less than "min"',
  ],
  'bounds that no whole number fits': [
    withField('name: a, kind: number, min: 0.5, max: 0.7'),
    '"fields[2].max" must leave a whole number from "min", or say "fraction: true"',
  ],
  'a list of flags': [withField('name: a, kind: flag, list: true'), '"fields[2].list" is not for fields of kind flag'],
  'an example that does not fit': [
    withField('name: a, kind: day, example: tomorrow'),
    '5:36 "tomorrow" is not what a field of kind day may say',
  ],
  'a property of another type': [
    withField('name: a, kind: text, property: recipeIngredient', 'schema: Article'),
    '"recipeIngredient" is not a property of Article here',
  ],
  'a misspelt property': [
    withField('name: a, kind: text, property: recipeIngredients', 'schema: Recipe'),
    '-> recipeIngredient',
  ],
  'a property of another kind': [
    withField('name: a, kind: text, property: cookTime', 'schema: Recipe'),
    '"cookTime" is for fields of kind duration',
  ],
  'an event on no day': [declare(['schema: Event']), '3:9 an Event happens on a day'],
  'no fields': ['---\nlabel: Recipes\n---\n', '"fields" is missing'],
};

test.each(Object.entries(mistakes))('%s', (_, [text, ...said]) => {
  const found = toldOf(text).join('\n');
  for (const part of said) expect(found).toContain(part);
});

test.each([
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  'propertyIsEnumerable',
])('a field that every object has, %s', (name) => {
  expect(toldOf(withField(`name: ${name}, kind: text, optional: true`)).join('\n')).toContain(
    `5:13 "${name}" is used by`,
  );
});

test.each(['/a b/', '/../:slug/', 'a b'])('nothing is suggested for the path %s that is no path itself', (path) => {
  expect(toldOf(declare([`path: "${path}"`])).join('\n')).not.toContain('->');
});

test('a title has the bounds that its declaration gives it', () => {
  expect(
    told({
      'collections/recipe.md': withField('name: title, kind: text, min: 20'),
      'recipes/soup.md': '---\ntitle: Soup\nserves: 2\n---\n',
    }),
  ).toEqual(['recipes/soup.md:2:8 "title" must have at least 20 characters; found "Soup"']);
});

test('fields that nobody would see, as entries have no pages and their list does not show them, are told of', () => {
  const fields = [
    '  - { name: method, kind: markdown }',
    '  - { name: steps, kind: image, list: true }',
    '  - { name: cover, kind: image }',
    '  - { name: rank, kind: number }',
    '  - { name: tags, kind: text, list: true }',
    '  - { name: summary, kind: text }',
  ];
  const hidden = (lines: string[]) => {
    write({ 'collections/recipe.md': declare(lines, fields) });
    const { problems } = readContent(folder);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    return problems.map(({ line, column, severity, kind, message }) => [`${line}:${column}`, severity, kind, message]);
  };
  expect(hidden(['pages: none', 'sort: rank'])).toEqual([
    [
      '6:13',
      'warning',
      'hidden-field',
      'nobody sees the field "serves": entries have no pages, and their list does not show it; name it in "card", give entries pages, or remove it',
    ],
    [
      '7:13',
      'warning',
      'hidden-field',
      'nobody sees the field "method": entries have no pages, and their list does not show it; write it as the text below the front matter, give entries pages, or remove it',
    ],
    ['8:13', 'warning', 'hidden-field', expect.stringContaining('"steps"')],
    ['9:13', 'warning', 'hidden-field', expect.stringContaining('choose a "list" that shows it, such as cards')],
  ]);
  expect(hidden(['pages: none', 'sort: rank', 'list: cards', 'card: [serves, steps]'])).toHaveLength(1);
  expect(hidden(['pages: with-text'])).toEqual([]);
});

test('all mistakes of a declaration are told at once', () => {
  const found = toldOf(
    declare(['sort: size', 'folder: posts'], ['  - { name: id, kind: text }', '  - { name: serves, kind: text }']),
  );
  expect(found).toHaveLength(4);
});

test.each([
  ['post', /^collections\/post\.md:1:1 "post" is a collection that Halflight has already, in posts/],
  ['Recipe', /^collections\/Recipe\.md:1:1 the file's name is that of the collection/],
])('a declaration that is called %s', (name, said) => {
  expect(told({ [`collections/${name}.md`]: declare(['folder: things']) })).toEqual([expect.stringMatching(said)]);
});

test('two declarations do not share a folder', () => {
  const found = told({ 'collections/dish.md': declare(['folder: recipes']), 'collections/recipe.md': declare([]) });
  expect(found).toEqual([
    'collections/recipe.md:1:1 the folder recipes/ belongs to collections/dish.md: say another with "folder"',
  ]);
});

test('two declarations do not share a path', () => {
  const found = told({ 'collections/dish.md': declare(['path: /recipes/']), 'collections/recipe.md': declare([]) });
  expect(found).toEqual([
    'collections/recipe.md:1:1 the path /recipes/ belongs to collections/dish.md: say another with "path"',
  ]);
});

test.each([
  ['recipes', 'there is no collection "recipes"; those of this site are: recipe', 'recipe'],
  ['posts', '"posts" is no collection of your own; it has a section of its own: "type: posts"', undefined],
])('a section of %s', (of, message, suggestion) => {
  write({
    'collections/recipe.md': declare([]),
    'pages/index.md': `---\ntitle: Home\nsections:\n  - { type: collection, of: ${of} }\n---\n`,
  });
  const [problem] = checkContent(folder).problems;
  expect(problem).toMatchObject({ file: 'pages/index.md', line: 4, column: 29, message });
  expect(problem?.suggestion).toBe(suggestion);
});

test.each(['collections/sub/recipe.md', 'collections/recipe.en.md', 'collections/recipe/index.md'])(
  'a section of what %s declares with mistakes is left in peace',
  (file) => {
    const found = told({
      'site.md': '---\ntitle: Kitchen\nurl: https://example.org\nlanguages: [{ code: en }, { code: fr }]\n---\n',
      [file]: declare(['lable: Soups']),
      'pages/index.md': '---\ntitle: Home\nsections:\n  - { type: collection, of: recipe }\n---\n',
    });
    expect(found).toEqual([expect.stringMatching(/"lable" is not a field/)]);
  },
);

test('two declarations of one name are told to be renamed, as there is no "slug" for them', () => {
  const found = told({ 'collections/recipe.md': declare([]), 'collections/recipe/index.md': declare([]) });
  expect(found.join('\n')).toMatch(/"recipe" is also the name of .*; rename one of them$/m);
});

test('two lists at one address are told of their "path"', () => {
  const found = told({
    'site.md': '---\ntitle: Kitchen\nurl: https://example.org\ncollections: { posts: { path: /recipes/ } }\n---\n',
    'collections/recipe.md': declare([]),
  });
  expect(found.join('\n')).toMatch(/give one of them another "path"$/);
});

test('a list in the place of a page is told of its "path"', () => {
  const found = told({
    'collections/recipe.md': declare([]),
    'pages/recipes.md': '---\ntitle: Recipes\n---\n',
    'collections/dish.md': declare(['path: /recipes/soup/']),
    'recipes/soup.md': '---\ntitle: Soup\nserves: 4\n---\n',
  });
  expect(found).toHaveLength(2);
  for (const line of found)
    expect(line).toMatch(/rename the file or give it a "slug", or give the list another "path"$/);
});

test.each<[string, string[], string[]]>([
  ['en', ['sort: title'], ['Chapter 2', 'Chapter 10', 'Éclairs', 'soup', 'Tart']],
  ['en', ['sort: { by: title, descending: true }'], ['Tart', 'soup', 'Éclairs', 'Chapter 10', 'Chapter 2']],
  ['en', [], ['Chapter 2', 'Chapter 10', 'Éclairs', 'soup', 'Tart']],
  ['sv', ['sort: title'], ['Zabaglione', 'Ål']],
  ['de', ['sort: title'], ['Ål', 'Zabaglione']],
])('titles are sorted as readers of %s sort them, with %j', (language, lines, titles) => {
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

test('it has words in other languages', () => {
  const found = told({
    'site.md': '---\ntitle: Kitchen\nurl: https://example.org\nlanguages: [{ code: en }, { code: fr }]\n---\n',
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

test('options are called otherwise in other languages, each in its place', () => {
  const french = (options: string, name = 'course') => {
    const found = told({
      'site.md': '---\ntitle: Kitchen\nurl: https://example.org\nlanguages: [{ code: en }, { code: fr }]\n---\n',
      'collections/recipe.md': withField('name: course, kind: choice, options: [Starter, Main]'),
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

test('words in another language are of fields that there are, and of a declaration that there is', () => {
  const found = told({
    'site.md': '---\ntitle: Kitchen\nurl: https://example.org\nlanguages: [{ code: en }, { code: fr }]\n---\n',
    'collections/recipe.md': declare([]),
    'collections/recipe.fr.md': '---\nlabel: Recettes\npath: /recettes/\nfields: [{ name: servs, label: Pour }]\n---\n',
    'collections/talk.fr.md': '---\nlabel: Exposés\n---\n',
  });
  expect(found).toEqual([
    expect.stringMatching(/^collections\/recipe\.fr\.md:3:1 "path" is not a field of/),
    'collections/talk.fr.md:1:1 translates collections/talk.md, which is not there or has mistakes: write it in the main language first',
  ]);
});

test('what changes in a declaration is read anew', () => {
  write({ 'collections/recipe.md': declare([]), 'recipes/soup.md': '---\ntitle: Soup\nserves: 4\n---\n' });
  expect(readContent(folder).problems).toEqual([]);
  write({ 'collections/recipe.md': withField('name: vegan, kind: flag') });
  expect(describeProblems(readContent(folder).problems, { folder })).toContain('"vegan" is missing');
});

describe('of entries that appear on a day', () => {
  const declaration = [
    '---',
    'label: Records',
    'publishes: { by: heard, feed: true }',
    'fields:',
    '  - { name: heard, kind: day }',
    '  - { name: tags, kind: text, list: true, optional: true }',
    '---',
    '',
  ].join('\n');
  const record = (title: string, day: string) => `---\ntitle: ${title}\nheard: ${day}\ntags: [vinyl]\n---\nWords.\n`;

  const pathsOn = (today: string) => {
    write({
      'collections/record.md': declaration,
      'records/early.md': record('Early', '2026-01-01'),
      'records/late.md': record('Late', '2026-06-01'),
    });
    const { entries, site: settings = {}, collections: registry } = readContent(folder);
    const clock = { today, timeZone: 'UTC', preview: false };
    const { routes } = buildRoutes({ entries, site: settings, clock, registry });
    return { routes, paths: routes.map(({ path }) => path), entries, registry };
  };

  test('those whose day has not come are in no list and have no page', () => {
    const { routes, paths } = pathsOn('2026-03-01');
    expect(paths).toEqual(expect.arrayContaining(['/records/', '/records/early/', '/tags/vinyl/']));
    expect(paths).not.toContain('/records/late/');
    expect(JSON.stringify(routes)).not.toContain('late');
  });

  test('the newest comes first, and what they are tagged with can be followed', () => {
    const { routes } = pathsOn('2026-07-01');
    expect(routes.find(({ path }) => path === '/records/')?.members).toEqual([
      'entry:records/late.md',
      'entry:records/early.md',
    ]);
    expect(routes.find(({ path }) => path === '/tags/vinyl/')).toMatchObject({ followed: true });
  });

  test('a build is due when their day comes', () => {
    const { entries, registry } = pathsOn('2026-03-01');
    const on = (today: string) => ({ today, timeZone: 'UTC', preview: false });
    expect(findDue({ entries, site: {}, registry }, on('2026-05-31'), on('2026-06-01'))).toEqual([
      'records/late.md appears (2026-06-01)',
    ]);
  });
});

test('what happens is listed with what is to come first', () => {
  write({
    'collections/talk.md': withField('name: on, kind: time', 'happens: on', 'pages: none'),
    'talks/a.md': '---\ntitle: A\nserves: 1\non: 2026-01-01\n---\n',
    'talks/b.md': '---\ntitle: B\nserves: 1\non: 2026-09-01 19:00\n---\n',
    'talks/c.md': '---\ntitle: C\nserves: 1\non: 2026-08-01\n---\n',
  });
  const { entries, site: settings = {}, collections: registry } = readContent(folder);
  const clock = { today: '2026-03-01', timeZone: 'UTC', preview: false };
  const { routes } = buildRoutes({ entries, site: settings, clock, registry });
  const own = routes.filter(({ path }) => path.startsWith('/talks/'));
  expect(own).toMatchObject([
    {
      path: '/talks/',
      members: ['entry:talks/c.md', 'entry:talks/b.md', 'entry:talks/a.md'],
      context: { upcoming: 2 },
    },
  ]);
});
