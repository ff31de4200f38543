import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Scheme } from './colours';
import { NOON, toHalfDay, WITHOUT_BAR, withSite } from './half-day';
import type { SiteName } from './sites';

/**
 * Takes the pictures of pages for the documentation, with a light left half and a dark right half; one of them also whole in both themes. Build the
 * sites first: `npx tsx e2e/build-sites.ts demo docs && npx tsx e2e/take-pictures.ts`. Site names as arguments limit it to their pictures.
 */

interface Taken {
  site: SiteName;
  /** The path of the page within its site. */
  path: string;
  file: string;
  /** The window, in CSS pixels, and the width of the picture: the largest that a page requests. */
  window: { width: number; height: number };
  width: number;
  /** The same page whole, in light and dark: the documentation opens with both, and a handle between them. */
  whole?: [day: string, night: string];
}

const pictures: readonly Taken[] = [
  {
    site: 'demo',
    path: '',
    file: 'docs/screenshot.webp',
    window: { width: 1280, height: 800 },
    width: 1600,
    whole: ['docs/by-day.webp', 'docs/by-night.webp'],
  },
  {
    site: 'demo',
    path: 'events/first-ada-lovelace-day/',
    file: 'docs/one-page.webp',
    window: { width: 960, height: 700 },
    width: 1200,
  },
  {
    site: 'docs',
    path: '',
    file: 'docs/projects/this-site/cover.webp',
    window: { width: 1280, height: 800 },
    width: 1600,
  },
];

async function takePicture(
  browser: Browser,
  origin: string,
  { path, file, window, width, whole }: Taken,
): Promise<void> {
  const shoot = async (colorScheme: Scheme) => {
    const page = await browser.newPage({
      viewport: window,
      deviceScaleFactor: width / window.width,
      colorScheme,
      reducedMotion: 'reduce',
      // The policy of the page does not allow the style that hides the dressing room.
      bypassCSP: true,
    });
    await page.clock.setFixedTime(NOON);
    await page.goto(origin + path);
    // Does not wait for pictures below the window.
    await page.evaluate(async () => {
      const images = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
      await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);
    });
    const picture = await page.screenshot({ style: WITHOUT_BAR });
    await page.close();
    return picture;
  };
  const [day, night] = [await shoot('light'), await shoot('dark')];
  for (const [index, name] of (whole ?? []).entries())
    await sharp([day, night][index]).webp({ quality: 90 }).toFile(name);
  const { height } = await (await toHalfDay(day, night)).webp({ quality: 90 }).toFile(file);
  console.log(`${file}: ${width} × ${height}`);
}

async function takePictures(): Promise<void> {
  const wanted = process.argv.slice(2);
  const all = pictures.filter(({ site }) => wanted.length === 0 || wanted.includes(site));
  for (const site of new Set(all.map((one) => one.site)))
    await withSite(site, async (browser, origin) => {
      for (const one of all) if (one.site === site) await takePicture(browser, origin, one);
    });
}

void takePictures();
