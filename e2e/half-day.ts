import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { startBrowser } from '../src/halflight/cli/open-site';
import { createStaticServer } from '../src/halflight/cli/static-server';
import { folderOf, prefixOf, type SiteName } from './sites';

/** Shared by the scripts that take pictures of finished sites for the documentation. */

/** Hides the dressing room of demonstrations from pictures. */
export const WITHOUT_BAR = 'body > aside { display: none !important; }';

/** The time in pictures, on which the place of the sun and the phase of the moon depend: a day before a full moon. */
export const NOON = new Date('2026-11-23T12:00:00Z');

/** Serves a finished site and starts a browser, and stops both after `work`. `origin` is the URL of the home page. */
export async function withSite(
  site: SiteName,
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const server = createStaticServer(folderOf(site), prefixOf(site)).listen(0);
  await once(server, 'listening');
  const browser = await startBrowser();
  try {
    await work(browser, `http://localhost:${(server.address() as AddressInfo).port}${prefixOf(site)}/`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Combines two pictures of the same size: the left half of `day` and the right half of `night`. */
export async function toHalfDay(day: Buffer, night: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(day).metadata();
  const left = Math.round(width / 2);
  const input = await sharp(night)
    .extract({ left, top: 0, width: width - left, height })
    .toBuffer();
  return sharp(day).composite([{ input, left, top: 0 }]);
}
