import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { readSite } from '../src/halflight/sourcing/read-content';
import { addressOf, expect, test } from './fixtures';
import { contentOf, filesOf, folderOf, pagesOf, prefixOf, tagsOf, type SiteName } from './sites';

const read = (site: SiteName, path: string): string => readFileSync(join(folderOf(site), path), 'utf8');

/** The URL where a site will be published, without a trailing slash. */
const urlOf = (site: SiteName): string => (readSite(contentOf(site))?.url ?? '').replace(/\/$/, '');

/** The site's own URLs in a text that lead nowhere. */
function brokenIn(site: SiteName, text: string): string[] {
  const url = urlOf(site);
  const own = Array.from(
    text.matchAll(/https:\/\/(?:halflight|generated)\.test[^\s"'<>)\]&]*/g),
    ([address]) => address,
  );
  return own.filter((address) => {
    if (!`${address}/`.startsWith(`${url}/`)) return true;
    const path = decodeURIComponent(new URL(address).pathname.slice(prefixOf(site).length));
    return !existsSync(join(folderOf(site), path.endsWith('/') ? `${path}index.html` : path));
  });
}

for (const site of ['main', 'one-each'] as const) {
  test.describe(site === 'main' ? 'below a path' : 'at the root of a domain', { tag: tagsOf(site) }, () => {
    const prefix = prefixOf(site);

    test('both feeds have every post, with full, working URLs', () => {
      const feed = parseFeed(read(site, 'feed.xml'));
      const posts = pagesOf(site).filter(
        // Terms are a collection that the site declares with a feed.
        (path) => /^\/(?:posts|words)\/[^/]+\/$/.test(path) && !/archive|unlisted|notebook/.test(path),
      );
      const expected = posts.map((path) => `${urlOf(site)}${path}`).sort();
      expect(feed.items.map(({ url }) => url).sort()).toEqual(expected);
      const json = JSON.parse(read(site, 'feed.json')) as { items: { id: string; content_html: string }[] };
      expect(json.items.map(({ id }) => id)).toEqual(feed.items.map(({ id }) => id));
      for (const { content_html: html } of json.items) {
        expect(brokenIn(site, html)).toEqual([]);
        expect(html.replace(/<code>[^]*?<\/code>/g, '')).not.toMatch(/(?:href|src|srcset)="(?!https?:|mailto:)/);
        // Formulas may have a style attribute, for older browsers.
        expect(html.replace(/<math[^]*?<\/math>/g, '')).not.toMatch(/<(?:button|script|picture)|class="anchor"|style=/);
      }
      expect(brokenIn(site, read(site, 'feed.xml'))).toEqual([]);
    });

    test('each tag’s feed matches its page', () => {
      for (const path of filesOf(folderOf(site)).filter((file) => /^tags\/.*feed\.xml$/.test(file))) {
        const feed = parseFeed(read(site, path));
        expect(feed.self).toBe(`${urlOf(site)}/${path}`);
        expect(feed.items.length).toBeGreaterThan(0);
        const json = JSON.parse(read(site, path.replace(/xml$/, 'json'))) as {
          feed_url: string;
          items: { id: string }[];
        };
        expect(json.feed_url).toBe(`${urlOf(site)}/${path.replace(/xml$/, 'json')}`);
        expect(json.items.map(({ id }) => id)).toEqual(feed.items.map(({ id }) => id));
        expect(brokenIn(site, read(site, path)), path).toEqual([]);
      }
    });

    test('every page links to the feed, and every alternate version in its head exists', () => {
      for (const path of pagesOf(site)) {
        const html = read(site, path.endsWith('/') ? `${path}index.html` : path);
        const links = Array.from(
          html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g),
          ([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? '',
        );
        expect(links, path).toEqual(expect.arrayContaining([`${prefix}/feed.xml`, `${prefix}/feed.json`]));
        const missing = links.filter((link) => !existsSync(join(folderOf(site), link.slice(prefix.length))));
        expect(missing, path).toEqual([]);
      }
    });

    test('every text version, and the list of them, has working URLs', () => {
      const texts = filesOf(folderOf(site)).filter((file) => /(?:^|\/)index\.md$|^llms\.txt$/.test(file));
      expect(texts.length).toBeGreaterThan(1);
      for (const path of texts) {
        const text = read(site, path);
        expect(brokenIn(site, text), path).toEqual([]);
        expect(text, path).toMatch(/^# \S/m);
      }
    });
  });
}

test('an event can be added to a calendar, and all of them subscribed to', async ({ page }) => {
  await page.goto('/events/talk/');
  const link = page.getByRole('link', { name: 'Add to calendar' });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(await response.text()).toContain('SUMMARY:A talk with every field');
  await page.goto('/events/');
  const subscribe = page.getByRole('link', { name: 'Subscribe in a calendar' });
  await expect(subscribe).toHaveAttribute('href', addressOf('/events/calendar.ics').replace('https:', 'webcal:'));
  await page.goto('/events/minimal/');
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test('a feed opened in a browser is readable, and its links work', async ({ page, tolerated }) => {
  // A browser requests a default icon from the domain's root for documents that cannot declare one.
  tolerated.push(/status of 404/);
  await page.goto('/');
  const address = await page.getByRole('contentinfo').getByRole('link', { name: 'Feed' }).getAttribute('href');
  await page.goto(address ?? '');
  const visible = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true });
  await expect(visible('A post with a cover').first()).toBeVisible();
  await expect(visible('The post that has a cover, a summary and tags.').first()).toBeVisible();
  await expect(page.locator('content').first()).toBeHidden();
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const [target] = await page.evaluate(() => Array.from(document.querySelectorAll('a'), (link) => link.textContent));
  // The feed mixes terms and posts, and no list shows both, so it links to the home page.
  expect(target).toBe(addressOf('/'));
});

test('a site whose author never wrote a post has no feed, and no link to one', { tag: tagsOf('empty') }, () => {
  expect(filesOf(folderOf('empty')).filter((file) => /feed\./.test(file))).toEqual([]);
  expect(read('empty', 'index.html')).not.toContain('feed.xml');
});
