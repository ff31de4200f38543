import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { addInteractiveParts, hydrate } from './interactive';

const section = (page: Page, type: string) => page.locator(`main section[data-type=${type}]`).first();

test('a page of every section shows each of them, and leads to each', async ({ page }) => {
  await page.goto('/everything/');
  await expect(page.locator('main > section')).toHaveCount(30);
  const ids = await page.locator('main > section').evaluateAll((found) => found.map(({ id }) => id));
  expect(ids.filter((id) => id === '')).toEqual([]);
  await page.goto('/everything/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

test('a page whose sections say little has no empty places', async ({ page }) => {
  await page.goto('/bare/');
  const empty = page.locator(
    'main :is(dl, ul, ol, p, section, div, figure, h2, h3, h4):empty:not([role=status], .contact-challenge)',
  );
  await expect(empty).toHaveCount(0);
});

test('a question opens to its answer by mouse and by keyboard', async ({ page }) => {
  await page.goto('/everything/');
  const faq = section(page, 'faq');
  await expect(faq.getByText('Yes, and its answer may have')).toBeHidden();
  await faq.getByText('Does every question open?').click();
  await expect(faq.getByText('Yes, and its answer may have')).toBeVisible();
  await faq.locator('summary').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(faq.getByText('That too.')).toBeVisible();
});

test('on paper every answer is there', async ({ page }) => {
  await page.goto('/everything/');
  await page.emulateMedia({ media: 'print' });
  await expect(section(page, 'faq').getByText('That too.')).toBeVisible();
});

test('a video is asked of the other site when it is pressed, and not before', async ({ page, tolerated }) => {
  tolerated.push(/^request: https:\/\/www\.youtube-nocookie\.com\/embed\/XXXXXXXXXXX\?autoplay=1$/);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The player</p>' }),
  );
  await addInteractiveParts(page);
  await page.goto('/everything/', { waitUntil: 'networkidle' });
  const embed = section(page, 'embed');
  await expect(embed.locator('iframe')).toBeHidden();
  const before = await embed.locator('.embed').boundingBox();
  await embed.getByRole('link', { name: /A lecture on tests/ }).click();
  await expect(page).toHaveURL('/everything/');
  await expect(embed.frameLocator('iframe').getByText('The player')).toBeVisible();
  await expect(embed.getByRole('link', { name: /A lecture on tests/ })).toBeHidden();
  await expect(embed.locator('iframe')).toBeFocused();
  const { width, height } = (await embed.locator('.embed').boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([before?.width, before?.height]);
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await hydrate(page);
  await expect(embed.frameLocator('iframe').getByText('The player')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its page, and says so', async ({ page }) => {
    await page.goto('/everything/');
    const link = section(page, 'embed').getByRole('link', { name: 'A lecture on tests Open at youtube.com' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=XXXXXXXXXXX');
  });

  test('a newsletter can be subscribed to', async ({ page, tolerated }) => {
    tolerated.push(/^request: https:\/\/buttondown\.com\//);
    let posted = '';
    await page.route('https://buttondown.com/**', async (route) => {
      posted = route.request().postData() ?? '';
      await route.fulfill({ contentType: 'text/html', body: '<title>Thanks</title>' });
    });
    await page.goto('/everything/');
    await page.locator('#newsletter').getByLabel('Your e-mail address').fill('reader@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('https://buttondown.com/api/emails/embed-subscribe/test-person');
    expect(posted).toBe('email=reader%40example.org');
  });
});

for (const width of [800, 1280]) {
  test(`at ${width} px the pictures of a gallery fill their rows, each in its proportions`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/everything/');
    const gallery = section(page, 'gallery').locator('.picture-rows');
    const boxes = await gallery.locator('img').evaluateAll((images) =>
      images.map((image) => {
        const { top, right, height } = image.getBoundingClientRect();
        return { top: Math.round(top), right: Math.round(right), height: Math.round(height) };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(
      Math.max(...boxes.map(({ height }) => height)) - Math.min(...boxes.map(({ height }) => height)),
    ).toBeLessThan(3);
    const outer = await gallery.boundingBox();
    expect(Math.abs((outer?.x ?? 0) + (outer?.width ?? 0) - (boxes.at(-1)?.right ?? 0))).toBeLessThan(3);
  });
}

test('the line between two pictures is dragged, and moved by keys, and goes from edge to edge', async ({ page }) => {
  await page.goto('/everything/');
  const both = section(page, 'compare').locator('.split-picture');
  await both.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await both.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const shown = () =>
    both.locator('.split-picture-after').evaluate((after) => {
      const [, left = ''] = /(\S+)%\)$/.exec(getComputedStyle(after).clipPath) ?? [];
      return Number(left);
    });
  const handle = async () => (await both.locator('.split-picture-handle').boundingBox()) ?? { x: 0, width: 0 };
  expect(await shown()).toBe(50);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.up();
  expect(await shown()).toBeCloseTo(25, 0);
  const middle = async () => (await handle()).x + (await handle()).width / 2 - x;
  expect(Math.abs((await middle()) - width / 4)).toBeLessThan(2);
  expect((await handle()).width).toBe(44);
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toBe(26);
  await page.keyboard.press('Home');
  expect(await shown()).toBe(0);
  expect((await handle()).x).toBeGreaterThanOrEqual(x);
  await page.keyboard.press('End');
  expect(await shown()).toBe(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two pictures are half shown each, and no handle promises more', async ({ page }) => {
    await page.goto('/everything/');
    const both = section(page, 'compare').locator('.split-picture');
    await expect(both.locator('.split-picture-after')).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
    await expect(both.getByRole('slider')).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });

    test(`a black mark can be seen in the ${colorScheme} theme, and a white background cannot`, async ({ page }) => {
      await page.goto('/everything/');
      const item = (name: string) =>
        section(page, 'logos')
          .getByRole('listitem')
          .filter({ has: page.getByAltText(name) });
      const brightness = async (name: string) => {
        await page.getByAltText(name).evaluate((image: HTMLImageElement) => {
          image.loading = 'eager';
          return image.decode();
        });
        // Parts that come into view are laid out within a few frames, and a picture would be cut out where the logo was before.
        await item(name).scrollIntoViewIfNeeded();
        await page.evaluate(async () => {
          for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        });
        const { channels } = await sharp(await item(name).screenshot())
          .greyscale()
          .stats();
        return { darkest: channels[0]?.min ?? 0, lightest: channels[0]?.max ?? 0 };
      };
      const { darkest, lightest } = await brightness('Black Example');
      expect(lightest - darkest).toBeGreaterThan(100);
      const opaque = await brightness('Opaque Example');
      // On light paper it is no lighter than the paper itself, on dark paper no darker.
      if (colorScheme === 'light') expect(Math.abs(opaque.lightest - lightest)).toBeLessThan(6);
      else expect(Math.abs(opaque.darkest - darkest)).toBeLessThan(6);
    });
  });
}
