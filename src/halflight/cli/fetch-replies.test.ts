import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchReplies } from './fetch-replies';

const status = (id: string) => ({
  id,
  url: `https://b.test/@grace/${id}`,
  content: '<p>Well said.</p>',
  created_at: '2026-03-14T15:00:00.000Z',
  account: { display_name: 'Grace' },
});
const answers: Record<string, [status: number, body: string]> = {
  '/replies': [200, JSON.stringify({ descendants: [status('2'), { id: '3', url: 'javascript:canary' }] })],
  '/gone': [404, ''],
  '/page': [200, '<!doctype html>'],
};
const server = createServer(({ url = '' }, response) => {
  const [code, body] = answers[url] ?? [500, ''];
  response.statusCode = code;
  response.end(body);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const fetchFrom = (path: string) => fetchReplies({ api: origin + path, host: 'b.test', service: 'mastodon' });

test('the replies to a post are mentions', async () => {
  expect(await fetchFrom('/replies')).toEqual([
    { kind: 'reply', url: 'https://b.test/@grace/2', author: 'Grace', day: '2026-03-14', text: 'Well said.' },
  ]);
});

test.each([
  ['/gone', 'b.test answers 404. Is the post still there?'],
  ['/page', 'b.test does not answer as Mastodon does.'],
])('%s is reported: %s', async (path, message) => {
  await expect(fetchFrom(path)).rejects.toThrow(message);
});
