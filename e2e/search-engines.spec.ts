import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { readSite } from '../src/halflight/sourcing/read-content';
import { expect, test } from './fixtures';
import { contentOf, folderOf, pagesOf, prefixOf, tagsOf, type SiteName } from './sites';

type Node = Record<string, unknown>;

const read = (site: SiteName, path: string): string => readFileSync(join(folderOf(site), path), 'utf8');
const pageOf = (site: SiteName, path: string): string => read(site, path.endsWith('/') ? `${path}index.html` : path);
const addressOf = (site: SiteName, path: string): string =>
  `${(readSite(contentOf(site))?.url ?? '').replace(/\/$/, '')}${path}`;

/** The pages that allow search engines to list them, under their own URL. */
function listablePagesOf(site: SiteName): string[] {
  return pagesOf(site).filter((path) => {
    const html = pageOf(site, path);
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1];
    return !/<meta[^>]*name="robots"[^>]*content="noindex/.test(html) && canonical === addressOf(site, path);
  });
}

/** The JSON-LD nodes of a page. */
function graphOf(site: SiteName, path: string): Node[] {
  const scripts = Array.from(
    pageOf(site, path).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g),
    ([, json = '']) => json,
  );
  expect(scripts.length, path).toBeLessThan(2);
  return scripts.flatMap((json) => (JSON.parse(json) as { '@graph': Node[] })['@graph']);
}

const typesOf = (graph: readonly Node[]): unknown[] => graph.map((node) => node['@type']);

/** Every string in a value that is a URL of the site. */
function ownAddressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https:\/\/(?:halflight|generated)\.test/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ownAddressesIn) : [];
}

for (const site of ['main', 'one-each'] as const) {
  test.describe(site === 'main' ? 'below a path' : 'at the root of a domain', { tag: tagsOf(site) }, () => {
    test('the sitemap lists the indexable pages, and robots.txt links to it', async () => {
      const items = await parseSitemap(Readable.from(read(site, 'sitemap.xml')));
      const listable = listablePagesOf(site);
      expect(listable).toContain('/');
      expect(items.map(({ url }) => decodeURI(url)).sort()).toEqual(
        listable.map((path) => addressOf(site, path)).sort(),
      );
      const times = items.flatMap(({ lastmod }) => (lastmod ? [Date.parse(lastmod)] : []));
      expect(times.length).toBeGreaterThan(0);
      expect(times.filter((time) => !(time <= Date.now()))).toEqual([]);
      expect(read(site, 'robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${addressOf(site, '/sitemap.xml')}\n`);
    });

    test('indexable pages have structured data, others none; every URL in it works', () => {
      const listable = new Set(listablePagesOf(site));
      for (const path of pagesOf(site)) {
        const graph = graphOf(site, path);
        expect(graph.length > 0, path).toBe(listable.has(path));
        const missing = ownAddressesIn(graph).filter((address) => {
          if (!`${address}/`.startsWith(addressOf(site, '/'))) return true;
          const file = decodeURI(new URL(address).pathname).slice(prefixOf(site).length);
          return !existsSync(join(folderOf(site), file.endsWith('/') ? `${file}index.html` : file));
        });
        expect(missing, path).toEqual([]);
      }
    });
  });
}

test('each kind of page declares its type', () => {
  const kinds: Record<string, string[]> = {
    '/': ['WebSite', 'Person', 'ProfilePage'],
    '/posts/with-cover/': ['BlogPosting', 'BreadcrumbList'],
    '/projects/complete/': ['CreativeWork', 'BreadcrumbList'],
    '/events/talk/': ['Event', 'BreadcrumbList'],
    '/books/complete/': ['Book', 'BreadcrumbList'],
    '/books/written/': ['Book', 'BreadcrumbList'],
    '/services/page/': ['Service', 'BreadcrumbList'],
    '/people/one/': ['ProfilePage', 'BreadcrumbList'],
    '/books/': ['ItemList', 'BreadcrumbList'],
    '/products/': ['ItemList', 'BreadcrumbList'],
    '/posts/': ['BreadcrumbList'],
    '/tags/pictures/': ['BreadcrumbList'],
    '/about/': ['BreadcrumbList'],
  };
  for (const [path, types] of Object.entries(kinds)) expect(typesOf(graphOf('main', path)), path).toEqual(types);
});

test('a review of a book, a service and a person are told with their values', () => {
  const provider = { '@type': 'Person', name: 'Test Person' };
  const expected: [path: string, node: Node][] = [
    [
      '/books/complete/',
      {
        '@type': 'Book',
        review: {
          author: provider,
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        },
      },
    ],
    [
      '/services/page/',
      { '@type': 'Service', description: 'What one gets, in a sentence, with a page below it.', provider },
    ],
    [
      '/people/one/',
      {
        '@type': 'ProfilePage',
        mainEntity: {
          jobTitle: 'Writer of tests',
          description: 'Writes what others check.',
          sameAs: ['https://example.org/first/', 'https://github.com/first-person', 'https://example.net/first/'],
        },
      },
    ],
  ];
  for (const [path, node] of expected) expect(graphOf('main', path)[0], path).toMatchObject(node);
});

test('the home page has the owner’s verification codes, and the IndexNow key is where engines look', async ({
  page,
}) => {
  const codes = page.locator('head meta[name="google-site-verification"], head meta[name="p:domain_verify"]');
  await page.goto('/');
  await expect(codes).toHaveCount(2);
  await expect(codes.first()).toHaveAttribute('content', 'a-code-of-google');
  await page.goto('/about/');
  await expect(codes).toHaveCount(0);
  const key = await page.request.get('/a-key-for-the-tests.txt');
  expect(await key.text()).toBe('a-key-for-the-tests');
});
