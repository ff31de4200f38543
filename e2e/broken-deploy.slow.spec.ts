import type { Page } from '@playwright/test';
import { at, expect, LATE_PRELOAD, test } from './fixtures';
import { isReactThere, untilHydrated } from './interactive';
import { watchWork } from './quiet';

/**
 * A visitor has a page of one build while the server has, or is getting, the files of another. Whatever is missing or has changed, they can keep
 * reading, follow links and send the form, and no page loads by itself.
 */

const hash = '[\\da-f]{20}';
const gone: Record<string, RegExp> = {
  'every script': new RegExp(`-${hash}\\.js$`),
  'the script that starts the others': new RegExp(`/webpack-runtime-${hash}\\.js$`),
  'React itself': new RegExp(`/framework-${hash}\\.js$`),
  'the script of the site': new RegExp(`/app-${hash}\\.js$`),
  'the script of the page': new RegExp(`/component---.*-${hash}\\.js$`),
  'every style sheet': /\.css$/,
  'the data of the page': /\/page-data\/(?!app-data).*\.json$/,
  'everything with a hash, and all data': new RegExp(`${hash}\\.(?:js|css)$|/page-data/`),
};

const anotherBuild = '{"webpackCompilationHash":"0123456789abcdef0123"}';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ tolerated }) => {
  // The console reports missing files, and nothing else. If a page's data is missing, Gatsby checks whether the page exists, without the prefix.
  tolerated.push(/Failed to load resource|status of 404/, LATE_PRELOAD, /^request: .*\/(?:contact|projects)$/);
});

test.beforeEach(({ page }) => void watchWork(page));

/** Makes the server answer 404 for some files. */
async function remove(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }));
}

/** Marks the document; a newly loaded one lacks the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Expects that the document was not reloaded. */
async function staysAsItIs(page: Page): Promise<void> {
  await mark(page);
  await watchWork(page).untilQuiet();
  expect(await isMarked(page), 'nothing was loaded anew').toBe(true);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inMenu = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Fills in the form as a visitor does, and waits until the resulting work is done. */
async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Charles');
  await page.getByLabel('Your e-mail address').fill('charles@example.org');
  await page.getByLabel('Your message').fill('Good morning, Ada.');
  await watchWork(page).untilQuiet();
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

for (const [what, files] of Object.entries(gone)) {
  test(`${what} is gone before React starts: the form is sent, and links lead on`, async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 303, headers: { location: new URL(at('/contact/sent/'), page.url()).href } }),
    );
    await page.goto('/contact/');
    await remove(page, files);
    await mark(page);
    await writeMessage(page);
    expect(await isMarked(page), 'nothing was loaded anew').toBe(true);
    await expect(heading(page)).toHaveText('Contact');
    await expect(page.getByLabel('Your message')).toHaveValue('Good morning, Ada.');
    if (what !== 'every style sheet') {
      await expect(page.locator('form[novalidate]')).toHaveCount(0);
      const [request] = await Promise.all([page.waitForRequest('**/api/contact'), sendButton(page).click()]);
      expect(request.isNavigationRequest()).toBe(true);
      expect(new URLSearchParams(request.postData() ?? '').get('message')).toBe('Good morning, Ada.');
      await page.goto('/contact/');
    }
    await inMenu(page, 'About').click();
    await expect(heading(page)).toHaveText('About');
    expect(await isMarked(page), 'the browser itself opened it').toBe(false);
    await staysAsItIs(page);
  });
}

test('the site is published anew between two questions of React’s: it does not start, and nothing is loaded anew', async ({
  page,
}) => {
  await page.goto('/contact/');
  let asked = 0;
  await page.route('**/app-data.json', (route) => {
    asked += 1;
    return asked === 1 ? route.fallback() : route.fulfill({ contentType: 'application/json', body: anotherBuild });
  });
  await mark(page);
  await writeMessage(page);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await watchWork(page).untilQuiet();
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByLabel('Your message')).toHaveValue('Good morning, Ada.');
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
});

test.describe('once React runs', () => {
  /** Opens the contact page, and waits until React runs. */
  async function open(page: Page): Promise<void> {
    await page.goto('/contact/');
    await writeMessage(page);
    await untilHydrated(page);
    await mark(page);
  }

  for (const [what, files] of Object.entries(gone)) {
    test(`${what} is gone: a link leads on, once`, async ({ page }) => {
      await open(page);
      await remove(page, files);
      await inMenu(page, 'Projects').click();
      await expect(heading(page)).toHaveText('Projects');
      await expect(page).toHaveURL('/projects/');
      await expect(page.getByRole('link', { name: 'The complete project' })).toBeVisible();
      // Files that are already loaded are not requested again.
      if (/page|data/.test(what)) expect(await isMarked(page)).toBe(false);
      await staysAsItIs(page);
    });
  }

  test('the site is republished: a link works, with one load', async ({ page }) => {
    await open(page);
    await page.route('**/app-data.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: anotherBuild }),
    );
    await inMenu(page, 'Projects').click();
    await expect(heading(page)).toHaveText('Projects');
    await staysAsItIs(page);
  });

  test('everything is gone: the message being written stays, and is sent', async ({ page }) => {
    await open(page);
    await remove(page, gone['everything with a hash, and all data'] ?? /never/);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 200, body: '{"ok":true}' }));
    await page.getByLabel('Your message').fill('Good morning, Ada. I am still writing.');
    const [request] = await Promise.all([page.waitForRequest('**/api/contact'), sendButton(page).click()]);
    expect(request.isNavigationRequest()).toBe(false);
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('the search is gone: its button leads to the search page', async ({ page }) => {
    await open(page);
    await remove(page, gone['every script'] ?? /never/);
    await page.getByRole('link', { name: 'Search' }).first().click();
    await expect(page).toHaveURL(/\/search\/$/);
    await expect(heading(page)).toHaveText('Search');
    expect(await isReactThere(page)).toBe(false);
  });
});
