import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { STRANGERS } from './hostile-content';
import { lookForMarkers, marks } from './private-entries';
import { filesOf, folderOf } from './sites';

/** The word in every draft of `e2e/content`, and in the post with a future date. */
const MARKER = 'wombatdraft';

/** Their file names. */
const hidden = /(?:^|[/-])(?:draft|not-yet|hidden|secret|photo)(?:[./-]|$)/;

test('nothing of a draft or a scheduled entry is anywhere in the published site', () => {
  const folder = folderOf('main');
  const files = filesOf(folder);
  const leaks = files.filter((path) => readFileSync(join(folder, path), 'latin1').toLowerCase().includes(MARKER));
  expect(leaks).toEqual([]);
  expect(files.filter((path) => hidden.test(path))).toEqual([]);
});

test(
  'nothing of an entry that is private is published by a build from nothing, in no collection and in no file',
  { tag: '@slow' },
  async () => {
    expect(marks.length).toBeGreaterThan(30);
    const { found, tagged, places } = await lookForMarkers(folderOf('hostile'));
    expect([...found]).toEqual([]);
    expect(tagged).toEqual([]);
    expect(places['.html']).toBeGreaterThan(STRANGERS);
  },
);

test('their URLs do not exist', async ({ page }) => {
  for (const path of [
    '/posts/draft/',
    '/posts/not-yet/',
    '/projects/hidden/',
    '/books/hidden/',
    '/events/hidden/',
    '/recipes/hidden/',
    '/words/later/',
    '/secret/',
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

/** The word in every unlisted entry of `e2e/content`: in its name, its title, its text and its tags. */
const UNLISTED = 'quollunlisted';

test('an unlisted entry is at its own URL, and nothing else published mentions it', async ({ page }) => {
  const folder = folderOf('main');
  const kinds = ['posts/', 'projects/', 'books/', 'events/', 'recipes/', ''];
  const own = kinds.flatMap((kind) => [
    `${kind}${UNLISTED}/index.html`,
    `page-data/${kind}${UNLISTED}/page-data.json`,
    ...(kind === 'events/' ? [`${kind}${UNLISTED}/event.ics`] : []),
  ]);
  const { found } = await lookForMarkers(folder, UNLISTED);
  expect([...found.keys()].sort()).toEqual(own.sort());
  for (const kind of kinds) {
    const response = await page.goto(`/${kind}${UNLISTED}/`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  }
});

test('no file that only the build needs is published', () => {
  const files = filesOf(folderOf('main'));
  const needless = /stats|\.map$|\.ts$|~partytown|(?<!(?:^|\/)index)\.md$|chunk-map|_gatsby\/slices/;
  expect(files.filter((path) => needless.test(path))).toEqual([]);
});
