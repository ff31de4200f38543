import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findWholeBrowser } from '../src/cli/ensure-browser';
import { createStaticServer } from '../src/cli/static-server';
import { folderOf, prefixOf, type SiteName } from './sites';

/**
 * Takes the pictures of both home pages that the documentation shows, the left half by day, the right half by night, and of one of them both whole. First build the sites:
 * `npx tsx e2e/build-sites.ts demo docs && npx tsx e2e/take-pictures.ts`. The names of sites behind the command take their pictures only.
 */

const pictures: [site: SiteName, file: string][] = [
  ['demo', 'docs/screenshot.webp'],
  ['docs', 'docs/projects/this-site/cover.webp'],
];

/** The same page whole, by day and by night: the opening of the documentation has a handle between them. */
const whole: Partial<Record<SiteName, [day: string, night: string]>> = {
  demo: ['docs/by-day.webp', 'docs/by-night.webp'],
};

/** The window, in CSS pixels, and the width of the picture: the largest that a page asks for. */
const WINDOW = { width: 1280, height: 800 };
const WIDTH = 1600;

async function takePicture(site: SiteName, file: string): Promise<void> {
  const server = createStaticServer(folderOf(site), prefixOf(site)).listen(0);
  await once(server, 'listening');
  const executablePath = findWholeBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const shoot = async (colorScheme: 'light' | 'dark') => {
      const page = await browser.newPage({
        viewport: WINDOW,
        deviceScaleFactor: WIDTH / WINDOW.width,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${prefixOf(site)}/`);
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot();
    };
    const [day, night] = [await shoot('light'), await shoot('dark')];
    for (const [index, name] of (whole[site] ?? []).entries())
      await sharp([day, night][index]).webp({ quality: 90 }).toFile(name);
    const { width, height } = await sharp(day).metadata();
    const half = Math.round(width / 2);
    const right = await sharp(night)
      .extract({ left: half, top: 0, width: width - half, height })
      .toBuffer();
    await sharp(day)
      .composite([{ input: right, left: half, top: 0 }])
      .webp({ quality: 90 })
      .toFile(file);
    console.log(`${file}: ${width} × ${height}`);
  } finally {
    await browser.close();
    server.close();
  }
}

async function takePictures(): Promise<void> {
  const wanted = process.argv.slice(2);
  for (const [site, file] of pictures) if (wanted.length === 0 || wanted.includes(site)) await takePicture(site, file);
}

void takePictures();
