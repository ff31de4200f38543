import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { findTargets, sendMention } from './send-mention';

const source = 'https://a.example/posts/a/';
const told: string[] = [];
const pages: Record<string, [status: number, headers: Record<string, string>, body?: string]> = {
  '/in-header': [200, { Link: '<https://c.test/>; rel="next", </endpoint>; rel="webmention"' }],
  '/in-head': [200, {}, '<link rel="webmention"><link href="/endpoint?x=1" rel="webmention">'],
  '/in-text': [200, {}, '<!-- <a rel=webmention href=/wrong> --><a rel="me webmention" href="endpoint">x</a>'],
  '/moved': [302, { Location: '/in-header' }],
  '/none': [200, {}, '<p>Nothing.</p>'],
  '/gone': [410, {}],
  '/refused': [200, { Link: '</no>; rel=webmention' }],
  '/elsewhere': [200, { Link: '<http://10.0.0.1/>; rel=webmention' }],
};
const server = createServer((request: IncomingMessage, response) => {
  const { url = '', method } = request;
  if (method === 'POST') {
    void text(request).then((body) => {
      told.push(`${url} ${decodeURIComponent(body)}`);
      response.writeHead(url.startsWith('/endpoint') ? 202 : 400).end();
    });
    return;
  }
  const [status, headers, body] = pages[url] ?? [404, {}];
  response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => told.splice(0));
afterAll(() => server.close());

const send = (path: string) => sendMention(source, `http://${host}${path}`, [host]);

test.each([
  ['/in-header', '/endpoint'],
  ['/in-head', '/endpoint?x=1'],
  ['/in-text', '/endpoint'],
  ['/moved', '/endpoint'],
])('a page that names its endpoint as %s is told there', async (path, endpoint) => {
  expect(await send(path)).toBe(true);
  expect(told).toEqual([`${endpoint} source=${source}&target=http://${host}${path}`]);
});

test('a page without an endpoint is told nothing; what fails is said', async () => {
  expect(await send('/none')).toBe(false);
  await expect(send('/gone')).rejects.toThrow('the server answered 410');
  await expect(send('/refused')).rejects.toThrow('its endpoint answered 400');
});

test('hosts in the own network are not asked, neither for a page nor as its endpoint', async () => {
  await expect(send('/elsewhere')).rejects.toThrow('10.0.0.1 is in your own network');
  await expect(sendMention(source, `http://${host}/in-header`)).rejects.toThrow('127.0.0.1 is in your own network');
  await expect(sendMention(source, `http://localhost:${host.split(':')[1]}/in-header`)).rejects.toThrow(
    'localhost is in',
  );
  expect(told).toEqual([]);
});

test('targets are the links of the text, and what it answers', () => {
  const link = (url: string) => `<a href="${url}">x</a>`;
  const html = `<article>${link('https://share.test/')}<p class="post-leads">${link('https://b.test/')}</p><div class="prose flow">${link('https://c.test/#x')}${link('https://a.example/b/')}${link('/c/')}</div></article>`;
  expect(findTargets(html, 'https://a.example')).toEqual(['https://b.test/', 'https://c.test/#x']);
});
