import type { Page } from '@playwright/test';
import { expect, narrow, test } from './fixtures';
import { groupsOfSameParts } from './in-chunks';
import { addInteractiveParts, hydrate, stopReactTimeout } from './interactive';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a stylesheet change affects most: where the boxes are, and how their contents look. */
const properties = [
  ...[
    'display',
    'position',
    'width',
    'height',
    'margin',
    'padding',
    'gap',
    'grid-template-columns',
    'inset',
    'translate',
  ],
  ...['color', 'background', 'border', 'border-radius', 'box-shadow', 'filter', 'opacity', 'outline', 'content'],
  ...['font', 'letter-spacing', 'text-align', 'text-decoration', 'list-style', 'white-space', 'clip-path', 'cursor'],
];

/** The computed styles of every element of the page and its `::before` and `::after`. */
async function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) =>
      [...document.querySelectorAll('html, body, body *:not(template, script, style, svg *)')].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const values = pseudo && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name));
          return `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''} ${values.join(' ')}`;
        }),
      ),
    properties,
  );
}

/** Loads every picture: one that arrives later may move what is below it by a fraction of a pixel. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loads = [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.all(loads);
  });
}

const sizes = [narrow, { width: 1280, height: 800 }];

for (const { pages, group, tag } of groupsOfSameParts) {
  test(`pages look the same with the styles of the whole site, ${group}`, { tag }, async ({ page }) => {
    for (const [name, path, size] of pages.flatMap((each) => sizes.map((one) => [...each, one] as const))) {
      await page.setViewportSize(size);
      await page.goto(path);
      await loadPictures(page);
      // A font that arrives in between has letters of another width.
      await page.evaluate(() => document.fonts.ready);
      const own = await looksOf(page);
      expect(own.length, name).toBeGreaterThan(100);
      await page.evaluate(async () => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = document.querySelector<HTMLElement>('style[data-href]')?.dataset.href ?? '';
        const loaded = new Promise((done) => link.addEventListener('load', done));
        document.head.append(link);
        await loaded;
      });
      const whole = await looksOf(page);
      const others = own.flatMap((look, index) => (look === whole[index] ? [] : [`${look} -> ${whole[index]}`]));
      expect.soft(others, `${name}, ${size.width} px`).toEqual([]);
    }
  });
}

test('a page changed in place has its styles, even if the first page did not need them', async ({ page }) => {
  await page.goto('/projects/');
  const expected = await page
    .locator('.entry-card')
    .first()
    .evaluate((card) => getComputedStyle(card).display);
  await addInteractiveParts(page);
  await page.goto('/posts/plain/', { waitUntil: 'networkidle' });
  expect(await page.locator('style[data-href]').textContent()).not.toContain('.entry-card');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { here: true }));
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  const card = page.locator('.entry-card').first();
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => 'here' in window)).toBe(true);
  expect(await card.evaluate((element) => getComputedStyle(element).display)).toBe(expected);
});

/** Opens a page. Returns the font parts that it requests, then and later, such as `geist-latin-wght-normal`. */
async function fontsOf(page: Page, path: string): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font')
      asked.add(/([^/]*)-[\da-f]+\.woff2$/.exec(request.url())?.[1] ?? request.url());
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return asked;
}

test('a page in Latin letters requests no other font parts, and no unused italics', async ({ page }) => {
  const needed = new Set(['geist-latin-wght-normal', 'geist-mono-basic-wght-normal']);
  await stopReactTimeout(page);
  const asked = await fontsOf(page, '/posts/plain/');
  expect(asked).toEqual(needed);
  // The styles of the whole site declare every part, but cause no further requests.
  const declared = await page.evaluate(() => document.fonts.size);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(declared + 10);
  expect(asked).toEqual(needed);
});

test('names in many languages are in the site’s own font, with true italics', async ({ page }) => {
  const fonts = await fontsOf(page, '/posts/lange-woerter/');
  expect([...fonts]).toEqual(
    expect.arrayContaining([
      'geist-cyrillic-wght-normal',
      'geist-latin-ext-wght-italic',
      'geist-latin-ext-wght-normal',
      'geist-basic-wght-italic',
      'geist-vietnamese-wght-normal',
    ]),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const familiesOf = async (selector: string) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts: used } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return new Set(used.map(({ familyName, postScriptName }) => `${familyName} ${/italic/i.test(postScriptName)}`));
  };
  expect(await familiesOf('.prose p')).toEqual(new Set(['Geist false', 'Geist true']));
  expect(await familiesOf('.prose em')).toEqual(new Set(['Geist true']));
});
