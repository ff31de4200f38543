import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { PAGES } from './measure-weight';

/** The cost of a first visit to a page on a slow phone, as the median of several visits. Times are in milliseconds. */
export interface VisitFigures {
  page: string;
  firstPaint: number;
  largestPaint: number;
  /** The cumulative layout shift while the page loads; 0 is none. */
  shift: number;
  /** How long the main thread was blocked after the first paint: the time of each long task beyond 50 ms. */
  blocked: number;
  requests: number;
  bytes: number;
}

const VISITS = 5;

/** A mid-range phone on a slow network, with Lighthouse's settings: 150 ms latency, 1.6 Mbit/s, a CPU slowed down four times. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 94 * 1024 };
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds to observe a page after it has loaded. */
const SETTLE = 1500;

/** The path of the reference page: the same text without stylesheets and scripts, as a lower bound for any page. */
const REFERENCE = '/reference';

/** Measures visits to the home page, a post and the reference page of a finished site. */
export async function measureVisits(folder: string, executablePath: string): Promise<VisitFigures[]> {
  const server = serve(folder, toReference(folder));
  await once(server.listen(0), 'listening');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const pages = { home: PAGES.home, post: PAGES.post, reference: REFERENCE };
    const figures: VisitFigures[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const visits: Omit<VisitFigures, 'page'>[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, origin + path));
      figures.push({ page, ...medians(visits) });
    }
    return figures;
  } finally {
    await browser.close();
    server.close();
  }
}

function toReference(folder: string): string {
  const html = readFileSync(join(folder, PAGES.post, 'index.html'), 'utf8');
  const main = /<main[^]*<\/main>/.exec(html)?.[0].replace(/<(script|style)\b[^]*?<\/\1>| style="[^"]*"/g, '');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reference</title><link rel="icon" href="data:,">${main ?? ''}</html>`;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Serves text files in Brotli, as hosts do, and the reference page alongside the site. */
function serve(folder: string, reference: string): Server {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (path !== REFERENCE && !existsSync(file)) return void response.writeHead(404).end();
    const type = path === REFERENCE ? TYPES['.html'] : TYPES[extname(file)];
    const content = path === REFERENCE ? Buffer.from(reference) : readFileSync(file);
    if (!type) return void response.writeHead(200).end(content);
    const body = packed.get(path) ?? brotliCompressSync(content);
    packed.set(path, body);
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  return server;
}

/** What the script in the page records while it loads. */
interface Noted {
  first: number;
  largest: number;
  shift: number;
  tasks: [number, number][];
}

async function visitOnce(browser: Browser, address: string): Promise<Omit<VisitFigures, 'page'>> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let requests = 0;
    let bytes = 0;
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', () => (requests += 1));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(note);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE);
    const { first, largest, shift, tasks } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
    const blocked = tasks
      .filter(([start]) => start >= first)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint: first, largestPaint: largest, shift, blocked, requests, bytes };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. Its functions are anonymous: for named ones, tsx inserts calls to a helper that the page does not have. */
function note(): void {
  const noted: Noted = { first: 0, largest: 0, shift: 0, tasks: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration, value = 0 } of list.getEntries() as (PerformanceEntry & {
      value?: number;
    })[]) {
      if (name === 'first-contentful-paint') noted.first = startTime;
      if (entryType === 'largest-contentful-paint') noted.largest = startTime;
      if (entryType === 'layout-shift') noted.shift += value;
      if (entryType === 'longtask') noted.tasks.push([startTime, duration]);
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'] });
}

function medians(visits: readonly Omit<VisitFigures, 'page'>[]): Omit<VisitFigures, 'page'> {
  const median = (name: keyof Omit<VisitFigures, 'page'>) =>
    visits.map((visit) => visit[name]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    shift: median('shift'),
    blocked: median('blocked'),
    requests: median('requests'),
    bytes: median('bytes'),
  };
}
