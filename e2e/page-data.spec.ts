import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRoutes } from '../src/halflight/routes/build-routes';
import { toClock } from '../src/halflight/routes/visibility';
import { readContent } from '../src/halflight/sourcing/read-content';
import { expect, test } from './fixtures';
import { contentOf, folderOf } from './sites';

/** What Gatsby made of the content: its pages, and what their queries were answered. */

interface PageData {
  path: string;
  result: { data?: Record<string, unknown>; pageContext: Record<string, unknown> };
}

const folder = join(folderOf('main'), 'page-data');

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

const pages = (): PageData[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('page-data.json'))
    .map((path) => readJson(path) as PageData);

const queryOf = (path: string, name: string): unknown =>
  (readJson(`${path}/page-data.json`) as PageData).result.data?.[name];

/** The settings and the person, as every page is given them. */
function settings(): { siteSettings: object; person: object } {
  const [file = ''] = readdirSync(join(folder, 'sq/d'));
  return (readJson(`sq/d/${file}`) as { data: ReturnType<typeof settings> }).data;
}

test('the pages are those that the content calls for, and no others', () => {
  const { entries, site, collections: registry } = readContent(contentOf('main'));
  const clock = toClock(site?.timeZone, false, new Date('2026-07-01T12:00:00Z'));
  const { routes } = buildRoutes({ entries, site: site ?? {}, clock, registry });
  const expected = routes.map(({ path }) => path).sort();
  expect(
    pages()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(expected);
});

test('a post has its text with headings, its tags with their pages, its reading time and its first words', () => {
  expect(queryOf('posts/picture-in-text', 'post')).toMatchObject({
    id: 'entry:posts/picture-in-text/index.md',
    summary: null,
    excerpt: 'This first paragraph serves as the summary, for the post gives none.',
    minutes: 1,
    tagLinks: [{ name: 'pictures', path: '/tags/pictures/' }],
    text: {
      html: expect.stringMatching(/^<p>This first paragraph.*<picture><source srcset="\/some\/prefix\/static\//s),
    },
  });
  expect(queryOf('posts/markdown', 'post')).toMatchObject({
    text: { headings: expect.arrayContaining([expect.objectContaining({ id: 'code-in-several-languages' })]) },
  });
});

test('an entry of a declared collection has its fields as its page shows them', () => {
  expect(queryOf('recipes/minimal', 'ownEntry')).toMatchObject({
    path: '/recipes/minimal/',
    list: 'recipes',
    when: null,
    body: '',
    facts: [
      { name: 'totalTime', kind: 'duration', label: 'Time', values: [5] },
      { name: 'serves', kind: 'number', label: 'Serves', values: [1] },
      { name: 'ingredients', kind: 'text', label: 'Ingredients', values: ['1 slice of bread'] },
      { name: 'method', kind: 'markdown', label: 'Method', values: ['<p>Toast it.</p>'] },
    ],
  });
});

test('only a page with a section for it has a form, and only one with the privacy section names services', () => {
  for (const { path, result } of pages()) {
    const { sections, forms } = (result.data?.page ?? {}) as Record<string, { type: string }[] | null>;
    const has = (type: string) => Boolean(sections?.some((section) => section.type === type));
    expect([path, Boolean(forms)]).toEqual([path, has('contact') || has('form')]);
    expect([path, 'services' in result.pageContext]).toEqual([path, has('privacy')]);
  }
});

test('every page is given what follows from the settings', () => {
  const { siteSettings, person } = settings();
  expect(siteSettings).toMatchObject({
    contactPath: '/bare/',
    icons: { posts: 'newspaper', projects: 'layers', recipes: 'book' },
    suggested: ['posts', 'projects'],
    themeColors: ['#f9f8fe', '#0d101a'],
    collections: { recipes: { title: 'Recipes', path: '/recipes/', of: 'recipe' } },
    home: '/',
    direction: 'ltr',
  });
  expect(person).toMatchObject({ name: 'Test Person', email: 'person@halflight.test' });
});
