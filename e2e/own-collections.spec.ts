import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, expect, narrow, test } from './fixtures';
import { filesOf, folderOf } from './sites';
import { colourViolationsOf, violationsOf } from './violations';

/** Collections that a site declares itself: recipes with pages, talks without, and terms, which have a page if they have a text. */

const read = (path: string): string => readFileSync(join(folderOf('main'), path), 'utf8');

const main = (page: Page) => page.getByRole('main');

/** The node of a type in a page's structured data. */
function thingOn(path: string, type: string): Record<string, unknown> | undefined {
  const [, json = '{}'] =
    /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(read(`${path}index.html`)) ?? [];
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Record<string, unknown>[] };
  return graph.find((thing) => thing['@type'] === type);
}

test('the list of recipes shows cards, sorted by title', async ({ page }) => {
  await page.goto('/recipes/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes');
  await expect(main(page)).toContainText('What we cook at home, and come back to.');
  const cards = main(page).getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Flatbread from the pan',
    'Lentil soup with lemon',
    'Toast',
  ]);
  const soup = cards.nth(1);
  await expect(soup.getByRole('listitem')).toHaveText(['Time: 45 min', 'Serves 4']);
  await expect(soup.getByRole('img')).toHaveAttribute('alt', 'A bowl of orange soup with a slice of lemon');
  await soup.getByRole('link').click();
  await expect(page).toHaveURL('/recipes/lentil-soup/');
});

test('a recipe shows each field in its place', async ({ page }) => {
  await page.goto('/recipes/lentil-soup/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lentil soup with lemon');
  const facts = main(page).locator('dl.facts > div');
  await expect(facts).toHaveText(['Time45 min', 'Of it at work15 min', 'Serves4', 'CourseMain']);
  await expect(facts.first().locator('time')).toHaveAttribute('datetime', 'PT45M');
  await expect(main(page).locator('.page-header-facts')).toHaveText('Vegan');
  await expect(main(page).locator('.own-listed li')).toHaveCount(6);
  await expect(main(page).locator('.own-steps > li')).toHaveCount(3);
  await expect(main(page).locator('.own-steps strong')).toHaveText('until they are golden');
  await expect(main(page).getByRole('link', { name: 'Where it is from' })).toHaveAttribute(
    'href',
    'https://elsewhere.test/soup',
  );
  await expect(main(page).getByRole('link', { name: 'the flatbread' })).toHaveAttribute('href', '/recipes/flatbread/');
  const pager = page.getByRole('navigation', { name: 'Recipes' });
  await expect(pager.getByRole('link')).toHaveCount(2);
});

test('talks have a list, upcoming ones first, and no pages', async ({ page }) => {
  await page.goto('/lectures/');
  const part = (name: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(part('Upcoming').getByRole('heading', { level: 3 })).toHaveText(['What a program may say']);
  await expect(part('Past').getByRole('heading', { level: 3 })).toHaveText(['Numbers are not the limit']);
  await expect(part('Past').getByRole('link', { name: 'Slides' })).toHaveAttribute(
    'href',
    'https://elsewhere.test/slides.pdf',
  );
  await expect(part('Past')).toContainText('It was filmed by the library.');
  expect(filesOf(folderOf('main')).filter((path) => /^(?:lectures|talks)\/.+\//.test(path))).toEqual([]);
});

test('a section shows them on any page, and links to their list', async ({ page }) => {
  await page.goto('/own/');
  const section = (id: string) => page.locator(`#${id}`);
  await expect(section('recipes').getByRole('heading', { level: 2 })).toHaveText('Recipes');
  await expect(section('recipes').getByRole('article')).toHaveCount(3);
  // All entries are shown, so there is no link to the list.
  await expect(section('recipes').getByRole('link', { name: 'All recipes' })).toHaveCount(0);
  await expect(section('talks').getByRole('heading', { level: 2 })).toHaveText('On stage');
  await expect(section('talks').getByRole('heading', { level: 3 })).toHaveText(['What a program may say']);
  await expect(section('talks').getByRole('link', { name: 'Talks', exact: true })).toHaveAttribute(
    'href',
    '/lectures/',
  );
  await expect(section('terms').getByRole('article')).toHaveCount(2);
});

test('the search finds one, and shows its collection', async ({ page }) => {
  await page.goto('/search/?q=cumin');
  const result = page.getByRole('list', { name: 'Search' }).getByRole('link', { name: 'Lentil soup with lemon' });
  await expect(result).toBeVisible();
  await expect(main(page).getByRole('list', { name: 'Search' })).toContainText('Recipes');
});

test('feed, sitemap and texts contain only public ones', () => {
  const [feed, sitemap, llms] = ['feed.xml', 'sitemap.xml', 'llms.txt'].map(read);
  expect(feed).toContain(addressOf('/words/engine/'));
  expect(feed).not.toContain(addressOf('/recipes/'));
  for (const path of ['/recipes/', '/recipes/lentil-soup/', '/lectures/', '/words/', '/words/engine/'])
    expect(sitemap).toContain(`<loc>${addressOf(path)}</loc>`);
  expect(llms).toContain('## Recipes');
  for (const text of [feed, sitemap, llms]) expect(text).not.toMatch(/wombatdraft|quollater|quollunlisted/i);
  const soup = read('recipes/lentil-soup/index.md');
  expect(soup).toMatch(/^serves: 4$/m);
  expect(soup).toMatch(/^ {2}- 250 g red lentils$/m);
  expect(soup).toContain('## Method\n\n1. Chop the onions');
});

test('a recipe has structured data for search engines', () => {
  expect(thingOn('recipes/lentil-soup/', 'Recipe')).toMatchObject({
    name: 'Lentil soup with lemon',
    totalTime: 'PT45M',
    prepTime: 'PT15M',
    recipeYield: 4,
    recipeCategory: 'Main',
    recipeIngredient: expect.arrayContaining(['2 onions']),
    recipeInstructions: expect.arrayContaining([
      { '@type': 'HowToStep', text: 'Chop the onions and cook them slowly in the oil until they are golden.' },
    ]),
    sameAs: 'https://elsewhere.test/soup',
    image: expect.stringContaining('/static/'),
  });
  expect(thingOn('words/engine/', 'CreativeWork')).toMatchObject({ name: 'Engine' });
});

test.describe('axe finds no violations in either theme in', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each list and page, none of which is wider than a phone', async ({ page }) => {
    for (const path of ['/recipes/', '/recipes/lentil-soup/', '/recipes/minimal/', '/lectures/', '/words/', '/own/']) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(narrow);
      await page.goto(path);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
      await page.setViewportSize({ width: 1280, height: 720 });
      expect.soft(await violationsOf(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await colourViolationsOf(page), path).toEqual([]);
    }
  });
});
