import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MENTIONS_PER_PAGE } from '../limits';
import { fetchMentions } from './fetch-mentions';

const item = (id: number) => ({
  url: `https://b.test/${id}`,
  'wm-target': 'https://a.example/',
  'wm-property': 'like-of',
});
const asked: URLSearchParams[] = [];
const server = createServer(({ url = '' }, response) => {
  const query = new URL(url, 'http://localhost').searchParams;
  asked.push(query);
  const page = Number(query.get('page'));
  if (query.get('token') !== 'secret') response.statusCode = 403;
  const count = page === 0 ? MENTIONS_PER_PAGE : 1;
  response.end(JSON.stringify({ children: Array.from({ length: count }, (_, id) => item(page * 1000 + id)) }));
});
let api = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mentions`;
});
afterAll(() => server.close());

test('all pages are fetched', async () => {
  const received = await fetchMentions(api, 'a.example', 'secret');
  expect(received).toHaveLength(MENTIONS_PER_PAGE + 1);
  expect(asked.map((query) => [query.get('domain'), query.get('page')])).toEqual([
    ['a.example', '0'],
    ['a.example', '1'],
  ]);
});

test('a refusal is said without the token', async () => {
  await expect(fetchMentions(api, 'a.example', 'canary')).rejects.toThrow(/answers 403: is WEBMENTION_TOKEN right\?$/);
});
