import type { Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { lookNames, lookParts } from '../src/halflight/features/theme/look';
import type { Scheme } from './colours';
import { toHalfDay, withSite } from './half-day';
import { prefixOf } from './sites';
import { openInLook, type Theme } from './with-look';

const USAGE = `npx tsx e2e/take-looks.ts

Takes the screenshots for the guides "Looks" and "Look and theme" and the README: the home page of the demo site in each look and
each mood, its left half by day and its right half by night, and all looks together. First build the site: npx tsx e2e/build-sites.ts demo
Pass "looks" or "moods" to take only those.`;

const GUIDE = 'docs/posts/looks';
const MOODS = 'docs/posts/look-and-theme';

/** The accent of the demo site, as in `content/site.md`. */
const ACCENT = 'oklch(0.6 0.145 42)';

/** The window, in CSS pixels, and the width of a picture. */
const WINDOW = { width: 1280, height: 1100 };
const WIDTH = 1600;

/** The guide shows moods with this accent, which brings out more of them than a warm one. */
const MOOD_ACCENT = 'teal';
const MOOD_WINDOW = { width: 1280, height: 760 };

/** The pages in the grid: the width and height of each, and the space between them. */
const TILE = { width: 400, height: 520, space: 16 };
const GRID_WINDOW = { width: 1280, height: (1280 * TILE.height) / TILE.width };

/** Takes a picture of the home page in a theme. */
async function shoot(
  browser: Browser,
  origin: string,
  theme: Theme,
  colorScheme: Scheme,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor, colorScheme, reducedMotion: 'reduce' });
  await openInLook(page, origin, theme, prefixOf('demo'));
  // Pictures further down load only when scrolled near.
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function takePicture(
  browser: Browser,
  origin: string,
  theme: Theme,
  file: string,
  viewport = WINDOW,
): Promise<void> {
  const take = (scheme: Scheme) => shoot(browser, origin, theme, scheme, viewport, WIDTH / viewport.width);
  const [day, night] = await Promise.all([take('light'), take('dark')]);
  await (await toHalfDay(day, night)).webp({ quality: 82 }).toFile(file);
  console.log(file);
}

/** All looks side by side, light above and dark below. */
async function takeGrid(browser: Browser, origin: string): Promise<void> {
  const { width, height, space } = TILE;
  const tiles: OverlayOptions[] = [];
  for (const [row, theme] of (['light', 'dark'] as const).entries())
    for (const [column, look] of lookNames.entries()) {
      const page = await shoot(browser, origin, { look, accent: ACCENT }, theme, GRID_WINDOW, 1);
      const input = await sharp(page).resize(width, height).toBuffer();
      tiles.push({ input, left: space + column * (width + space), top: space + row * (height + space) });
    }
  await sharp({
    create: {
      width: space + lookNames.length * (width + space),
      height: space + 2 * (height + space),
      channels: 3,
      background: '#8a8a92',
    },
  })
    .composite(tiles)
    .webp({ quality: 84 })
    .toFile(`${GUIDE}/grid.webp`);
  console.log(`${GUIDE}/grid.webp`);
}

async function takeLooks(): Promise<void> {
  const wanted = process.argv.slice(2);
  if (wanted.some((word) => word !== 'looks' && word !== 'moods')) {
    console.log(USAGE);
    return;
  }
  const isWanted = (word: string) => wanted.length === 0 || wanted.includes(word);
  await withSite('demo', async (browser, origin) => {
    if (isWanted('looks')) {
      for (const look of lookNames)
        await takePicture(browser, origin, { look, accent: ACCENT }, `${GUIDE}/${look}.webp`);
      await takeGrid(browser, origin);
    }
    if (isWanted('moods'))
      for (const mood of lookParts.mood)
        await takePicture(browser, origin, { mood, accent: MOOD_ACCENT }, `${MOODS}/${mood}.webp`, MOOD_WINDOW);
  });
}

void takeLooks();
