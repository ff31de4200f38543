import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdFonts, shiftOf, untilDrawn } from './font-shift';
import { expectHydratedAsItIs, hydrate } from './interactive';
import { filesOf, folderOf, pagesOf, prefixOf } from './sites';
import { violationsOf } from './violations';

/** A site in English, German and Arabic, built from `e2e/languages`. */
test.use({ site: 'languages', contextOptions: { reducedMotion: 'reduce' } });

const prefix = prefixOf('languages');
const url = `https://halflight.test${prefix}`;
const read = (path: string): string => readFileSync(join(folderOf('languages'), path), 'utf8');
const pageAt = (path: string): string => read(`${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`);

/** The languages, with their home pages and writing directions. */
const languages = [
  { code: 'en', home: '/', direction: null },
  { code: 'de', home: '/de/', direction: null },
  { code: 'ar', home: '/ar/', direction: 'rtl' },
] as const;

const languageOf = (path: string): string => languages.findLast(({ home }) => path.startsWith(home))?.code ?? '';

/** Pages in German and Arabic whose parts have words or a direction of their own; `accessibility.spec.ts` visits every kind. */
const kinds: Record<string, readonly string[]> = {
  'the home page': ['/de/', '/ar/'],
  'the list of posts': ['/de/beitraege/', '/ar/posts/'],
  'a post': ['/de/beitraege/lange-bruecke/', '/ar/posts/bridge/'],
  'a project': ['/de/projects/tower/'],
  'the page of experience': ['/de/experience/'],
  'the about page': ['/de/ueber-mich/', '/ar/about/'],
  'the contact page': ['/de/kontakt/'],
  'the search page': ['/de/search/', '/ar/search/'],
  'an error page': ['/de/404.html', '/ar/404.html'],
};

test.describe('axe finds no violations in', () => {
  for (const [name, paths] of Object.entries(kinds)) {
    test(name, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        expect(await violationsOf(page), path).toEqual([]);
      }
    });
  }
});

test('every page declares its language, and its direction if not left to right', () => {
  for (const path of pagesOf('languages')) {
    const html = pageAt(path);
    const { code, direction } = languages.find((one) => one.code === languageOf(path)) ?? languages[0];
    const [tag = ''] = /<html[^>]*>/.exec(html) ?? [];
    expect(tag, path).toContain(`lang="${code}"`);
    expect(/ dir="(\w+)"/.exec(tag)?.[1] ?? null, path).toBe(direction);
  }
});

/** The links of a page to itself in other languages, by language. */
function alternatesOf(path: string): Map<string, string> {
  const links = pageAt(path).match(/<link[^>]* hrefLang="[^>]*>/gi) ?? [];
  return new Map(
    links.map((link) => [
      /hreflang="([^"]*)"/i.exec(link)?.[1] ?? '',
      decodeURI(/href="([^"]*)"/.exec(link)?.[1] ?? '').replace(url, ''),
    ]),
  );
}

test('pages link to their translations mutually, also in the sitemap', () => {
  const pages = pagesOf('languages');
  const sitemap = read('sitemap.xml');
  let named = 0;
  for (const path of pages) {
    const alternates = alternatesOf(path);
    if (alternates.size === 0) continue;
    named += 1;
    expect(alternates.get(languageOf(path)), path).toBe(path);
    expect(alternates.get('x-default'), path).toBe(alternates.get('en'));
    for (const other of alternates.values())
      expect(Object.fromEntries(alternatesOf(other)), path).toEqual(Object.fromEntries(alternates));
    const [entry = ''] = new RegExp(`<url><loc>${url}${encodeURI(path)}</loc>.*?</url>`).exec(sitemap) ?? [];
    const listed = Array.from(entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), ([, code, address]) => [
      code,
      decodeURI(address ?? '').replace(url, ''),
    ]);
    expect(Object.fromEntries(listed), path).toEqual(Object.fromEntries(alternates));
  }
  expect(named).toBeGreaterThan(25);
  expect(alternatesOf('/posts/second/').size).toBe(0);
});

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const switchOf = (page: Page) => page.getByRole('navigation', { name: /^(?:Languages|Sprachen|اللغات)$/ });

  test('goes from any page to its translation, and back', async ({ page }) => {
    for (const [there, name, path] of [
      ['/posts/bridge/', 'Deutsch', '/de/beitraege/lange-bruecke/'],
      ['/about/', 'العربية', '/ar/about/'],
      ['/posts/', 'Deutsch', '/de/beitraege/'],
      ['/search/', 'Deutsch', '/de/search/'],
      ['/', 'العربية', '/ar/'],
    ] as const) {
      await page.goto(there);
      await switchOf(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await switchOf(page).getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(there);
    }
  });

  test('goes to the home page of a language that a page lacks', async ({ page }) => {
    await page.goto('/only-english/');
    await expect(switchOf(page).getByRole('link')).toHaveCount(2);
    await switchOf(page).getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/');
    await page.goto('/de/tags/brücken/');
    await switchOf(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
  });

  test('stays in a language in navigation, texts and lists', async ({ page }) => {
    await page.goto('/de/');
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Beiträge' }).click();
    await page.getByRole('link', { name: 'Die lange Brücke' }).click();
    await expect(page).toHaveURL('/de/beitraege/lange-bruecke/');
    await page.getByRole('link', { name: 'den Turm' }).click();
    await expect(page).toHaveURL('/de/projects/tower/');
    await page.locator('.brand').click();
    await expect(page).toHaveURL('/de/');
  });
});

test('lists, sections, tags and feeds of a language contain only its entries', async ({ page }) => {
  const titlesAt = async (path: string) => {
    await page.goto(path);
    return page.locator('main .post-item a').allTextContents();
  };
  expect(await titlesAt('/posts/')).toEqual(['A second crossing', 'The long bridge']);
  expect(await titlesAt('/de/beitraege/')).toEqual(['Nur auf Deutsch', 'Die lange Brücke']);
  expect(await titlesAt('/de/tags/brücken/')).toEqual(['Nur auf Deutsch', 'Die lange Brücke']);
  expect(await titlesAt('/de/')).toEqual(['Nur auf Deutsch', 'Die lange Brücke']);
  // The Arabic site file says that lists show entries that exist only in another language.
  expect(await titlesAt('/ar/')).toEqual(['Nur auf Deutsch', 'A second crossing']);
});

test('in lists that show originals, each declares its language and links to its own page; feeds and tags stay in one language', async ({
  page,
}) => {
  await page.goto('/ar/posts/');
  await expect(page.locator('main .post-item a[hreflang]')).toHaveText(['Nur auf Deutsch', 'A second crossing']);
  const original = page.getByRole('article').filter({ hasText: 'A second crossing' });
  await expect(original).toHaveAttribute('lang', 'en');
  await expect(original).toHaveAttribute('dir', 'ltr');
  expect(await violationsOf(page)).toEqual([]);
  await original.getByRole('link', { name: 'A second crossing' }).click();
  await expect(page).toHaveURL('/posts/second/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(read('ar/feed.xml')).not.toContain('A second crossing');
  expect(read('ar/feed.xml')).toContain('الجسر الطويل');
  expect(filesOf(folderOf('languages'))).not.toContain('ar/posts/second/index.html');
});

for (const { code, home } of languages) {
  test(`the feeds of ${code} are valid, and have the posts in it`, () => {
    const folder = home.slice(1);
    const feed = parseFeed(read(`${folder}feed.xml`));
    const json = JSON.parse(read(`${folder}feed.json`)) as { language: string; items: { id: string; url: string }[] };
    expect([feed.language, json.language]).toEqual([code, code]);
    expect(feed.self).toBe(`${url}${home}feed.xml`);
    expect(feed.items.length).toBeGreaterThan(0);
    expect(feed.items.map(({ id }) => id)).toEqual(json.items.map(({ id }) => id));
    for (const { url: address } of json.items) expect(languageOf(address.replace(url, ''))).toBe(code);
  });
}

test('each language has its texts, its calendar, its manifest and its structured data', () => {
  expect(read('de/llms.txt')).toContain(`[Die lange Brücke](${url}/de/beitraege/lange-bruecke/index.md)`);
  expect(read('llms.txt')).not.toContain('/de/');
  expect(read('de/beitraege/lange-bruecke/index.md')).toContain(`[den Turm](${url}/de/projects/tower/)`);
  expect(read('de/events/calendar.ics')).toContain('SUMMARY:Die Eröffnung');
  expect(JSON.parse(read('ar/manifest.webmanifest'))).toMatchObject({ lang: 'ar', start_url: `${prefix}/ar/` });
  expect(pageAt('/de/beitraege/lange-bruecke/')).toContain('"inLanguage":"de"');
});

test('a draft translation is not published', () => {
  const folder = folderOf('languages');
  const leaks = filesOf(folder).filter((path) =>
    /Zugbrücke|Ein zweiter Übergang/.test(readFileSync(join(folder, path), 'utf8')),
  );
  expect(leaks).toEqual([]);
  expect(pageAt('/posts/second/')).not.toContain('/de/beitraege/second/');
});

test.describe('the search', () => {
  /** The results of the search page, by title and path. */
  async function found(page: Page, path: string, words: string): Promise<{ title: string; path: string }[]> {
    await page.goto(`${path}?q=${encodeURIComponent(words)}`);
    await expect(page.locator('.search-results a, .search-message').first()).toBeVisible();
    await expect(page.locator('.search-panel')).not.toHaveAttribute('data-busy');
    return page
      .locator('.search-hit-title')
      .evaluateAll((links) =>
        links.map((link) => ({ title: link.textContent, path: (link as HTMLAnchorElement).pathname })),
      );
  }

  test('finds only its own language', async ({ page }) => {
    for (const [path, words, title] of [
      ['/search/', 'bridge', 'The long bridge'],
      ['/de/search/', 'Hängebrücke', 'Die lange Brücke'],
      ['/ar/search/', 'الجسر', 'الجسر الطويل'],
    ] as const) {
      const hits = await found(page, path, words);
      expect(hits.map((hit) => hit.title)).toContain(title);
    }
    for (const path of ['/search/', '/de/search/', '/ar/search/']) {
      for (const words of ['bridge', 'suspension', 'Fähren', 'Brücke', 'الجسر', 'Tower', 'Turm']) {
        const hits = await found(page, path, words);
        const others = hits.filter((hit) => languageOf(decodeURI(hit.path).slice(prefix.length)) !== languageOf(path));
        expect(others, `${path} ${words}`).toEqual([]);
      }
    }
  });
});

test.describe('a visitor whose browser prefers another language', () => {
  test.use({ locale: 'de-AT' });
  const line = (page: Page) => page.getByRole('complementary', { name: 'Diese Seite auf Deutsch lesen' });

  test('is offered the page in it, without layout shift, until they decline', async ({ page }) => {
    // Text also moves when a late font arrives, but that is not tested here.
    const release = await holdFonts(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/posts/bridge/', { waitUntil: 'commit' });
      await untilDrawn(page);
      await expect(line(page)).toBeVisible();
      await expect(line(page)).toHaveAttribute('lang', 'de');
      // It is where pages have room below their header.
      const over = await page.evaluate(() => {
        const box = document.querySelector('aside.language-switch')?.getBoundingClientRect();
        const texts = document.querySelectorAll('.header *, .announcement, main :is(h1, p, time, a)');
        return [...texts].filter((element) => {
          const { top, bottom, left, right, width } = element.getBoundingClientRect();
          return box && width > 1 && top < box.bottom && bottom > box.top && left < box.right && right > box.left;
        }).length;
      });
      expect(over, `${width} pixels wide`).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await shiftOf(page)).toEqual({ value: 0, moved: [] });
    }
    await release();
    await line(page).getByRole('link').click();
    await expect(page).toHaveURL('/de/beitraege/lange-bruecke/');
    await expect(line(page)).toHaveCount(0);
    await page.goto('/about/');
    await line(page).getByRole('button', { name: 'Nicht mehr anbieten' }).click();
    await expect(line(page)).toHaveCount(0);
    await page.goto('/posts/bridge/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(line(page)).toHaveCount(0);
  });

  test('is offered it below the announcement, and further up once that is closed', async ({ page }) => {
    await page.goto('/posts/bridge/');
    const announced = page.getByRole('complementary', { name: 'Announcement' });
    const [offer, above] = [await line(page).boundingBox(), await announced.boundingBox()];
    const end = (above?.y ?? 0) + (above?.height ?? 0);
    expect(end).toBeGreaterThan(0);
    expect(offer?.y).toBeGreaterThanOrEqual(end);
    await announced.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(announced).toBeHidden();
    expect((await line(page).boundingBox())?.y).toBeLessThan(end);
    // The page does not cover it.
    await line(page).getByRole('button', { name: 'Nicht mehr anbieten' }).click();
    await expect(line(page)).toHaveCount(0);
  });

  test('is offered it by React, too, once', async ({ page }) => {
    await page.goto('/posts/bridge/', { waitUntil: 'networkidle' });
    await hydrate(page);
    await expect(line(page)).toHaveCount(1);
    // Otherwise a prefetched document would be shown.
    await page.evaluate(() => document.querySelectorAll('a').forEach((link) => delete link.dataset.ahead));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(line(page)).toHaveCount(1);
    await expect(line(page).getByRole('link')).toHaveAttribute('href', /\/de\/ueber-mich\/$/);
  });
});

test.describe('on a host with a single 404 page', () => {
  test.use({ alwaysTolerated: /404/ });

  test('an unknown path below a language is answered in it', async ({ page }) => {
    for (const [path, title, code, direction] of [
      ['/de/nowhere/', 'Diese Seite gibt es nicht', 'de', ''],
      ['/ar/nowhere/', 'لم يُعثر على هذه الصفحة', 'ar', 'rtl'],
      ['/nowhere/', 'This page could not be found', 'en', ''],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
      await expect(page).toHaveURL(path);
      expect(await violationsOf(page)).toEqual([]);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it says so in each language, with a link home', async ({ page }) => {
      await page.goto('/de/nowhere/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
      await page.getByRole('link', { name: 'Zur Startseite' }).click();
      await expect(page).toHaveURL('/de/');
    });
  });
});

test('a redirect page is in the language of its target', () => {
  expect(read('ar/old-bridge/index.html')).toMatch(/<html lang="ar" dir="rtl">.*<h1>نُقلت هذه الصفحة<\/h1>/s);
});

test.describe('React', () => {
  test('keeps the language from page to page, and updates it in the document and for screen readers', async ({
    page,
  }) => {
    await page.goto('/de/', { waitUntil: 'networkidle' });
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    // Otherwise a prefetched document would be shown.
    await page.evaluate(() => document.querySelectorAll('a').forEach((link) => delete link.dataset.ahead));
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Über mich' }).click();
    await expect(page).toHaveURL('/de/ueber-mich/');
    await expect(
      page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Kontakt' }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('#gatsby-announcer')).toHaveText('Über mich');
    await page.evaluate(() => document.querySelectorAll('a').forEach((link) => delete link.dataset.ahead));
    await page
      .getByRole('navigation', { name: /^(?:Languages|Sprachen|اللغات)$/ })
      .getByRole('link', { name: 'العربية' })
      .click();
    await expect(page).toHaveURL('/ar/about/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('#gatsby-announcer')).toHaveText('نبذة');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).not.toHaveAttribute('dir', /./);
  });

  for (const path of ['/de/', '/ar/posts/bridge/', '/de/kontakt/', '/ar/posts/']) {
    test(`finds ${path} as it would draw it`, async ({ page }) => {
      await expectHydratedAsItIs(page, path);
    });
  }
});
