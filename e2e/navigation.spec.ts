import type { Page } from '@playwright/test';
import { backgroundOf, paperOf } from './colours';
import { addressOf, at, expect, test } from './fixtures';
import { ROUTE_LOAD_TIMEOUT } from '../src/halflight/limits';
import { addInteractiveParts, hydrate } from './interactive';
import { watchWork } from './quiet';

/** Opens a page, starts React, and marks the document; a newly loaded one lacks the mark. */
async function open(page: Page, path: string): Promise<void> {
  await addInteractiveParts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inMenu = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('once React runs, links change the page in place', async ({ page }) => {
  await open(page, '/posts/markdown/');
  await page.mouse.wheel(0, 1000);
  await inMenu(page, 'Projects').click();
  await expect(heading(page)).toHaveText('Projects');
  await expect(page).toHaveURL('/projects/');
  await expect(page).toHaveTitle('Projects · Test Person');
  await expect(inMenu(page, 'Projects')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', addressOf('/projects/'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'The complete project' }).click();
  await expect(heading(page)).toHaveText('The complete project');
  await page.goBack();
  await expect(heading(page)).toHaveText('Projects');
  expect(await isSameDocument(page)).toBe(true);
});

test('so do links in a text, down to their heading', async ({ page }) => {
  await open(page, '/posts/markdown/');
  await page.getByRole('link', { name: 'to a heading of a file' }).click();
  await expect(heading(page)).toHaveText('A post with a cover');
  await expect(page).toHaveURL('/posts/with-cover/#a-heading');
  await expect(page.getByRole('heading', { name: 'A heading' })).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('a chosen theme stays when the page changes in place', async ({ page }) => {
  await open(page, '/about/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await inMenu(page, 'Posts').click();
  await expect(heading(page)).toHaveText('Posts');
  expect(await isSameDocument(page)).toBe(true);
  expect(await backgroundOf(page)).toBe(await paperOf(page, 'dark'));
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const applying = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ dataset }) => dataset.scheme),
    );
  await expect.poll(applying).toEqual(['(prefers-color-scheme: dark)']);
});

test('a page that takes too long is opened by the browser itself', async ({ page }) => {
  await open(page, '/about/');
  // The network hangs for React's requests, not for the browser's.
  await page.route('**/page-data/projects/page-data.json', () => undefined);
  // The page's clock is frozen, except when the test advances it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const asked = page.waitForRequest('**/page-data/projects/page-data.json');
  await inMenu(page, 'Projects').click();
  await asked;
  await page.clock.runFor(ROUTE_LOAD_TIMEOUT - 1);
  await expect(heading(page)).toHaveText('About');
  expect(await isSameDocument(page)).toBe(true);
  const opened = page.waitForURL('/projects/');
  await page.clock.runFor(1);
  await opened;
  await expect(heading(page)).toHaveText('Projects');
  expect(await isSameDocument(page)).toBe(false);
});

test.describe('while a page is loading', () => {
  /** Holds back the data of the list of projects, and follows the link to it. */
  async function askForProjects(page: Page): Promise<() => Promise<void>> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/page-data/projects/page-data.json', async (route) => {
      await released;
      await route.fallback();
    });
    const { untilQuiet } = watchWork(page);
    const asked = page.waitForRequest('**/page-data/projects/page-data.json');
    await inMenu(page, 'Projects').click();
    await asked;
    return async () => {
      const answered = page.waitForResponse('**/page-data/projects/page-data.json');
      release();
      await answered;
      await untilQuiet();
    };
  }

  test('the visitor may go back, and is not taken forward again', async ({ page }) => {
    await open(page, '/about/');
    await inMenu(page, 'Posts').click();
    await expect(heading(page)).toHaveText('Posts');
    const answer = await askForProjects(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('About');
    await answer();
    await expect(heading(page)).toHaveText('About');
    await expect(page).toHaveURL('/about/');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a link to nowhere in a running page ends at the 404 page', async ({ page, tolerated }) => {
  // Gatsby checks whether the page exists after all, without the prefix.
  tolerated.push(/status of 404/, /^request: .*\/nope$/);
  await open(page, '/about/');
  await inMenu(page, 'Posts').evaluate((link: HTMLAnchorElement, path) => (link.href = path), at('/nope/'));
  await inMenu(page, 'Posts').click();
  await expect(heading(page)).toHaveText('This page could not be found');
  await expect(page).toHaveURL('/nope/');
});
