import type { Locator, Page } from '@playwright/test';
import { toKey } from '../src/halflight/features/protected/encrypt';
import { readSite } from '../src/halflight/sourcing/read-content';
import { expect, test } from './fixtures';
import { hydrate } from './interactive';
import { lookForMarkers } from './private-entries';
import { PASSWORDS } from './passwords';
import { contentOf, filesOf, folderOf } from './sites';
import { colourViolationsOf, violationsOf } from './violations';

const SECRET = '/projects/nda/';

const field = (page: Page): Locator => page.getByLabel('Password');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function enter(page: Page, password: string): Promise<void> {
  await field(page).fill(password);
  await field(page).press('Enter');
}

/** Opens the protected project with its password. */
async function open(page: Page): Promise<void> {
  await page.goto(SECRET);
  await enter(page, PASSWORDS.HALFLIGHT_PASSWORD_ACME);
  await expect(heading(page)).toHaveText('The kestrel machine');
}

test.describe('a page behind a password', { tag: '@elsewhere' }, () => {
  test.use({ site: 'protected' });

  test('no byte of what is published says what is inside, nor how its files are named', async () => {
    // The name of a password may be that of a client.
    for (const marker of ['kestrel', 'merlin', 'acme']) {
      const { found, tagged, places } = await lookForMarkers(folderOf('protected'), marker);
      expect([...found]).toEqual([]);
      expect(tagged).toEqual([]);
      expect(places['.html']).toBeGreaterThan(10);
    }
    expect(filesOf(folderOf('protected')).filter((path) => /kestrel|merlin|unsealed/.test(path))).toEqual([]);
  });

  test('lists show its title and teaser with a lock, or nothing; nothing else mentions it', async ({ page }) => {
    await page.goto('/projects/');
    const card = page.getByRole('article').filter({ hasText: 'The harrier study' });
    await expect(card).toContainText('Protected');
    await expect(card).toContainText('What a harrier sees, told to those who ask.');
    await expect(page.getByRole('article')).toHaveCount(2);
    const { found } = await lookForMarkers(folderOf('protected'), 'harrier');
    const own = ['', 'page-data/'].flatMap((data) =>
      ['projects/', 'projects/teased/'].map((path) => `${data}${path}${data ? 'page-data.json' : 'index.html'}`),
    );
    expect(
      [...found.keys()].filter((path) => !own.includes(path) && !/index\.html$|page-data\.json$/.test(path)),
    ).toEqual([]);
    for (const file of ['/feed.xml', '/sitemap.xml', '/llms.txt', '/search/'])
      expect(await (await page.request.get(file)).text(), file).not.toMatch(/harrier|\/teased\/|letter to few/i);
  });

  test('asks for its password, and says what is wrong', async ({ page }) => {
    await page.goto(SECRET);
    await expect(page).toHaveTitle('Protected page · Protected Person');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await enter(page, 'not the password');
    await expect(page.getByRole('status')).toHaveText('That is not the password. Capitals count: please try again.');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  });

  test('opens with it, whole: pictures, contents, files, code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await expect(page).toHaveTitle('The kestrel machine · Protected Person');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('.unlocked-bar').getByRole('status')).toHaveText('The page is open.');
    await expect(page.getByRole('navigation', { name: 'On this page' })).toContainText('A kestrel-heading');
    for (const picture of await page.getByRole('main').getByRole('img').all()) {
      const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
      // Until it is decrypted, a picture is one pixel wide.
      await expect.poll(width).toBeGreaterThan(1);
    }
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('const kestrelCode = 1;');
    await page.getByRole('link', { name: 'A kestrel-inline circle' }).click();
    const enlarged = page.getByRole('dialog').getByRole('img');
    await expect.poll(() => enlarged.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(800);
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'the plan' }).click();
    expect((await download).suggestedFilename()).toBe('kestrel-plan.txt');
    await page.getByRole('link', { name: 'what is open' }).click();
    await expect(heading(page)).toHaveText('An open project');
  });

  test('stays open in its tab for all pages of the password, until it is locked', async ({ page }) => {
    await open(page);
    await page.goto('/projects/teased/');
    await expect(page.getByText('A text with merlin-body in it.')).toBeVisible();
    await page.getByRole('button', { name: 'Lock again' }).click();
    await expect(field(page)).toBeVisible();
    await page.goto('/posts/teased/');
    await enter(page, PASSWORDS.HALFLIGHT_PASSWORD_QUOTES.normalize('NFD'));
    await expect(page.getByText('A letter with merlin-letter in it.')).toBeVisible();
    expect(await page.content()).not.toContain('_unsealed');
    await expect(page.locator('a[href^="mailto:"]')).toHaveAttribute('href', /%2Fposts%2Fteased%2F/);
    await page.goto('/quote/');
    await expect(page.getByText('The price is kestrel-price.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('an album shows its pictures and offers all of them; a CV shows its parts', async ({ page }) => {
    await page.goto('/albums/client/');
    await enter(page, PASSWORDS.HALFLIGHT_PASSWORD_ACME);
    await expect(page.getByText('A text with merlin-album in it.')).toBeVisible();
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all())
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'all pictures' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await page.goto('/cv/client/');
    await expect(page.getByText('A summary with merlin-summary in it.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'merlin-part' })).toBeVisible();
  });

  test('a link with the key opens it without typing, and the address does not keep the key', async ({ page }) => {
    const { salt = '' } = readSite(contentOf('protected'))?.passwords?.find(({ name }) => name === 'acme') ?? {};
    const key = toKey(PASSWORDS.HALFLIGHT_PASSWORD_ACME, salt).toString('base64url');
    await page.goto(`${SECRET}#key=${key}`);
    await expect(heading(page)).toHaveText('The kestrel machine');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a page that React shows in place opens, too', async ({ page }) => {
    await page.goto('/projects/');
    await hydrate(page);
    await page.getByRole('link', { name: 'The harrier study' }).click();
    await enter(page, PASSWORDS.HALFLIGHT_PASSWORD_ACME);
    await expect(page.getByText('A text with merlin-body in it.')).toBeVisible();
  });

  test.describe('with a bad connection', () => {
    test.use({ tolerated: [/Failed to load resource|net::ERR_FAILED/] });

    test('says so, and opens at the next try', async ({ page }) => {
      await page.goto(SECRET);
      await page.route('**/protected.bin', (route) => route.abort());
      await enter(page, PASSWORDS.HALFLIGHT_PASSWORD_ACME);
      await expect(page.getByRole('status')).toHaveText('The page could not be loaded. Please try again.');
      await page.unroute('**/protected.bin');
      await enter(page, PASSWORDS.HALFLIGHT_PASSWORD_ACME);
      await expect(heading(page)).toHaveText('The kestrel machine');
    });
  });

  test('says that it needs https where browsers have no cryptography', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await page.goto(SECRET);
    await expect(page.getByRole('status')).toContainText('https');
  });

  test('is accessible in both themes, locked and open, and prints without what is only for the screen', async ({
    page,
  }) => {
    await page.goto(SECRET);
    expect(await violationsOf(page)).toEqual([]);
    await enter(page, PASSWORDS.HALFLIGHT_PASSWORD_ACME);
    await expect(heading(page)).toHaveText('The kestrel machine');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await (colorScheme === 'light' ? violationsOf : colourViolationsOf)(page)).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Lock again' })).toBeHidden();
    await expect(page.getByText('The text begins with kestrel-first')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says why it stays closed, and how to write to its author', async ({ page }) => {
      await page.goto(SECRET);
      await expect(page.getByText('JavaScript opens it in your browser, and it is turned off.')).toBeVisible();
      await expect(field(page)).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'Write a message' }).click();
      await expect(heading(page)).toHaveText('Contact');
    });
  });
});

test('a site without protected pages allows no blobs, and has no sealed files', async ({ page }) => {
  await page.goto('/');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).not.toHaveAttribute('content', /blob:/);
  expect(filesOf(folderOf('main')).filter((path) => path.endsWith('.bin'))).toEqual([]);
});
