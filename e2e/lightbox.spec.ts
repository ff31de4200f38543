import type { Locator, Page } from '@playwright/test';
import { expect, narrow, test } from './fixtures';
import { hydrate } from './interactive';
import { violationsOf } from './violations';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Enlarged picture' });
const count = (page: Page): Locator => dialogOf(page).locator('.lightbox-count');
const shown = (page: Page): Locator => dialogOf(page).locator('.lightbox-stage img');
const gallery = (page: Page): Locator => page.locator('#gallery');

async function openFirst(page: Page): Promise<void> {
  await page.goto('/everything/');
  await gallery(page).getByRole('link', { name: 'Rings on a wide field' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('a gallery picture fills the screen when pressed', async ({ page }) => {
  await openFirst(page);
  await expect(count(page)).toHaveText('Picture 1 of 3');
  await expect(shown(page)).toHaveAttribute('alt', 'Rings on a wide field');
  await expect(shown(page)).toHaveJSProperty('complete', true);
  const { width = 0, height = 0, x = 0, y = 0 } = (await shown(page).boundingBox()) ?? {};
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const ratio = await shown(page).evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
  expect(width / height).toBeCloseTo(ratio, 1);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(view.width);
  expect(y + height).toBeLessThanOrEqual(view.height);
  // At least 80 % as wide as the stage, or as 600 px if that is less.
  const own = await shown(page).evaluate((img) => Number(img.closest('.lightbox-stage')?.clientWidth));
  expect(width).toBeGreaterThan(Math.min(own, 600) * 0.8);
});

test('an enlarged picture adapts to a rotated screen', async ({ page }) => {
  for (const [width, height] of [
    [360, 720],
    [720, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width < height) await openFirst(page);
    await expect(shown(page)).toHaveJSProperty('complete', true);
    const stage = await dialogOf(page).locator('.lightbox-stage').boundingBox();
    const box = await shown(page).boundingBox();
    const [used, room] = [box?.width ?? 0, stage?.width ?? 0];
    const [tall, high] = [box?.height ?? 0, stage?.height ?? 0];
    expect(used).toBeLessThanOrEqual(room + 0.5);
    expect(tall).toBeLessThanOrEqual(high + 0.5);
    // It fills the stage in one dimension or the other.
    expect(Math.min(Math.abs(used - room), Math.abs(tall - high)), `${width} px`).toBeLessThan(1);
  }
});

/** Opens the first picture of the gallery as if it had these dimensions. */
async function openAs(page: Page, width: number, height: number): Promise<void> {
  await page.goto('/everything/');
  const link = gallery(page).getByRole('link', { name: 'Rings on a wide field' });
  // Until it has loaded, the picture has the shape that its attributes state, and its link would move when it loads.
  await link.locator('img').evaluate(
    async (img: HTMLImageElement, size) => {
      img.loading = 'eager';
      await img.decode();
      for (const [name, value] of Object.entries(size)) img.setAttribute(name, String(value));
    },
    { width, height, 'data-width': width },
  );
  await link.click();
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
}

for (const size of [narrow, { width: 1280, height: 800 }]) {
  test(`a picture of a whole page is as wide as in the text, and keys scroll it: ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, 900, 9700);
    const stage = dialogOf(page).locator('.lightbox-stage');
    const room = await stage.evaluate(({ clientWidth }) => clientWidth);
    const box = await shown(page).boundingBox();
    expect(box?.width).toBeCloseTo(Math.min(room, 900), 0);
    expect(box?.y).toBeGreaterThan(0);
    const top = () => stage.evaluate(({ scrollTop }) => scrollTop);
    await page.keyboard.press('ArrowDown');
    expect(await top()).toBeGreaterThan(0);
    await page.keyboard.press('PageDown');
    expect(await top()).toBeGreaterThan(500);
    await expect(count(page)).toHaveText('Picture 1 of 3');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText('Picture 2 of 3');
    expect(await top()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });

  test(`a panorama keeps its height, and keys go to its end before the next: ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openAs(page, 9700, 900);
    expect((await shown(page).boundingBox())?.height).toBeCloseTo(240, 0);
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText('Picture 1 of 3');
    await dialogOf(page)
      .locator('.lightbox-stage')
      .evaluate((stage) => stage.scrollTo(stage.scrollWidth, 0));
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText('Picture 2 of 3');
  });
}

test('arrow keys go to the others and wrap around; Home and End go to the ends', async ({ page }) => {
  await openFirst(page);
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
    ['Home', 1],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(count(page)).toHaveText(`Picture ${number} of 3`);
  }
  await expect(shown(page)).toHaveAttribute('alt', 'Rings on a square field');
});

test('Escape, the button and a press outside close it, and focus returns to the picture that opened it', async ({
  page,
}) => {
  await page.goto('/everything/');
  const link = gallery(page).getByRole('link', { name: 'Rings on a tall field' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(3, 300),
  ];
  for (const close of ways) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('Picture 2 of 3');
    await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('a double-click opens it, and does not close it again', async ({ page }) => {
  await page.goto('/everything/');
  const link = gallery(page).locator('a.enlarge').first();
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  // In the dialog, this place is beside the picture.
  await page.mouse.dblclick(x + 5, y + 50);
  await expect(dialogOf(page)).toBeVisible();
  // If it were closed, this would open it again.
  await page.mouse.click(x + 5, y + 50);
  await expect(dialogOf(page)).toBeHidden();
});

test('a larger file is requested only when the picture is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await page.setViewportSize(narrow);
  await page.goto('/everything/');
  await gallery(page).scrollIntoViewIfNeeded();
  const small = gallery(page).locator('img').first();
  await expect(small).toHaveJSProperty('complete', true);
  const large = await gallery(page).locator('a.enlarge').first().getAttribute('href');
  expect(asked.some((url) => url.endsWith(large ?? '-'))).toBe(false);
  expect(await dialogOf(page).count()).toBe(0);
  // On a wide screen it shows the same picture and requests the larger file itself.
  await page.locator('#compare').evaluate((section) => section.remove());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForLoadState('networkidle');
  const before = [...asked];
  await gallery(page).locator('a.enlarge').first().click();
  const current = () => shown(page).evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect.poll(async () => asked.includes(await current())).toBe(true);
  await expect(shown(page)).toHaveJSProperty('complete', true);
  expect(before).not.toContain(await current());
});

/** Swipes across the screen at a height of 300 px, with the events of a touch screen. */
async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', 200);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', 200 + by * part);
  await touch('touchEnd');
}

test.describe('on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

  test('swiping goes to the next and previous picture', async ({ page }) => {
    await page.goto('/everything/');
    await gallery(page).getByRole('link', { name: 'Rings on a wide field' }).tap();
    await expect(count(page)).toHaveText('Picture 1 of 3');
    await swipe(page, -120);
    await expect(count(page)).toHaveText('Picture 2 of 3');
    await swipe(page, 120);
    await expect(count(page)).toHaveText('Picture 1 of 3');
    await swipe(page, -20);
    await expect(count(page)).toHaveText('Picture 1 of 3');
    await expect(dialogOf(page)).toBeVisible();
  });
});

test('a figure in a text keeps its caption, and is shown with the pictures of its entry', async ({ page }) => {
  await page.goto('/posts/markdown/');
  await page.getByRole('link', { name: 'A picture with a title' }).click();
  await expect(dialogOf(page).getByText('The title becomes a caption.')).toBeVisible();
});

test('a project’s cover, its pictures and those in its text form one sequence', async ({ page }) => {
  await page.goto('/projects/complete/');
  await page.locator('.entry-cover a.enlarge').click();
  await expect(count(page)).toHaveText('Picture 1 of 3');
  await expect(shown(page)).toHaveAttribute('alt', 'Six rings on brown');
});

test('a book cover without a description is named after the book', async ({ page }) => {
  await page.goto('/books/complete/');
  await page.locator('.book-cover a.enlarge').click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(count(page)).toBeHidden();
  await expect(dialogOf(page).getByRole('button')).toHaveCount(1);
});

test.describe('a picture in its own tab', () => {
  // A browser requests a picture's icon from the root of the host, and our site is below a path.
  test.use({ alwaysTolerated: /404 .*localhost:\d+\/favicon\.ico\)$/ });

  test('with a key held, and without JavaScript, a picture is a link to its largest file', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/everything/');
    const link = gallery(page).getByRole('link', { name: 'Rings on a wide field' });
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await opened.waitForURL(/\.jpg$/);
    await expect(dialogOf(page)).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const plain = await context.newPage();
    await plain.goto(page.url());
    await plain.locator('#gallery a.enlarge').first().click();
    await expect(plain).toHaveURL(/\/static\/.*\.jpg$/);
    await context.close();
  });
});

test('it keeps working once React runs', async ({ page }) => {
  await page.goto('/everything/');
  await hydrate(page);
  await gallery(page).getByRole('link', { name: 'Rings on a wide field' }).click();
  await expect(count(page)).toHaveText('Picture 1 of 3');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('it is accessible', async ({ page }) => {
      await openFirst(page);
      await expect(shown(page)).toHaveJSProperty('complete', true);
      expect(await violationsOf(page)).toEqual([]);
    });

    test('of a picture with a dark version, only the current theme’s is loaded', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(request.url());
      });
      await page.goto('/projects/second/');
      const cover = page.locator('.entry-cover img:visible');
      await expect(cover).toHaveCount(1);
      await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const isDark = (url: string) => url.includes('cover-dark');
      expect(isDark(await cover.evaluate((img: HTMLImageElement) => img.currentSrc))).toBe(theme === 'dark');
      // The cover of the next project is at the end of the page.
      const digests = await page
        .locator('.entry-cover')
        .evaluate(({ innerHTML }) =>
          Array.from(innerHTML.matchAll(/static\/([\da-f]{32})/g), ([, digest = '']) => digest),
        );
      const own = asked.filter((url) => digests.some((digest) => url.includes(digest)));
      expect(own.map(isDark)).toEqual([theme === 'dark']);
      // The visitor’s choice takes precedence over the system.
      await page.getByRole('radio', { name: theme === 'dark' ? 'Light' : 'Dark' }).check();
      await expect(cover).toHaveCount(1);
      await expect
        .poll(() =>
          cover.evaluate((img: HTMLImageElement) => img.currentSrc.includes('cover-dark') && img.naturalWidth > 0),
        )
        .toBe(theme === 'light');
      await page.locator('.entry-cover a.enlarge').click();
      await expect(dialogOf(page).locator('img:visible')).toHaveCount(1);
    });
  });
}

test('in print a picture with a dark version is the light one', async ({ page }) => {
  await page.goto('/projects/second/');
  // Only now: with a slow processor, a page that loads after this would be styled for the screen again.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('.entry-cover .in-light')).toBeVisible();
  await expect(page.locator('.entry-cover .in-dark')).toBeHidden();
});
