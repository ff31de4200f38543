import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { findWholeBrowser } from './ensure-browser';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
};

/** A finished site that a browser is shown as if it came from its own address. */
export interface ShownSite {
  /** The folder that the site lies in, such as `public`; an absolute path. */
  folder: string;
  /** The `url` of `site.md`. */
  url: string;
}

/** Starts the Chromium of this machine. Throws, with what to do, where there is none. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findWholeBrowser();
  if (executablePath === undefined)
    throw new Error(
      'There is no Chromium here: "npx playwright install chromium" installs one, or PLAYWRIGHT_CHROMIUM names one.',
    );
  const { chromium } = await import('@playwright/test');
  // Whoever runs everything as root, as containers do, has no sandbox.
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

/** The file behind a path of the site, which is written without its prefix. */
export function fileOf({ folder }: Pick<ShownSite, 'folder'>, path: string): string {
  return join(folder, path.endsWith('/') ? `${path}index.html` : path);
}

/**
 * Lets a page have the files of a site, and nothing of the net. `onServed` is told of each file and of how many bytes it takes on its way: texts are
 * compressed.
 */
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
    const isOwn = url.origin === origin && below.startsWith(`${prefix}/`);
    const file = isOwn ? fileOf(site, below.slice(prefix.length)) : undefined;
    if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) return route.abort();
    const body = await readFile(file);
    const contentType = TYPES[extname(file)];
    onServed(below, contentType === undefined ? body.length : gzipSync(body).length);
    return route.fulfill({ body, ...(contentType !== undefined && { contentType }) });
  });
}

/** The full address of a path of the site. */
export function addressOn({ url }: ShownSite, path: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/$/, '') + path;
}
