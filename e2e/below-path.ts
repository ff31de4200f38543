import { expect as base, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { originOf, prefixOf, siteNames } from './sites';

/**
 * Tests write paths as at the root of a domain (`/posts/`), wherever the site is published; this adds the site's prefix to requests and expectations.
 * A path that already has the prefix, such as one read from a page, stays unchanged, and so does a full URL.
 */
export function below(prefix: string, address: string): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath && address !== prefix && !address.startsWith(`${prefix}/`) ? prefix + address : address;
}

/** Lets tests use paths without the prefix for the pages and requests of a context. */
export function putBelow(context: BrowserContext, prefix: string): void {
  context.on('page', (page) => {
    const [goto, route, waitForURL] = [page.goto.bind(page), page.route.bind(page), page.waitForURL.bind(page)];
    page.route = (url, handler, options) => route(typeof url === 'string' ? below(prefix, url) : url, handler, options);
    page.goto = (url, options) => goto(below(prefix, url), options);
    page.waitForURL = (url, options) => waitForURL(typeof url === 'string' ? below(prefix, url) : url, options);
  });
  putRequestsBelow(context.request, prefix);
}

/** The same for requests that a test makes without a page. */
export function putRequestsBelow(request: APIRequestContext, prefix: string): void {
  for (const method of ['get', 'head', 'post'] as const) {
    const ask = request[method].bind(request);
    request[method] = (url, options) => ask(below(prefix, url), options);
  }
}

const prefixes = new Map(siteNames.map((site) => [originOf(site), prefixOf(site)]));

function prefixAt(page: Page): string {
  return (URL.canParse(page.url()) && prefixes.get(new URL(page.url()).origin)) || '';
}

const ADDRESSES = new Set(['action', 'href', 'poster', 'src']);

type Expected = string | RegExp;

/** Playwright's own matchers, which add the prefix to what is expected. */
export const expect = base.extend({
  async toHaveURL(page: Page, expected: Expected, options?: { timeout?: number }) {
    const moved = typeof expected === 'string' ? below(prefixAt(page), expected) : expected;
    return check(this.isNot, () => (this.isNot ? base(page).not : base(page)).toHaveURL(moved, options));
  },
  async toHaveAttribute(locator: Locator, name: string, expected?: Expected, options?: { timeout?: number }) {
    const assertion = this.isNot ? base(locator).not : base(locator);
    if (expected === undefined) return check(this.isNot, () => assertion.toHaveAttribute(name, options));
    const isAddress = typeof expected === 'string' && ADDRESSES.has(name);
    const moved = isAddress ? below(prefixAt(locator.page()), expected) : expected;
    return check(this.isNot, () => assertion.toHaveAttribute(name, moved, options));
  },
});

/** Turns the outcome of an assertion into a matcher's result. */
async function check(isNot: boolean, assert: () => Promise<void>): Promise<{ pass: boolean; message: () => string }> {
  try {
    await assert();
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error as Error).message };
  }
}
