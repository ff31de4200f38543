import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { publishPicture } from '../sourcing/pictures/publish-picture';
import { enterFolder } from '../testing/temporary-folder';
import { makePicturesOnDemand } from './pictures-on-demand';

const mode = process.env.NODE_ENV;
let root: string;
let server: Server;
let path: string;
let digest: string;

beforeEach(async () => {
  root = enterFolder();
  Object.assign(process.env, { NODE_ENV: 'development' });
  path = join(root, 'a photo #1.jpg');
  await sharp({ create: { width: 500, height: 250, channels: 3, background: 'teal' } }).toFile(path);
  digest = createHash('md5').update(readFileSync(path)).digest('hex');
  const file = (name: string) => ({ absolutePath: join(root, name), internal: { contentDigest: digest } });
  const answer = makePicturesOnDemand({
    getNode: (() => ({ images: { quality: 60 } })) as never,
    getNodesByType: (() => [file('other.jpg'), file('a photo #1.jpg')]) as never,
  });
  server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end('not a picture')),
  ).listen(0);
});
afterEach(() => {
  server.close();
  Object.assign(process.env, { NODE_ENV: mode });
});

const ask = (address: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`);

test('each file that a page of the preview refers to is made on request', async () => {
  const { images } = await publishPicture({ path, digest }, { quality: 60, pathPrefix: '' });
  const named = [images.fallback, ...(images.sources ?? [])].flatMap((source) =>
    (source?.srcSet ?? '').split(',').map((candidate) => candidate.trim().split(' ')),
  );
  expect(named).toHaveLength(4);
  for (const [address = '', width] of named) {
    const answer = await ask(`${address}?again`);
    expect(answer.headers.get('content-type')).toBe(address.endsWith('.avif') ? 'image/avif' : 'image/jpeg');
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(`${metadata.width}w`).toBe(width);
  }
  expect(readdirSync(join(root, 'public/static', digest))).toHaveLength(4);
});

test('other requests are passed on', async () => {
  for (const address of [
    '/',
    '/%',
    '/static/geist.woff2',
    `/static/${digest}/01234567/a%20photo%20%231.jpg`,
    `/static/${'0'.repeat(32)}/01234567/photo.jpg`,
    `/static/${digest}/01234567/..%2f..%2fa.jpg`,
  ])
    expect((await ask(address)).status).toBe(404);
});
