import { EventEmitter, once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURES_AT_ONCE } from '../../limits';
import { enterFolder } from '../../testing/temporary-folder';
import * as codec from './image-codec';
import * as module from './publish-picture';

jest.mock('./image-codec', () => {
  const actual = jest.requireActual<typeof codec>('./image-codec');
  return { ...actual, decode: jest.fn(actual.decode), encode: jest.fn(actual.encode) };
});

const decode = jest.mocked(codec.decode);
const encode = jest.mocked(codec.encode);

const mode = process.env.NODE_ENV;
const setMode = (to: string | undefined) => Object.assign(process.env, { NODE_ENV: to });
let root: string;

beforeEach(() => {
  root = enterFolder();
  jest.clearAllMocks();
});
afterEach(() => void setMode(mode));

async function write(name: string, background = 'teal'): Promise<string> {
  const path = join(root, name);
  await sharp({ create: { width: 600, height: 300, channels: 3, background } }).toFile(path);
  return path;
}

const fileAt = (path: string) => ({ path, digest: createHash('md5').update(readFileSync(path)).digest('hex') });

const publishPicture = (path: string, quality: number, pathPrefix: string) =>
  module.publishPicture(fileAt(path), { quality, pathPrefix });

/** The files in `public/`, as a new process finds them, by path. */
const inPublic = () =>
  Object.fromEntries(
    readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name))
      .sort()
      .map((path) => [path, readFileSync(path).toString('base64')]),
  );

/** Empties `.cache` and `public`, as before a cold build. */
const startFromScratch = () => {
  for (const name of ['.cache', 'public']) rmSync(join(root, name), { recursive: true, force: true });
};

const addressesOf = ({ images }: Awaited<ReturnType<typeof publishPicture>>) =>
  [images.fallback?.srcSet, ...(images.sources ?? []).map(({ srcSet }) => srcSet)]
    .flatMap((srcSet) => (srcSet ?? '').split(','))
    .map((candidate) => candidate.trim().split(' ')[0] ?? '');

test('a picture is decoded once for all its sizes and formats, and never again', async () => {
  const path = await write('photo.jpg');
  const [image] = await Promise.all([1, 2, 3].map(() => publishPicture(path, 75, '/site')));
  const addresses = addressesOf(image ?? { layout: 'fixed', images: {} });
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    expect(address).toMatch(/^\/site\/static\/[\da-f]{32}\/[\da-f]{8}\/photo\.(?:jpg|avif)$/);
    expect(existsSync(join(root, 'public', address.slice('/site'.length)))).toBe(true);
  }
  expect(decode).toHaveBeenCalledTimes(1);
  expect(encode).toHaveBeenCalledTimes(4);

  const first = inPublic();
  startFromScratch();
  expect(await publishPicture(path, 75, '/site')).toEqual(image);
  expect(inPublic()).toEqual(first);
  expect(decode).toHaveBeenCalledTimes(1);
  expect(encode).toHaveBeenCalledTimes(4);

  // Damage in the cache is noticed.
  const folder = join(root, 'node_modules/.cache/halflight/pictures');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), name.endsWith('.json') ? '{"width":1' : '');
  startFromScratch();
  await publishPicture(path, 75, '/site');
  expect(inPublic()).toEqual(first);
});

test('the same picture under another name or in another quality is not decoded for existing files', async () => {
  const path = await write('photo.jpg');
  await publishPicture(path, 75, '');
  copyFileSync(path, join(root, 'an odd #name, 100%.jpg'));
  const again = await publishPicture(join(root, 'an odd #name, 100%.jpg'), 75, '');
  expect(decode).toHaveBeenCalledTimes(1);
  for (const address of addressesOf(again)) {
    expect(address).toContain('/an%20odd%20%23name%2C%20100%25.');
    expect(existsSync(join(root, 'public', decodeURIComponent(address)))).toBe(true);
  }
  await publishPicture(path, 50, '');
  expect(encode).toHaveBeenCalledTimes(8);
});

test('the number of pictures in progress is limited, and a failure makes room for the next', async () => {
  const { decode: real } = jest.requireActual<typeof codec>('./image-codec');
  let [now, most] = [0, 0];
  const events = new EventEmitter();
  const full = once(events, 'full');
  const go = once(events, 'go');
  decode.mockImplementation(async (bytes) => {
    now += 1;
    most = Math.max(most, now);
    if (now === PICTURES_AT_ONCE) events.emit('full');
    await go;
    now -= 1;
    return real(bytes);
  });
  const paths = await Promise.all(['teal', 'maroon', 'olive', 'navy'].map((name) => write(`${name}.jpg`, name)));
  const broken = join(root, 'broken.jpg');
  writeFileSync(broken, 'no picture');
  const publishing = Promise.allSettled([broken, ...paths].map((path) => publishPicture(path, 75, '')));
  // None may finish before the maximum number have begun. If nothing limited them, reading the rest would let them begin.
  await full;
  for (const path of [...paths, ...paths]) await readFile(path);
  events.emit('go');
  const results = await publishing;
  decode.mockImplementation(real);
  expect(results.map(({ status }) => status)).toEqual(['rejected', ...paths.map(() => 'fulfilled')]);
  expect(most).toBe(PICTURES_AT_ONCE);
});

test('two concurrent builds with a shared cache do not interfere', async () => {
  const path = await write('photo.jpg');
  // Two module instances stand for two processes without shared memory.
  const publishers: (typeof module.publishPicture)[] = [];
  for (let count = 0; count < 2; count += 1)
    await jest.isolateModulesAsync(async () => {
      publishers.push((await import('./publish-picture')).publishPicture);
    });
  const builds = await Promise.all(publishers.map((publish) => publish(fileAt(path), { quality: 75, pathPrefix: '' })));
  expect(builds[0]).toEqual(builds[1]);
  for (const bytes of Object.values(inPublic())) expect(bytes.length).toBeGreaterThan(0);
  const kept = readdirSync(join(root, 'node_modules/.cache/halflight/pictures'));
  expect(kept.filter((name) => !/\.(?:jpg|avif|json)$/.test(name))).toEqual([]);
  expect(kept).toHaveLength(5);
});

test('a damaged picture is named, and retried once it is repaired', async () => {
  const path = await write('photo.jpg');
  const whole = readFileSync(path);
  writeFileSync(path, whole.subarray(0, 300));
  await expect(publishPicture(path, 75, '')).rejects.toThrow(`${path} cannot be published: `);
  writeFileSync(path, whole);
  expect((await publishPicture(path, 75, '')).width).toBe(600);
});

test('a picture that changed after its digest was computed is neither published nor cached under it', async () => {
  const path = await write('photo.jpg');
  const before = fileAt(path);
  await write('photo.jpg', 'maroon');
  await expect(module.publishPicture(before, { quality: 75, pathPrefix: '' })).rejects.toThrow('it changed meanwhile');
  expect(existsSync(join(root, 'public'))).toBe(false);
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
});

test('in the preview only the file that a browser requests is made', async () => {
  setMode('development');
  const path = await write('photo.jpg');
  const image = await publishPicture(path, 75, '');
  expect(decode).not.toHaveBeenCalled();
  const [address = ''] = addressesOf(image);
  const file = await module.makeAsked(fileAt(path), { quality: 75 }, decodeURIComponent(address).slice(1));
  expect(file).toBe(join(process.cwd(), 'public', address));
  expect(Object.keys(inPublic())).toHaveLength(1);
  expect(encode).toHaveBeenCalledTimes(1);
  expect(await module.makeAsked(fileAt(path), { quality: 75 }, 'static/elsewhere/photo.jpg')).toBeUndefined();
  expect(encode).toHaveBeenCalledTimes(1);
  setMode('production');
  expect(await publishPicture(path, 75, '')).toEqual(image);
});
