import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { readSite } from '../src/halflight/sourcing/read-content';
import { expect, putBelow, putRequestsBelow } from './below-path';
import { contentOf, originOf, prefixOf, type SiteName } from './sites';

interface Options {
  /** The site under test. */
  site: SiteName;
  /** The browser's messages that do not fail any test of a file or group. */
  alwaysTolerated: RegExp | undefined;
}

interface Fixtures {
  /** For a test that breaks something on purpose: patterns of the browser's messages that do not fail it. */
  tolerated: RegExp[];
}

/**
 * A test fails if the browser's console shows an error or a warning, if a script throws, or if anything is requested from another origin or outside
 * the site's path prefix.
 */
export const test = base.extend<Options & Fixtures>({
  site: ['main', { option: true }],
  baseURL: ({ site }, provide) => provide(originOf(site)),
  alwaysTolerated: [undefined, { option: true }],
  tolerated: ({ alwaysTolerated }, provide) => provide(alwaysTolerated ? [alwaysTolerated] : []),
  context: async ({ context, site, tolerated }, provide) => {
    const found = watch(context, originOf(site), prefixOf(site));
    putBelow(context, prefixOf(site));
    await provide(context);
    const isTolerated = (message: string) =>
      tolerated.some((pattern) => pattern.test(message)) || (SLOW > 1 && LATE_PRELOAD.test(message));
    expect(found.filter((message) => !isTolerated(message))).toEqual([]);
    // A request that is still pending at the end of a test must not fail it.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  page: async ({ page, context }, provide) => {
    if (SLOW > 1) await slowDown(page, context, SLOW);
    await provide(page);
  },
  request: async ({ request, site }, provide) => {
    putRequestsBelow(request, prefixOf(site));
    await provide(request);
  },
});

/** How many times to slow down the browser's processor, in all tests: `SLOW=4 npm test`. The timeouts follow (`playwright.config.ts`). */
const SLOW = Number(process.env.SLOW ?? 1);

/** Chromium's warning about a preload that a page does not use within three seconds: because it is slowed down, or a test holds back React. */
export const LATE_PRELOAD = /preloaded using link preload but not used/;

/** Makes a page's scripts, styles and rendering take `times` as long, as on a slow machine. */
export async function slowDown(page: Page, context: BrowserContext, times: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * The path of a page of the main site as a browser sees it, with the prefix (`/some/prefix`). Needed only where `page.goto` and the matchers of this
 * file do not add it themselves.
 */
export function at(path: string): string {
  return prefixOf('main') + path;
}

/** The full URL at which a page of the main site will be published. */
export function addressOf(path: string): string {
  return `${(readSite(contentOf('main'))?.url ?? '').replace(/\/$/, '')}${path}`;
}

/** Returns a list that collects what must not happen on any page of a browser context. */
export function watch(context: BrowserContext, origin: string, prefix = ''): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Messages about failed loads do not name the URL themselves.
    const { url } = message.location();
    found.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => found.push(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: asked, pathname } = new URL(request.url());
    // A message receiver may be at the root of its host.
    const isOwn = asked === origin && (pathname.startsWith(`${prefix}/`) || pathname.startsWith('/api/'));
    if (protocol.startsWith('http') && !isOwn) found.push(`request: ${request.url()}`);
  });
  return found;
}

export { expect };

/** One page of each kind: a visitor's name for it, and its path. */
export const kindsOfPage = {
  'the home page': '/',
  'the list of posts': '/posts/',
  'a post with a cover': '/posts/with-cover/',
  'a post with every feature of Markdown': '/posts/markdown/',
  'a post with pictures in its text': '/posts/picture-in-text/',
  'a post of words only': '/posts/plain/',
  'a post by several people': '/posts/with-authors/',
  'the archive of posts': '/posts/archive/',
  'the list of tags': '/tags/',
  'what has a tag': '/tags/pictures/',
  'the list of projects': '/projects/',
  'a complete project': '/projects/complete/',
  'a minimal project': '/projects/minimal/',
  'the list of albums': '/albums/',
  'an album': '/albums/complete/',
  'a picture of an album': '/albums/complete/2-pier/',
  'the page of experience': '/experience/',
  'the list of awards': '/awards/',
  'the list of books': '/books/',
  'the list of publications': '/publications/',
  'a complete book': '/books/complete/',
  'a book without a picture': '/books/with-body/',
  'a book that was written here': '/books/written/',
  'the list of events': '/events/',
  'a complete event': '/events/talk/',
  'a minimal event': '/events/minimal/',
  'a page that opens with a book': '/featured/',
  'a service': '/services/page/',
  'a person': '/people/one/',
  'the list of products': '/products/',
  'the list of links': '/links/',
  'a page of every section': '/everything/',
  'a page of sections that say little': '/bare/',
  'a page of every ground': '/grounds/',
  'the about page': '/about/',
  'the contact page': '/contact/',
  'the page shown after a message is sent': '/contact/sent/',
  'a deep page': '/company/team/office/',
  'a page without sections': '/plain/',
} as const;

/** The error pages, with their headings. */
export const errorPages = {
  '/400.html': 'Bad Request',
  '/404.html': 'This page could not be found',
  '/405.html': 'Method Not Allowed',
  '/500.html': 'Internal Server Error',
  '/error.html': 'An unexpected error has occurred',
} as const;

/** A viewport narrow enough for the menu to fold. */
export const narrow = { width: 390, height: 800 };
