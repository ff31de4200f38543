import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'gatsby/graphql';
import { toLists } from '../ui/components/site-context/lists';
import { toGraphqlTypes } from '../derive/to-graphql';
import { mapValues } from '../derive/map-values';
import { toListUrl, toUrl } from '../derive/to-url';
import { buildRoutes } from '../routes/build-routes';
import { describeProblems } from '../checks/describe-problems';
import { locate } from '../sourcing/locate';
import { readContent } from '../sourcing/read-content';
import { en } from '../ui/words/en';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { collections } from './index';
import { defineCollection, type Collection } from './define-collection';
import { group, list } from '../fields/groups';
import { image } from '../fields/images';
import { listNames, type ListName } from './list-names';
import { schemas } from './schemas';
import { sectionDefinitions } from '../sections/schema';
import { day, flag, markdown, number, text } from '../fields/kinds';
import { toServices } from '../derive/to-services';
import { makeFeeds } from '../outputs/feeds/make-feeds';
import { feeds } from '../outputs/feeds';
import { icalendar } from '../outputs/icalendar';
import { firstDayOf, isPublic } from '../routes/visibility';
import type { Entry } from '../sourcing/read-entry';
import { publish } from '../testing/published';
import { entry, post } from '../testing/routes';

/** A collection that exists only here: what works below works from its definition alone. */
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

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  write({ 'site.md': '---\ntitle: Kitchen\nurl: https://example.org\n---\n' });
});

const write = (files: Record<string, string>): void => writeFiles(folder, files);

const soup = '---\ntitle: Soup\nserves: 4\nvegan: true\nphoto: ./soup.jpg\nsteps: [Chop., Boil.]\n---\nHot.\n';

test('its files are read and typed', () => {
  write({ 'recipes/soup/index.md': soup });
  const { entries, problems } = readContent(folder, registry);
  expect(problems).toEqual([]);
  expect(entries.find(({ collection }) => collection === 'recipe')).toEqual({
    id: 'entry:recipes/soup/index.md',
    collection: 'recipe',
    slug: 'soup',
    filePath: 'recipes/soup/index.md',
    values: {
      title: 'Soup',
      serves: 4,
      vegan: true,
      photo: { src: './soup.jpg', alt: '' },
      steps: [{ text: 'Chop.' }, { text: 'Boil.' }],
    },
    body: 'Hot.\n',
    hasBody: true,
    bodyLine: 8,
  });
});

test('its mistakes are named', () => {
  write({ 'recipes/stew.md': '---\ntitle: Stew\nserves: many\nvegn: true\nsteps:\n  - txt: Chop.\n---\n' });
  const { entries, problems } = readContent(folder, registry);
  expect(entries.map(({ collection }) => collection)).toEqual(['site']);
  expect(
    describeProblems(problems, { folder })
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/stew\.md:3:9 error "serves" must be a whole number from 1 to 100; found "many"$/),
      expect.stringMatching(
        /stew\.md:4:1 error "vegn" is not a field of Recipes; allowed: title, serves, vegan, photo, steps, draft,/,
      ),
      'Did you mean "vegan"?',
      expect.stringMatching(
        /stew\.md:6:5 error "steps\[1\]\.txt" is not a field of "steps\[1\]"; allowed: text, photo$/,
      ),
      'Did you mean "text"?',
    ]),
  );
});

test('its folder is known only where it is registered', () => {
  expect(locate('recipes/soup.md', registry)).toEqual({ collection: recipe, slug: 'soup', sharedName: 'soup' });
  expect(locate('recipes/soup.md')).toBeUndefined();
});

test('its pages have addresses', () => {
  expect(toUrl(recipe, { slug: 'soup', hasBody: false }, {})).toBe('/recipes/soup/');
  expect(toListUrl(recipe, {})).toBe('/recipes/');
});

test('its pages are made, in its own order, next to those of the other collections', () => {
  write({
    'recipes/soup.md': soup,
    'recipes/bread.md': soup.replace('Soup', 'Bread'),
    'recipes/secret.md': soup.replace('vegan', 'draft'),
    'posts/a.md': '---\ntitle: A\ndate: 2026-01-01\n---\n',
  });
  const { entries, site } = readContent(folder, registry);
  const { routes, problems } = buildRoutes({ entries, site: site ?? {}, clock, registry });
  expect(problems).toEqual([]);
  expect(routes.filter(({ path }) => path.startsWith('/recipes/'))).toMatchObject([
    {
      path: '/recipes/bread/',
      kind: 'entry',
      entry: 'entry:recipes/bread.md',
      title: 'Bread',
      component: 'collections/recipe/page',
      source: 'recipes/bread.md',
      context: { id: 'entry:recipes/bread.md', previousId: null, nextId: 'entry:recipes/soup.md' },
    },
    {
      path: '/recipes/soup/',
      component: 'collections/recipe/page',
      source: 'recipes/soup.md',
      context: { id: 'entry:recipes/soup.md', previousId: 'entry:recipes/bread.md', nextId: null },
    },
    {
      path: '/recipes/',
      kind: 'list',
      title: 'Recipes',
      members: ['entry:recipes/bread.md', 'entry:recipes/soup.md'],
      component: 'ui/pages/list',
      source: 'the list of recipes',
      context: { collection: 'recipe', list: 'recipes', ids: ['entry:recipes/bread.md', 'entry:recipes/soup.md'] },
    },
  ]);
  expect(routes.find(({ path }) => path === '/recipes/bread/')?.dates?.listed).toBeUndefined();
  expect(routes.map(({ path }) => path)).toContain('/posts/a/');
});

test('its GraphQL types say what its fields are', () => {
  const sdl = toGraphqlTypes(recipe);
  expect(() => parse(sdl)).not.toThrow();
  expect(sdl).toContain('type Recipe implements Node & Entry @dontInfer {');
  expect(sdl).toMatch(/^ {2}serves: Int!$/m);
  expect(sdl).toMatch(/^ {2}vegan: Boolean$/m);
  expect(sdl).toMatch(/^ {2}photo: ContentImage$/m);
  expect(sdl).toMatch(/^ {2}steps: \[RecipeSteps!\]!$/m);
  expect(sdl).toMatch(/^type RecipeSteps \{\n {2}text: String! @markdown\n {2}photo: ContentImage\n\}/m);
});

test('its images and texts are found', async () => {
  const values = {
    title: 'Soup',
    photo: { src: './a.jpg', alt: '' },
    steps: [{ text: 'Chop.', photo: { src: './b.jpg', alt: 'b' } }],
  };
  const seen: string[] = [];
  await mapValues(recipe, values, ({ kind }, value) => {
    if (kind === 'image' || kind === 'markdown') seen.push(`${kind} ${JSON.stringify(value)}`);
    return value;
  });
  expect(seen.sort()).toEqual([
    'image {"src":"./a.jpg","alt":""}',
    'image {"src":"./b.jpg","alt":"b"}',
    'markdown "Chop."',
  ]);
});

test('a collection says that it has a list if its folder has one', () => {
  expect(collections.flatMap((collection: Collection) => (collection.list ? [collection.folder] : []))).toEqual(
    listNames,
  );
});

test.each(
  collections.flatMap(({ folder, list }: Collection): [string, string][] => (list ? [[folder, list.path]] : [])),
)('the list of %s is at %s unless site.md says otherwise, as its links assume', (folder, path) => {
  expect(path).toBe(`/${folder}/`);
  expect(toLists(en)[folder as ListName].path).toBe(path);
});

test.each(
  sectionDefinitions.filter(({ shows }) => shows.length > 0).map((section) => [section.type, section] as const),
)('the section %s shows collections that there are, and asks for what they have', (_, { shows, fields }) => {
  for (const name of shows) {
    const shown = collections.find((collection) => collection.name === name);
    expect(shown).toBeDefined();
    if ('tag' in fields) expect(shown?.fields).toHaveProperty('tags');
    if ('featured' in fields) expect(shown?.fields).toHaveProperty('featured');
    if ('when' in fields) expect((shown as Collection).dateRange).toBeDefined();
  }
});

test.each(
  collections
    .filter(({ name, opaque }: Collection) => !opaque && existsSync(`src/halflight/collections/${name}/section.tsx`))
    .map(({ name, cardFields }) => [name, cardFields] as const),
)('lists and sections receive nothing of a %s that they do not show: that is in `pageOnly`', (name, cardFields) => {
  const files = readdirSync(`src/halflight/collections/${name}`).filter((file) =>
    /^(?!(?:page|schema|section-schema|json-ld|words)\.)[\w-]+\.tsx?$/.test(file),
  );
  const shown = files.map((file) => readFileSync(`src/halflight/collections/${name}/${file}`, 'utf8')).join('\n');
  expect(cardFields.filter((field) => !new RegExp(`\\b${field}\\b`).test(shown))).toEqual([]);
});

/** Another that exists only here, with the options that only posts or only events use so far. */
const talk = defineCollection({
  name: 'talk',
  position: 998,
  folder: 'talks',
  label: 'Talks',
  hint: 'What was said in public.',
  page: { path: '/talks/:slug/', related: true, comments: true },
  list: { path: '/talks/', feed: true, archive: true },
  publishesOn: 'given',
  dateRange: { start: 'given', end: 'until' },
  fields: {
    title: text({ label: 'Title', max: 80 }),
    given: day({ label: 'Given' }),
    until: day({ label: 'Until' }).optional(),
    tags: list(text({ label: 'Tag', max: 40 })).optional(),
  },
});

describe('what a definition says holds for any collection', () => {
  const all: readonly Collection[] = [...collections, talk];
  const talkOf = (slug: string, values: Record<string, unknown>): Entry => ({
    ...entry(`events/${slug}.md`, { title: slug, ...values }),
    id: `entry:talks/${slug}.md`,
    collection: 'talk',
    filePath: `talks/${slug}.md`,
  });
  const soon = talkOf('soon', { given: '2026-03-15' });
  const early = talkOf('early', { given: '2026-01-10', tags: ['engines'] });
  const late = talkOf('late', { given: '2026-02-10', until: '2026-02-12', tags: ['engines'] });
  const between = post('between', '2026-02-01', { tags: ['engines'] });
  const entries = [soon, early, late, between];

  test('its field "publishesOn" decides when an entry appears; a date of others does not', () => {
    expect([soon, late].map((one) => isPublic(one, clock, all))).toEqual([false, true]);
    expect(firstDayOf(early, all)).toBe('2026-01-10');
    expect(firstDayOf({ collection: 'recipe', values: { date: '2026-05-01' } }, registry)).toBeUndefined();
  });

  test('its list and the pages of its tags know its calendar, its feed and what is over', () => {
    const { routes } = buildRoutes({ entries, site: {}, clock, registry: all });
    const contextAt = (path: string) => routes.find((route) => route.path === path)?.context;
    expect(contextAt('/talks/')).toMatchObject({ upcoming: 0, calendarPath: '/talks/calendar.ics' });
    expect(contextAt('/tags/engines/')).toMatchObject({
      feedFolder: '/tags/engines/',
      ids: [between, late, early].map(({ id }) => id),
      collections: [
        { name: 'post', list: 'posts' },
        { name: 'talk', list: 'talks' },
      ],
    });
    expect(contextAt('/talks/soon/')).toBeUndefined();
    expect(contextAt('/talks/archive/')).toEqual({ ids: [late.id, early.id], list: 'talks' });
    expect(contextAt('/talks/early/')).toMatchObject({ relatedIds: [late.id], nextId: late.id });
    expect(contextAt('/search/')?.archives).toEqual([
      { path: '/posts/archive/', list: 'posts' },
      { path: '/talks/archive/', list: 'talks' },
    ]);
  });

  test('links may lead to the files that are made of it', () => {
    const { routes } = buildRoutes({ entries: [early], site: {}, clock, registry: all });
    const site = { settings: {}, pages: routes, written: new Set(['talk']) };
    expect([...feeds.pathsOf(site), ...icalendar.pathsOf(site)]).toEqual(
      expect.arrayContaining(['/feed.xml', '/tags/engines/feed.json', '/talks/early/event.ics', '/talks/calendar.ics']),
    );
  });

  test('its comments are disclosed where it has any', () => {
    const comments = { repo: 'a/b', repoId: 'a', category: 'b', categoryId: 'c' } as const;
    const kinds = (shown: Entry[]) =>
      toServices({ url: 'https://a.example', comments }, undefined, shown, all).map(({ kind }) => kind);
    expect(kinds([late])).toEqual(['Comments']);
    expect(kinds([entry('projects/p.md')])).toEqual([]);
  });

  test('its entries are in the feeds of the site, with those of other collections, newest first', async () => {
    const published = publish([between, entry('projects/early.md'), entry('projects/late.md')]);
    const talks = published.entries.get('project')?.map((one) => {
      const { values, id, filePath } = one.node.slug === 'late' ? late : early;
      return { ...one, collection: talk, node: { ...one.node, ...values, id, filePath, collection: 'talk' } };
    });
    const site = {
      ...published,
      entries: new Map([...published.entries, ['project', []], ['talk', talks ?? []]]),
      readPageData: (path: string) =>
        Promise.resolve(
          JSON.stringify({
            result: { data: { talk: { body: `<p>${path}</p>` }, post: { text: { html: '<p>Post</p>' } } } },
          }),
        ),
    };
    const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve(undefined) };
    const files = await makeFeeds(site, cache, all);
    const feedAt = (path: string) =>
      JSON.parse(files.find((file) => file.path === path)?.text.toString() ?? '') as {
        home_page_url: string;
        items: { title: string; content_html: string }[];
      };
    for (const path of ['feed.json', 'tags/engines/feed.json']) {
      expect(feedAt(path).items.map(({ title }) => title)).toEqual(['late', 'between', 'early']);
    }
    expect(feedAt('feed.json').home_page_url).toBe('https://a.example/');
    expect(feedAt('feed.json').items[1]?.content_html).toContain('Post');
    expect(feedAt('feed.json').items[2]?.content_html).toContain('<p>/projects/early/</p>');
    expect(feeds.isOn?.({ settings: {}, written: new Set(['project']) })).toBe(false);
  });

  test('a feed without days is refused', () => {
    const { name, position, folder, label, hint } = talk;
    const undated = { name, position, folder, label, hint, list: { path: '/talks/', feed: true }, fields: {} } as const;
    expect(() => defineCollection(undated)).toThrow('"publishesOn"');
  });
});

test.each(collections.map((collection) => [collection.name, collection] as const))(
  'the registered collection %s is complete',
  (_, collection) => {
    const others: readonly Collection[] = collections.filter((other) => other !== collection);
    for (const key of ['name', 'position', 'folder', 'typeName'] as const) {
      expect(others.map((other) => other[key])).not.toContain(collection[key]);
    }
    expect(schemas).toHaveProperty(collection.name, collection);
    expect(collection.label).toMatch(/^[A-Z]/);
    expect(collection.hint).toMatch(/\.$/);
    expect(collection.typeName).toMatch(/^[A-Z]\w+$/);
    const { publishesOn, dateRange, fields }: Collection = collection;
    for (const field of [publishesOn, ...Object.values(dateRange ?? {})])
      if (field) expect(fields).toHaveProperty(field);
  },
);
