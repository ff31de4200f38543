import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toMidnight } from '../fields/days';
import { toSitemap } from '../outputs/sitemap/to-sitemap';
import { makeFolder } from '../testing/temporary-folder';
import { readSince, readSitemap, selectChanged, submitToIndexNow } from './submit-to-index-now';

const site = { url: 'https://a.example/below/', key: 'abcdef0123' };
const keyLocation = 'https://a.example/below/abcdef0123.txt';

/** Responds as the site and IndexNow would, and records the submissions. */
function answering({ key = site.key, status = 202 }: { key?: string; status?: number } = {}) {
  const told: unknown[] = [];
  const ask = (to: string | URL | Request, init?: RequestInit) => {
    if (to === keyLocation) return Promise.resolve(new Response(key, { status: key ? 200 : 404 }));
    told.push({ to, ...(JSON.parse(init?.body as string) as object) });
    return Promise.resolve(new Response(null, { status }));
  };
  return { told, ask: ask };
}

test('search engines are told which URLs have changed, and where the key is', async () => {
  const { told, ask } = answering();
  await submitToIndexNow(site, ['https://a.example/below/', 'https://a.example/below/posts/'], ask);
  expect(told).toEqual([
    {
      to: 'https://api.indexnow.org/indexnow',
      host: 'a.example',
      key: 'abcdef0123',
      keyLocation,
      urlList: ['https://a.example/below/', 'https://a.example/below/posts/'],
    },
  ]);
});

test('no more URLs are submitted at once than they accept', async () => {
  const { told, ask } = answering();
  await submitToIndexNow(
    site,
    Array.from({ length: 10_001 }, (_, index) => `https://a.example/below/${index}/`),
    ask,
  );
  expect(told.map((message) => (message as { urlList: string[] }).urlList.length)).toEqual([10_000, 1]);
});

test.each([
  ['a key that is not published', { key: '' }, /publish public\/ first/],
  ['a key that is refused', { status: 403 }, /403: it does not accept the key/],
  ['a broken server', { status: 503 }, /503: it reports a problem/],
])('%s is named', async (_, answers, message) => {
  const { ask } = answering(answers);
  await expect(submitToIndexNow(site, ['https://a.example/below/'], ask)).rejects.toThrow(message);
});

test('without a network it says what could not be reached', async () => {
  const ask = () => Promise.reject(new Error('no route'));
  await expect(submitToIndexNow(site, ['https://a.example/below/'], ask)).rejects.toThrow(
    `${keyLocation} could not be reached: no route`,
  );
});

test('the URLs are those of the sitemap, or of its parts', async () => {
  const addresses = [{ url: 'https://a.example/a/', changed: Date.UTC(2026, 2, 14) }, { url: 'https://a.example/b/' }];
  for (const most of [50_000, 1]) {
    const folder = makeFolder();
    for (const { path, text } of await toSitemap(addresses, (path) => `https://a.example${path}`, most))
      writeFileSync(join(folder, path), text);
    expect(await readSitemap(folder)).toEqual(addresses);
  }
  expect(await readSitemap(makeFolder())).toBeUndefined();
});

test.each([
  ['2026-03-14', 'Asia/Tokyo', '2026-03-13T15:00:00Z'],
  ['2026-03-14', 'America/New_York', '2026-03-14T04:00:00Z'],
  ['2026-03-14', undefined, '2026-03-14T00:00:00Z'],
])('since %s in %s is since %s', (since, timeZone, instant) => {
  expect(readSince(since, timeZone)).toBe(Date.parse(instant));
});

test('an invalid date for --since is rejected', () => {
  expect(() => readSince('2026-02-31', 'Asia/Tokyo')).toThrow(
    '--since, if not a day such as 2026-03-14, must be an ISO 8601 instant, such as 2026-03-14T12:00:00Z; found "2026-02-31"',
  );
});

test('a page from the day itself has changed since then; one without a date has not', () => {
  const listed = [
    { url: 'https://a.example/1/', changed: Date.parse(toMidnight('2026-03-13', 'Asia/Tokyo')) },
    { url: 'https://a.example/2/', changed: Date.parse(toMidnight('2026-03-14', 'Asia/Tokyo')) },
    { url: 'https://a.example/3/' },
  ];
  expect(selectChanged(listed, readSince('2026-03-14', 'Asia/Tokyo'))).toEqual(['https://a.example/2/']);
});
