import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { addInteractiveParts, hydrate } from './interactive';

const section = (page: Page, type: string) => page.locator(`main section[data-type=${type}]`).first();

test('a page with every section shows each of them, and links to each', async ({ page }) => {
  await page.goto('/everything/');
  await expect(page.locator('main > section')).toHaveCount(31);
  const ids = await page.locator('main > section').evaluateAll((found) => found.map(({ id }) => id));
  expect(ids.filter((id) => id === '')).toEqual([]);
  await page.goto('/everything/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

test('what an author leaves out leaves nothing empty: in sections, a project, a text', async ({ page }) => {
  for (const path of ['/bare/', '/projects/minimal/', '/plain/']) {
    await page.goto(path);
    const parts = ':is(dl, ul, ol, p, section, aside, div, figure, h2, h3, h4)';
    const empty = page.locator(`main ${parts}:empty:not([role=status], .contact-challenge, .prose)`);
    await expect(empty, path).toHaveCount(0);
  }
});

test('in print every answer is shown', async ({ page }) => {
  await page.goto('/everything/');
  await page.emulateMedia({ media: 'print' });
  await expect(section(page, 'faq').getByText('That too.')).toBeVisible();
});

test('a video is requested from the other site only when pressed', async ({ page, tolerated }) => {
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

test('the divider between two pictures can be dragged or moved by keys, from edge to edge', async ({ page }) => {
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

  test('two pictures are each half shown, without a handle', async ({ page }) => {
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
        // Parts that come into view are laid out within a few frames, and the screenshot would be cropped at the logo's old position.
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
