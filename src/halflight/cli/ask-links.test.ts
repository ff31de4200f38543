import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderBody } from '../markdown/render';
import { context } from '../testing/markdown';
import { askLinks, describeLinks, findOuterLinks } from './ask-links';

let server: Server;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const again = url === '/recovers' && asked.filter((path) => path === url).length > 1;
    response.setHeader('Content-Type', url === '/feed-200' ? 'application/atom+xml' : 'text/html; charset=utf-8');
    response.statusCode = again
      ? 200
      : url === '/moved'
        ? 301
        : Number(/\d{3}/.exec(url)?.[0] ?? (url === '/there' ? 200 : 500));
    if (url === '/moved') response.setHeader('Location', '/there');
    response.end('words');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());

test('external links are found once, without fragments', () => {
  const html =
    '<a class="x" href="https://a.test/x?y=1&amp;z=2#part">1</a><a href="https://a.test/x?y=1&amp;z=2">2</a>' +
    '<a href="https://own.test/page/">3</a><a href="/page/">4</a><link href="https://b.test/"><a href="https://[">5</a><a href="https://c.test/feed" type="application/rss+xml">6</a>';
  expect(findOuterLinks(html, 'https://own.test')).toEqual([
    { url: 'https://a.test/x?y=1&z=2', feed: false },
    { url: 'https://c.test/feed', feed: true },
  ]);
});

test('links in Markdown are found as written', async () => {
  const urls = ["https://a.test/?q=1&page=2&it's=so", 'https://a.test/a%20b', 'https://ü.test/?a=%26amp;'];
  const html = await renderBody(urls.map((url) => `[one](${url}#part "a > b")`).join(' '), context);
  expect(html).toContain('&#x26;');
  expect(findOuterLinks(html, 'https://own.test').map(({ url }) => url)).toEqual(urls.map((url) => new URL(url).href));
});

test('text that only looks like a link is ignored', async () => {
  const html = await renderBody('`<a href="https://a.test/">`\n\n```html\n<a href="https://b.test/">\n```', context);
  expect(findOuterLinks(`${html}<script>'<a href="https://c.test/">'</script>`, 'https://own.test')).toEqual([]);
});

test('a feed is gone, too, if its server answers with a page', async () => {
  const { port } = server.address() as AddressInfo;
  const links = ['/feed-200', '/page-200'].map((path) => ({
    url: `http://127.0.0.1:${port}${path}`,
    feed: true,
    pages: ['/'],
  }));
  const answers = await askLinks(links, { pause: 1 });
  expect(answers.map(({ state, why }) => [state, why])).toEqual([
    ['there', '200'],
    ['gone', 'a page instead of a feed'],
  ]);
});

test('a page is gone if its server says so, but not if it blocks bots or fails', async () => {
  const { port } = server.address() as AddressInfo;
  const paths = ['/there', '/moved', '/404', '/410', '/403', '/429', '/recovers', '/503'];
  const links = paths.map((path) => ({ url: `http://127.0.0.1:${port}${path}`, pages: ['/'] }));
  const answers = await askLinks([...links, { url: 'http://127.0.0.1:9/', pages: ['/'] }], { pause: 1 });
  expect(Object.fromEntries(answers.map(({ url, state }) => [new URL(url).pathname, state]))).toEqual({
    '/': 'unclear',
    '/there': 'there',
    '/moved': 'there',
    '/404': 'gone',
    '/410': 'gone',
    '/403': 'unclear',
    '/429': 'unclear',
    '/recovers': 'there',
    '/503': 'unclear',
  });
  // A failing link is requested three times, a working one only until it works.
  expect(['/404', '/503', '/recovers'].map((path) => asked.filter((one) => one === path).length)).toEqual([3, 3, 2]);
});

test('without a network no link counts as gone, but a single missing host does', async () => {
  const failed = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
  const failing = jest.spyOn(globalThis, 'fetch').mockRejectedValue(failed);
  try {
    const links = ['https://a.test/1', 'https://a.test/2', 'https://b.test/'].map((url) => ({ url, pages: ['/'] }));
    await expect(askLinks(links, { pause: 1 })).rejects.toThrow('there seems to be no network');
    expect((await askLinks(links.slice(0, 2), { pause: 1 })).map(({ state }) => state)).toEqual(['gone', 'gone']);
    expect(await askLinks([])).toEqual([]);
  } finally {
    failing.mockRestore();
  }
});

test('the report says which pages contain each link', () => {
  const pages = ['/a/', '/b/', '/c/', '/d/'];
  const report = describeLinks([
    { url: 'https://a.test/', pages, state: 'gone', why: '404' },
    { url: 'https://b.test/', pages: ['/'], state: 'unclear', why: '403' },
    { url: 'https://c.test/', pages: ['/'], state: 'there', why: '200' },
  ]);
  expect(report).toMatch(/^3 external links: 1 work, 1 are gone, 1 could not be checked\.\n\n## Gone\n/);
  expect(report).toContain('- <https://a.test/> (404), on /a/, /b/, /c/ and 1 more pages\n\n## Could not be checked\n');
  expect(report).toMatch(/\n- <https:\/\/b\.test\/> \(403\), on \/$/);
});
