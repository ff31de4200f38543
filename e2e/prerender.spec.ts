import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import CDP from 'chrome-remote-interface';
import { findWholeBrowser } from '../src/halflight/cli/ensure-browser';
import { createStaticServer } from '../src/halflight/cli/static-server';
import { at, expect, test } from './fixtures';
import { folderOf, prefixOf } from './sites';

/** A browser that Playwright does not control: Chromium never prerenders for a page with a DevTools session. */
interface Browser {
  port: number;
  /** Resolves when its process has ended. */
  ended: Promise<unknown>;
}

async function open(url: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'prerender-'));
  const program = spawn(
    findWholeBrowser() ?? chromium.executablePath(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--window-size=1280,900',
      // A mouse: without one, pages are only prefetched.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      url,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(program, 'exit');
  for await (const line of createInterface(program.stderr)) {
    const [, port] = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
    if (port) return { port: Number(port), ended };
  }
  throw new Error('The browser has ended.');
}

/** Closes the browser with all of its processes. Its profile is removed with the folder of the test run. */
async function close({ port, ended }: Browser): Promise<void> {
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  const browser = await CDP({ target: webSocketDebuggerUrl });
  await browser.Browser.close();
  await ended;
}

/** The URL of the visible page, read without a session. */
async function urlOf({ port }: Browser): Promise<string | undefined> {
  return (await CDP.List({ port })).find(({ type }) => type === 'page')?.url;
}

/** Runs an expression in the visible page, in a temporary session. */
async function run(browser: Browser, expression: string, then?: (page: CDP.Client, value: unknown) => Promise<void>) {
  const target = (await CDP.List({ port: browser.port })).find(({ type }) => type === 'page');
  const page = await CDP({ port: browser.port, target });
  try {
    const { result } = await page.Runtime.evaluate({ expression, awaitPromise: true, returnByValue: true });
    await then?.(page, result.value);
    return result.value as unknown;
  } finally {
    await page.close();
  }
}

/** Serves the main site. A page that requests `SIGNAL` gets the answer once another page has been requested to be prerendered. */
async function serve(): Promise<{ origin: string; stop: () => void }> {
  const site = createStaticServer(folderOf('main'), prefixOf('main'));
  let prerendered: () => void = () => undefined;
  const isPrerendered = new Promise<void>((done) => (prerendered = done));
  const server = createServer((request, response) => {
    if (request.url === SIGNAL) return void isPrerendered.then(() => response.end());
    if (request.headers['sec-purpose']?.includes('prerender')) response.on('finish', prerendered);
    site.emit('request', request, response);
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => server.close().closeAllConnections();
  return { origin: `http://localhost:${port}`, stop };
}

const SIGNAL = at('/prerendered');

test('a page that a visitor points at is prerendered before they click, and then shown', async () => {
  const { origin, stop } = await serve();
  const [home, posts] = [origin + at('/'), origin + at('/posts/')];
  const browser = await open(home);
  try {
    await expect.poll(() => run(browser, 'document.readyState + location')).toBe(`complete${home}`);
    const link = `[...document.querySelectorAll('header a[href$="/posts/"]')].find((link) => link.checkVisibility())`;
    // The page itself clicks, after the session has ended.
    const aim = `(() => {
      fetch('${SIGNAL}').then(() => ${link}.click());
      const { x, y, width, height } = ${link}.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`;
    await run(browser, aim, async ({ Input }, value) => {
      const place = value as { x: number; y: number };
      await Input.dispatchMouseEvent({ type: 'mouseMoved', x: 1, y: 1 });
      await Input.dispatchMouseEvent({ type: 'mouseMoved', ...place });
    });
    await expect.poll(() => urlOf(browser)).toBe(posts);
    // The time from the first request until the page was shown; 0 for a page that was not prerendered.
    const activation = await run(browser, `performance.getEntriesByType('navigation')[0].activationStart`);
    expect(activation).toBeGreaterThan(0);
    expect(await run(browser, `document.querySelector('h1').textContent`)).toBe('Posts');
  } finally {
    await close(browser);
    stop();
  }
});
