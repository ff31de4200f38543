import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import CDP from 'chrome-remote-interface';
import { findWholeBrowser } from '../src/halflight/cli/ensure-browser';
import { at, expect, test } from './fixtures';

/** A browser that Playwright knows nothing of: Chromium prerenders nothing for a page that has a session of the developer tools. */
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

/** Closes the browser with all of its processes. Its profile goes with the folder of the test run. */
async function close({ port, ended }: Browser): Promise<void> {
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  const browser = await CDP({ target: webSocketDebuggerUrl });
  await browser.Browser.close();
  await ended;
}

/** The URL of the page that is shown, read without a session. */
async function urlOf({ port }: Browser): Promise<string | undefined> {
  return (await CDP.List({ port })).find(({ type }) => type === 'page')?.url;
}

/** Runs an expression in the page that is shown, in a session that ends with it. */
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

/**
 * Opens a page in a browser of its own, lets the mouse rest on the link to another for that many milliseconds, and clicks. Resolves to how the other
 * page was shown.
 */
async function restAndClick(home: string, posts: string, rest: number) {
  const browser = await open(home);
  try {
    await expect.poll(() => run(browser, 'document.readyState + location')).toBe(`complete${home}`);
    const link = `[...document.querySelectorAll('header a[href$="/posts/"]')].find((link) => link.checkVisibility())`;
    // The click comes when no session is left. Chromium begins a fifth of a second after the mouse has come to rest on a link.
    const aim = `(() => {
      setTimeout(() => ${link}.click(), ${rest});
      const { x, y, width, height } = ${link}.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`;
    await run(browser, aim, async ({ Input }, value) => {
      const place = value as { x: number; y: number };
      await Input.dispatchMouseEvent({ type: 'mouseMoved', x: 1, y: 1 });
      await Input.dispatchMouseEvent({ type: 'mouseMoved', ...place });
    });
    await expect.poll(() => urlOf(browser), { timeout: rest + 20_000 }).toBe(posts);
    return {
      /** The time from the first request until the page was shown: 0 for a page that was not prerendered. */
      activation: Number(await run(browser, `performance.getEntriesByType('navigation')[0].activationStart`)),
      heading: await run(browser, `document.querySelector('h1').textContent`),
    };
  } finally {
    await close(browser);
  }
}

test('a page that a visitor points at is drawn before they click, and then shown as it is', async ({ baseURL }) => {
  const [home, posts] = [`${baseURL}${at('/')}`, `${baseURL}${at('/posts/')}`];
  let shown = await restAndClick(home, posts, 3000);
  // On a busy machine the click may come before Chromium has begun.
  for (const rest of [9000, 27_000]) if (shown.activation === 0) shown = await restAndClick(home, posts, rest);
  expect(shown.activation).toBeGreaterThan(0);
  expect(shown.heading).toBe('Posts');
});
