import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { findWholeBrowser } from '../src/cli/ensure-browser';
import { createStaticServer } from '../src/cli/static-server';
import { lookNames, type Look } from '../src/features/theme/look';
import { folderOf, prefixOf } from './sites';
import { openInLook } from './with-look';

const USAGE = `npx tsx e2e/take-looks.ts

Takes the pictures of the guide "Looks" and of the README: the home page of the demonstration site in each look, its left half by day and its
right half by night, and all of them together. First build the site: npx tsx e2e/build-sites.ts demo`;

const GUIDE = 'docs/posts/looks';

/** The accent of the demonstration site, which stands in `content/site.md`. */
const ACCENT = 'oklch(0.6 0.145 42)';

/** The window, in CSS pixels, and the width of a picture. */
const WINDOW = { width: 1280, height: 1100 };
const WIDTH = 1600;

/** The pages of the grid: how wide and high each is, and how far they stand apart. */
const TILE = { width: 400, height: 520, space: 16 };
const GRID_WINDOW = { width: 1280, height: (1280 * TILE.height) / TILE.width };

/** Takes a picture of the home page in a look. */
async function shoot(
  browser: Browser,
  origin: string,
  look: Look,
  colorScheme: 'light' | 'dark',
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor, colorScheme, reducedMotion: 'reduce' });
  await openInLook(page, origin, { look, accent: ACCENT }, prefixOf('demo'));
  // Those further down wait until somebody comes near.
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function takePicture(browser: Browser, origin: string, look: Look): Promise<void> {
  const [day, night] = await Promise.all(
    (['light', 'dark'] as const).map((theme) => shoot(browser, origin, look, theme, WINDOW, WIDTH / WINDOW.width)),
  );
  const { width, height } = await sharp(day).metadata();
  const left = Math.round(width / 2);
  const right = await sharp(night)
    .extract({ left, top: 0, width: width - left, height })
    .toBuffer();
  await sharp(day)
    .composite([{ input: right, left, top: 0 }])
    .webp({ quality: 82 })
    .toFile(`${GUIDE}/${look}.webp`);
  console.log(`${GUIDE}/${look}.webp`);
}

/** All looks beside one another, by day above and by night below. */
async function takeGrid(browser: Browser, origin: string): Promise<void> {
  const { width, height, space } = TILE;
  const tiles: OverlayOptions[] = [];
  for (const [row, theme] of (['light', 'dark'] as const).entries())
    for (const [column, look] of lookNames.entries()) {
      const page = await shoot(browser, origin, look, theme, GRID_WINDOW, 1);
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
  if (process.argv.length > 2) {
    console.log(USAGE);
    return;
  }
  const server = createStaticServer(folderOf('demo'), prefixOf('demo')).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}${prefixOf('demo')}/`;
  const executablePath = findWholeBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const look of lookNames) await takePicture(browser, origin, look);
    await takeGrid(browser, origin);
  } finally {
    await browser.close();
    server.close();
  }
}

void takeLooks();
