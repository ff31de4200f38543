import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { findWholeBrowser } from '../src/cli/ensure-browser';
import { createStaticServer } from '../src/cli/static-server';
import { folderOf, prefixOf, type SiteName } from './sites';

/** What the scripts share that take pictures of finished sites for the documentation. */

/** A theme, as a browser asks for it. */
export type ColorScheme = 'light' | 'dark';

/** Serves a finished site, starts a browser, and ends both when `work` is done. `origin` is the address of the home page. */
export async function withSite(
  site: SiteName,
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const server = createStaticServer(folderOf(site), prefixOf(site)).listen(0);
  await once(server, 'listening');
  const executablePath = findWholeBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await work(browser, `http://localhost:${(server.address() as AddressInfo).port}${prefixOf(site)}/`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** One picture of two of the same size: its left half of the one by day, its right half of the one by night. */
export async function toHalfDay(day: Buffer, night: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(day).metadata();
  const left = Math.round(width / 2);
  const input = await sharp(night)
    .extract({ left, top: 0, width: width - left, height })
    .toBuffer();
  return sharp(day).composite([{ input, left, top: 0 }]);
}
