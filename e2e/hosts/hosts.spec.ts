import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { findNginx } from './ensure-nginx';
import { createStaticServer } from '../../src/halflight/cli/static-server';
import { startCloudflare } from '../cloudflare';
import { errorPages } from '../fixtures';
import { filesOf, folderOf, prefixOf, type SiteName } from '../sites';
import { ask, say, type Answer } from './ask';
import { asPages, forever, kinds, moved } from './expected';
import { startNginx } from './nginx';

/** The finished site on every host that can run here: what visitors, crawlers and feed readers get. */

interface Host {
  start: (site: SiteName) => Promise<{ port: number; stop: () => Promise<void> }>;
  /** Whether it sends the headers that the build writes for it. */
  headers: boolean;
  /** Whether it redirects; other hosts serve pages that refresh to the new URL. */
  redirects: boolean;
  /** The `cache-control` of its response for a missing file. */
  missing: string | undefined;
  /** The status of its redirect for a page's path without a trailing slash. */
  slash: number;
  /** How it compresses text; Cloudflare's server leaves that to the network in front of it. */
  packs?: string;
}

const hosts: Record<string, Host> = {
  'Cloudflare Pages': { start: startPages, headers: true, redirects: true, missing: 'no-store', slash: 308 },
  nginx: {
    start: (site) => startNginx(folderOf(site), prefixOf(site)),
    headers: true,
    redirects: true,
    missing: 'no-store',
    slash: 301,
    packs: 'gzip',
  },
  'GitHub Pages': {
    start: async (site) => {
      const server = createStaticServer(folderOf(site), prefixOf(site), { redirects: false });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const stop = () => new Promise<void>((done) => server.close(() => done()));
      return { port: (server.address() as AddressInfo).port, stop };
    },
    headers: false,
    redirects: false,
    missing: undefined,
    slash: 301,
  },
};

/**
 * Cloudflare's own server, which cannot serve a site below a path: the site goes into a folder of that name, the files that the server reads to the
 * top.
 */
async function startPages(site: SiteName): Promise<{ port: number; stop: () => Promise<void> }> {
  const top = mkdtempSync(join(tmpdir(), 'halflight-pages-'));
  const place = join(top, prefixOf(site));
  cpSync(folderOf(site), place, { recursive: true });
  if (place !== top) for (const name of ['_headers', '_redirects']) renameSync(join(place, name), join(top, name));
  const { origin, stop } = await startCloudflare(top, {}, { home: `${prefixOf(site)}/` });
  return {
    port: Number(new URL(origin).port),
    stop: async () => {
      await stop();
      rmSync(top, { recursive: true });
    },
  };
}

const prefix = prefixOf('main');

const toPath = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

for (const [name, host] of Object.entries(hosts)) {
  test.describe(name, () => {
    // In one worker, so that a host is started only once.
    test.describe.configure({ mode: 'default' });
    test.skip(name === 'nginx' && !findNginx(), 'There is no nginx here, and none could be installed.');

    let port = 0;
    const get = (path: string, options?: Parameters<typeof ask>[2]) => ask(port, prefix + path, options);
    let stop: () => Promise<void>;
    test.beforeAll(async () => {
      // Cloudflare's server may have to be downloaded first.
      test.setTimeout(720_000);
      ({ port, stop } = await host.start('main'));
    });
    test.afterAll(() => stop());

    test('each kind of file is found, has the right type, and is cached as long as it should be', async () => {
      const files = filesOf(folderOf('main'));
      for (const [kind, { find, cache, policy, type }] of Object.entries(kinds)) {
        const file = files.find((path) => find.test(path));
        if (file === undefined) throw new Error(`${kind} is not there`);
        const { status, headers, body } = await get(toPath(file));
        expect(status, kind).toBe(200);
        expect(body.equals(readFileSync(join(folderOf('main'), file))), kind).toBe(true);
        if (!host.headers) continue;
        expect(headers, kind).toMatchObject({
          'cache-control': cache,
          'cross-origin-resource-policy': policy,
          'content-type': expect.stringMatching(type),
        });
      }
    });

    test('every response has the required headers', async () => {
      test.skip(!host.headers, 'It sends no headers of ours.');
      for (const path of ['/', '/feed.xml', '/nothing/', '/icon.svg', '/page-data/app-data.json']) {
        const { headers } = await get(path);
        expect(headers, path).toMatchObject({
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
          'strict-transport-security': expect.stringContaining('max-age='),
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'cross-origin-opener-policy': 'same-origin',
        });
        expect(headers['x-robots-tag'], path).toBeUndefined();
      }
    });

    test('an SVG opened directly runs no script, and cannot be framed', async () => {
      test.skip(!host.headers, 'It sends no headers of ours.');
      const own = filesOf(folderOf('main')).find((file) => /^static\/.*\.svg$/.test(file));
      expect(own).toBeDefined();
      for (const path of ['/icon.svg', `/${own ?? ''}`]) {
        const policy = (await get(path)).headers['content-security-policy'];
        expect(policy, path).toContain("default-src 'none'; style-src 'unsafe-inline'");
        expect(policy, path).toContain("sandbox; frame-ancestors 'none'");
      }
      expect((await get('/')).headers['content-security-policy']).not.toContain('sandbox');
    });

    test('files meant for others may be read cross-origin', async () => {
      test.skip(!host.headers, 'It sends no headers of ours.');
      for (const path of ['/feed.xml', '/feed.json', '/events/calendar.ics', '/posts/plain/index.md', '/llms.txt']) {
        const { headers } = await get(path, { headers: { origin: 'https://reader.test' } });
        expect(headers['access-control-allow-origin'], path).toBe('*');
      }
    });

    test('a missing file gets status 404 and its page, and is not cached', async () => {
      const page = readFileSync(join(folderOf('main'), '404.html'));
      for (const path of [
        '/nothing/',
        '/nothing.js',
        '/static/nothing.png',
        '/app-0123456789abcdef0123.js',
        '/page-data/nothing/page-data.json',
      ]) {
        const { status, headers, body } = await get(path);
        expect(status, path).toBe(404);
        expect(body.equals(page), path).toBe(true);
        expect(headers['cache-control'], path).toBe(host.missing);
      }
    });

    test('a page’s path without a trailing slash leads to the page', async () => {
      const { status, headers } = await get('/about?from=elsewhere');
      expect(status).toBe(host.slash);
      expect(headers.location).toMatch(/\/about\/\?from=elsewhere$/);
    });

    test('an old URL leads to the page', async () => {
      for (const [from, to] of Object.entries(moved)) {
        const { status, headers, body } = await get(from);
        const target = to.startsWith('/') ? prefix + to : to;
        const location = to.startsWith('/') ? pathOf(headers.location) : headers.location;
        if (host.redirects) {
          expect([status, location], from).toEqual([301, target]);
        } else if (from.endsWith('/') || from.endsWith('.html')) {
          expect(status, from).toBe(200);
          expect(body.toString(), from).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
        }
      }
    });

    test('text is compressed for clients that support it', async () => {
      const { packs } = host;
      test.skip(packs === undefined, 'The network before it does that.');
      for (const path of [
        '/',
        '/feed.xml',
        '/feed.json',
        '/posts/plain/index.md',
        '/events/calendar.ics',
        '/page-data/about/page-data.json',
        '/icon.svg',
      ]) {
        const plain = await get(path);
        if (plain.body.length < 256) continue;
        const packed = await get(path, { headers: { 'accept-encoding': 'gzip, br' } });
        expect([packed.headers['content-encoding'], packed.headers.vary], path).toEqual([packs, 'Accept-Encoding']);
        expect(unpack(packed).equals(plain.body), path).toBe(true);
      }
      const { headers } = await get('/icon-192.png', { headers: { 'accept-encoding': 'gzip, br' } });
      expect(headers['content-encoding']).toBeUndefined();
    });
  });
}

test.describe('nginx', () => {
  test.skip(!findNginx(), 'There is no nginx here, and none could be installed.');

  test('a bad request or a server error gets its error page', async () => {
    const { port, stop } = await startNginx(folderOf('services'), '');
    try {
      const cases: [keyof typeof errorPages, () => Promise<Answer>, number][] = [
        ['/404.html', () => ask(port, '/nothing/'), 404],
        ['/404.html', () => ask(port, '/static/'), 404],
        // Files that only hosts read.
        ...['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/.nojekyll'].map(
          (path): [keyof typeof errorPages, () => Promise<Answer>, number] => ['/404.html', () => ask(port, path), 404],
        ),
        ['/405.html', () => ask(port, '/privacy/', { method: 'POST' }), 405],
        ['/405.html', () => ask(port, '/privacy/', { method: 'DELETE' }), 405],
        ['/500.html', () => ask(port, '/broken/'), 500],
        ['/error.html', () => ask(port, '/behind/'), 502],
      ];
      for (const [page, send, status] of cases) {
        const answer = await send();
        expect([answer.status, answer.headers['cache-control']], page).toEqual([status, 'no-store']);
        expect(answer.body.toString(), page).toContain(`${errorPages[page]}</h1>`);
        expect(answer.headers['x-content-type-options'], page).toBe('nosniff');
      }
      const nonsense = await say(port, 'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
      expect(nonsense).toContain(`${errorPages['/400.html']}</h1>`);
    } finally {
      await stop();
    }
  });
});

test.describe('at the root of a domain', () => {
  for (const [name, host] of Object.entries(hosts)) {
    test(`${name} serves the site`, async () => {
      test.skip(name === 'nginx' && !findNginx(), 'There is no nginx here, and none could be installed.');
      // As above.
      test.setTimeout(720_000);
      const { port, stop } = await host.start('services');
      try {
        const get = (path: string) => ask(port, path);
        expect((await get('/')).status).toBe(200);
        expect((await get('/posts/one/')).status).toBe(200);
        const missing = await get('/nothing/');
        expect([missing.status, missing.body.toString().includes('could not be found')]).toEqual([404, true]);
        const slash = await get('/posts');
        expect([slash.status, pathOf(slash.headers.location)]).toEqual([host.slash, '/posts/']);
        const old = await get('/old/');
        const script = filesOf(folderOf('services')).find((file) => /^app-.*\.js$/.test(file)) ?? '';
        expect((await get(`/${script}`)).status).toBe(200);
        if (host.redirects) {
          expect([old.status, pathOf(old.headers.location)]).toEqual([301, '/posts/two/']);
          expect((await get(`/${script}`)).headers['cache-control']).toBe(forever);
          expect((await get('/')).headers['cache-control']).toBe(asPages);
        } else {
          expect([old.status, old.body.toString().includes('0; url=/posts/two/')]).toEqual([200, true]);
        }
      } finally {
        await stop();
      }
    });
  }
});

/** The path that a response redirects to, with query and fragment. */
function pathOf(location: string | undefined): string | undefined {
  if (location === undefined) return undefined;
  const { pathname, search, hash } = new URL(location, 'http://site.test');
  return pathname + search + hash;
}

function unpack({ headers, body }: Answer): Buffer {
  return headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}
