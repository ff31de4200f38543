import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toPalette } from '../src/halflight/features/theme/palette';
import { expect, test } from './fixtures';
import { addInteractiveParts, hydrate, stopReactTimeout } from './interactive';
import { violationsOf } from './violations';
import { folderOf, pagesOf, prefixOf } from './sites';

const prefix = prefixOf('restyled');
const withFiles = `${prefix}/posts/with-files/`;

/** A site whose `site.md` and `custom.css` change everything that can be changed, published below a path. It shows one picture from another host. */
test.use({ site: 'restyled', alwaysTolerated: /^request: https:\/\/images\.halflight\.test\/a\.png$/ });

test.beforeEach(({ page }) =>
  page.route('https://images.halflight.test/**', (route) =>
    route.fulfill({ path: join(folderOf('restyled'), 'apple-touch-icon.png') }),
  ),
);

async function fontsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return asked;
}

const familyOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

test('text is in the author’s font and headings in the serif, and no other font is loaded', async ({ page }) => {
  const asked = await fontsOf(page, `${prefix}/`);
  expect(new Set(asked).size).toBe(2);
  expect(asked).toHaveLength(2);
  for (const address of asked) expect(address).toMatch(new RegExp(`^${prefix}/static/[\\da-f]{32}\\.woff2$`));
  expect(await familyOf(page, 'h1')).toMatch(/^"Newsreader Display"/);
  expect(await page.evaluate(() => document.fonts.check('500 1rem "Newsreader Display"'))).toBe(true);
  expect(await familyOf(page, 'body')).toMatch(/^site-sans/);
  expect(await page.evaluate(() => document.fonts.check('600 1rem site-sans'))).toBe(true);
  expect(await familyOf(page, '.prose code')).toMatch(/^"Courier New", monospace/);
});

test('opening the search, which loads the styles of the whole site, keeps fonts and colours', async ({ page }) => {
  await stopReactTimeout(page);
  const asked = await fontsOf(page, `${prefix}/posts/`);
  const looks = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--sans', '--mono', '--headings', '--paper', '--button', '--radius', '--space-xl', '--text-4xl'].map(
        (name) => style.getPropertyValue(name),
      );
    });
  const before = await looks();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await looks()).toEqual(before);
  expect(await familyOf(page, 'body')).toMatch(/^site-sans/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await looks()).toEqual(before);
  expect(asked).toHaveLength(2);
});

test('the site has the shape of its look, except for its own choices', async ({ page }) => {
  await stopReactTimeout(page);
  await page.goto(`${prefix}/posts/`);
  // From the look: centred headings, round corners. The site's own choice: a dense index of posts.
  await expect(page.locator('h1')).toHaveCSS('text-align', 'center');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius'))).toBe(
    '.875rem',
  );
  await expect(page.locator('.post-list')).toHaveClass('post-list post-index');
  await expect(page.locator('.post-index .tags, .post-index img')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--when'))).toBe(
    '11rem',
  );
  // The stylesheet of the whole site, which loads with the search, changes none of it.
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await expect(page.locator('h1')).toHaveCSS('text-align', 'center');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with its look in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/posts/', '/posts/with-files/', '/contact/']) {
      await page.goto(prefix + path);
      expect.soft(await violationsOf(page), path).toEqual([]);
    }
  });
}

test('the logo replaces the mark and the name in the header', async ({ page }) => {
  await page.goto(`${prefix}/posts/`);
  const home = page.getByRole('banner').getByRole('link', { name: 'The sign of the site' });
  await expect(home).toHaveAttribute('href', `${prefix}/`);
  await expect(home).toHaveText('');
  const logo = home.getByRole('img');
  await expect(logo).toHaveAttribute('width', '120');
  await expect(logo).toHaveAttribute('height', '30');
  expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  const box = await logo.boundingBox();
  expect(box?.height).toBe(30);
  expect(box?.width).toBe(120);
});

test('the hero shows the author’s ornament in the theme’s colours, without forbidden content', async ({
  page,
  request,
}) => {
  await page.goto(`${prefix}/hero/`);
  const shown = () =>
    page
      .locator('.hero')
      .evaluate((hero) => /url\("([^"]*)"\)/.exec(getComputedStyle(hero, '::before').backgroundImage)?.[1]);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const address = (await shown()) ?? '';
    expect(new URL(address).pathname).toMatch(new RegExp(`^${prefix}/static/[\\da-f]{32}\\.svg$`));
    const { disc } = toPalette('teal', theme, 'vivid');
    expect(await (await request.get(address)).text()).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${disc}" d="M0 0h8v8z"/></svg>\n`,
    );
  }
  // The visitor's choice takes precedence over the system.
  const dark = await shown();
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  expect(await shown()).not.toBe(dark);
});

test('the author’s stylesheet takes precedence, and cannot break out of its element', async ({ page }) => {
  await page.goto(withFiles);
  await expect(page.locator('h1')).toHaveCSS('text-transform', 'uppercase');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))).toBe(
    'rgb(1, 2, 3)',
  );
  const content = await page
    .locator('.footer-title')
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(content).toBe('"</style>&lt;"');
});

test('it still takes precedence once React has started, and on the next page', async ({ page }) => {
  await addInteractiveParts(page);
  await page.goto(withFiles);
  await hydrate(page);
  await expect(page.locator('#custom-style')).toHaveCount(1);
  await page.getByRole('link', { name: 'another post', exact: true }).click();
  await page.waitForURL(`**${prefix}/posts/another/`);
  await expect(page.locator('h1')).toHaveCSS('text-transform', 'uppercase');
  await expect(page.locator('#custom-style')).toHaveCount(1);
});

test('every link and file of every page is below the prefix, and exists', async ({ page }) => {
  const found = new Set<string>();
  for (const path of pagesOf('restyled')) {
    const html = readFileSync(join(folderOf('restyled'), path.endsWith('/') ? `${path}index.html` : path), 'utf8');
    for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g)) found.add(address.replace(/[#?].*/, ''));
  }
  expect([...found].filter((address) => !address.startsWith(`${prefix}/`))).toEqual([]);
  expect([...found].filter((address) => address.startsWith(prefix + prefix))).toEqual([]);
  for (const address of found) expect((await page.request.get(address)).status(), address).toBe(200);
});
