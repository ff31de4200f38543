import type { Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { lookNames, lookParts, type Look } from '../src/halflight/features/theme/look';
import type { Scheme } from './colours';
import { NOON, toHalfDay, WITHOUT_BAR, withSite } from './half-day';
import { prefixOf, type SiteName } from './sites';
import { openInLook, type Theme } from './with-look';

const USAGE = `npx tsx e2e/take-looks.ts

Takes the screenshots for the guides "Looks" and "Look and theme" and the README: the home page of the example of each look, and that of the
demonstration in each mood, their left half by day and their right half by night, and all looks together. First build the sites:
npx tsx e2e/build-sites.ts demo published. Pass "looks", "moods" or "loop" to take only those; "loop" is the picture at the head of the README, in
which the demonstration dresses in one look after the other.`;

const GUIDE = 'docs/posts/looks';
const MOODS = 'docs/posts/look-and-theme';

/** The example of each look. */
const examples: Record<Look, SiteName> = {
  halflight: 'demo',
  editorial: 'mary-shelley',
  studio: 'anna-atkins',
  terminal: 'grace-hopper',
  launch: 'receiver',
};

/** The window, in CSS pixels, and the width of a picture. */
const WINDOW = { width: 1280, height: 1100 };
const WIDTH = 1600;

/** The guide shows moods with this accent, which brings out more of them than a warm one. */
const MOOD_ACCENT = 'teal';
const MOOD_WINDOW = { width: 1280, height: 760 };

/** The pages in the grid: the width and height of each, and the space between them. */
const TILE = { width: 400, height: 520, space: 16 };
const GRID_WINDOW = { width: 1280, height: (1280 * TILE.height) / TILE.width };

/** Takes a picture of the home page, in a look other than its own if `theme` says so. */
async function shoot(
  browser: Browser,
  origin: string,
  theme: Theme | undefined,
  colorScheme: Scheme,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<Buffer> {
  const page = await browser.newPage({
    ...{ viewport, deviceScaleFactor, colorScheme, reducedMotion: 'reduce' as const },
    // The policy of the page does not allow the style that hides the dressing room.
    bypassCSP: true,
  });
  await page.clock.setFixedTime(NOON);
  if (theme) await openInLook(page, origin, theme, prefixOf('demo'));
  else await page.goto(origin);
  // The theme in which a look opens is not the one wanted.
  await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), colorScheme);
  await page.evaluate(() => document.fonts.ready);
  // Pictures further down load only when scrolled near.
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    for (const image of inView) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    // The picture of a hero is painted in the frame after it is decoded.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const picture = await page.screenshot({ style: WITHOUT_BAR });
  await page.close();
  return picture;
}

async function takePicture(
  browser: Browser,
  origin: string,
  theme: Theme | undefined,
  file: string,
  viewport = WINDOW,
): Promise<void> {
  const take = (scheme: Scheme) => shoot(browser, origin, theme, scheme, viewport, WIDTH / viewport.width);
  const [day, night] = await Promise.all([take('light'), take('dark')]);
  await (await toHalfDay(day, night)).webp({ quality: 82 }).toFile(file);
  console.log(file);
}

/** The home page of an example in both themes, as small as in the grid. */
async function takeTiles(browser: Browser, origin: string): Promise<Buffer[]> {
  const { width, height } = TILE;
  const take = async (scheme: Scheme) =>
    sharp(await shoot(browser, origin, undefined, scheme, GRID_WINDOW, 1))
      .resize(width, height)
      .toBuffer();
  return [await take('light'), await take('dark')];
}

/** All looks side by side, light above and dark below. `columns` has the two tiles of each look. */
async function makeGrid(columns: readonly Buffer[][]): Promise<void> {
  const { width, height, space } = TILE;
  const tiles: OverlayOptions[] = columns.flatMap((rows, column) =>
    rows.map((input, row) => ({ input, left: space + column * (width + space), top: space + row * (height + space) })),
  );
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

/** The looping picture, as wide as a README shows it, and how long it shows a look, in milliseconds. */
const LOOP = { file: 'docs/looks.webp', width: 1000, rest: 1500 };

/** How long the documentation's home page takes for a letter, and how long it waits before the first: `play.ts`, in milliseconds. */
const TYPING = { letter: 90, before: 1200, between: 3200 };

/** The first screen of the documentation, picture by picture, by a clock that stands still while a picture is taken. */
async function takeLoop(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 }, colorScheme: 'light', bypassCSP: true });
  // No picture in the middle of a change.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON);
  await page.goto(origin);
  const stage = page.locator('.dressing-room-stage');
  const word = stage.locator('.dressing-room-word').first();
  const frame = stage.frameLocator('iframe');
  await stage.scrollIntoViewIfNeeded();
  await stage.locator('.dressing-room-screen[data-playing]').waitFor();
  const pictures: { input: Buffer; delay: number }[] = [];
  const take = async (delay: number) => {
    pictures.push({
      input: await sharp(
        await stage.screenshot({ style: `${WITHOUT_BAR} .dressing-room-pause { visibility: hidden; }` }),
      )
        .resize(LOOP.width)
        .png()
        .toBuffer(),
      delay,
    });
  };
  await take(LOOP.rest);
  await page.clock.runFor(TYPING.before);
  for (const _ of lookNames) {
    let typed: string | null;
    do {
      typed = await word.textContent();
      await take(TYPING.letter);
      await page.clock.runFor(TYPING.letter);
    } while ((await word.textContent()) !== typed);
    await frame.locator(`.frame[data-look=${typed}]`).waitFor();
    await take(LOOP.rest);
    await page.clock.runFor(TYPING.between);
  }
  await sharp(
    pictures.map(({ input }) => input),
    { join: { animated: true } },
  )
    .webp({ quality: 72, effort: 6, loop: 0, delay: pictures.map(({ delay }) => delay), minSize: true })
    .toFile(LOOP.file);
  console.log(LOOP.file);
}

async function takeLooks(): Promise<void> {
  const wanted = process.argv.slice(2);
  if (wanted.some((word) => !['looks', 'moods', 'loop'].includes(word))) {
    console.log(USAGE);
    return;
  }
  const isWanted = (word: string) => wanted.length === 0 || wanted.includes(word);
  if (isWanted('looks')) {
    const columns: Buffer[][] = [];
    for (const look of lookNames)
      await withSite(examples[look], async (browser, origin) => {
        await takePicture(browser, origin, undefined, `${GUIDE}/${look}.webp`);
        columns.push(await takeTiles(browser, origin));
      });
    await makeGrid(columns);
  }
  if (isWanted('loop')) await withSite('published', takeLoop);
  if (isWanted('moods'))
    await withSite('demo', async (browser, origin) => {
      for (const mood of lookParts.mood)
        await takePicture(browser, origin, { mood, accent: MOOD_ACCENT }, `${MOODS}/${mood}.webp`, MOOD_WINDOW);
    });
}

void takeLooks();
