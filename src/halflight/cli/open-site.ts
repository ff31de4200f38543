import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { lookup } from 'mrmime';
import { findWholeBrowser } from './ensure-browser';

/** A finished site, shown to a browser as if served from its own URL. */
export interface ShownSite {
  /** The folder of the site, such as `public`, as an absolute path. */
  folder: string;
  /** The `url` of `site.md`. */
  url: string;
}

/** Starts the installed Chromium. Throws with instructions if there is none. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findWholeBrowser();
  if (executablePath === undefined)
    throw new Error(
      'There is no Chromium here: "npx playwright install chromium" installs one, or PLAYWRIGHT_CHROMIUM names one.',
    );
  const { chromium } = await import('@playwright/test');
  // Chromium's sandbox does not work for root, the usual user in containers.
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

/** The file for a path of the site (without the site's prefix). */
export function fileOf({ folder }: Pick<ShownSite, 'folder'>, path: string): string {
  return join(folder, path.endsWith('/') ? `${path}index.html` : path);
}

/** Serves the files of a site to a page, and blocks all other requests. `onServed` gets each file's path and transfer size (compressed). */
export async function serveFiles(
  page: Page,
  site: ShownSite,
  onServed: (path: string, bytes: number) => void = () => undefined,
): Promise<void> {
  const { origin, pathname } = new URL(site.url);
  const prefix = pathname.replace(/\/$/, '');
  await page.route('**', async (route) => {
    const url = new URL(route.request().url());
    const below = decodeURIComponent(url.pathname);
    const isOfSite = url.origin === origin && below.startsWith(`${prefix}/`);
    const file = isOfSite ? fileOf(site, below.slice(prefix.length)) : undefined;
    if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) return route.abort();
    const body = await readFile(file);
    const contentType = lookup(file);
    onServed(below, contentType === undefined ? body.length : gzipSync(body).length);
    return route.fulfill({ body, ...(contentType !== undefined && { contentType }) });
  });
}

/** The full URL of a path of the site. */
export function addressOn({ url }: ShownSite, path: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/$/, '') + path;
}
