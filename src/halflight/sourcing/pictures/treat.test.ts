import sharp from 'sharp';
import { toWholeLook } from '../../features/theme/look';
import { isPhotograph, processingOf } from './processing';
import { treat, type Treatment } from './treat';

/** From black on the left to white on the right. */
const gradient = () => {
  const width = 256;
  const data = Buffer.from(Array.from({ length: width * 16 * 3 }, (_, index) => Math.floor(index / 3) % width));
  return sharp(data, { raw: { width, height: 16, channels: 3 } });
};

const at = (bytes: Buffer, x: number) => [...bytes.subarray(x * 3, x * 3 + 3)];

/** The colours of a result, without duplicates. */
const coloursOf = (bytes: Buffer) =>
  new Set(Array.from({ length: bytes.length / 3 }, (_, index) => at(bytes, index).join()));

const between: Omit<Extract<Treatment, { dark: unknown }>, 'kind'> = { dark: [20, 0, 40], light: [250, 240, 200] };

test('mono makes greys, duotone goes from one colour to the other', async () => {
  const mono = await treat(gradient(), 256, 16, { kind: 'mono' });
  expect([0, 255].map((x) => at(mono, x))).toEqual([
    [0, 0, 0],
    [255, 255, 255],
  ]);
  const duotone = await treat(gradient(), 256, 16, { kind: 'duotone', ...between });
  expect([0, 255].map((x) => at(duotone, x))).toEqual([between.dark, between.light]);
  expect(coloursOf(duotone).size).toBeGreaterThan(200);
});

test('dither has two colours, of which there is more of the light one the lighter the picture is', async () => {
  const bytes = await treat(gradient(), 1280, 80, { kind: 'dither', ...between });
  expect([...coloursOf(bytes)].sort()).toEqual(['20,0,40', '250,240,200']);
  const lightIn = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, x) => at(bytes, from + x)).filter(([red]) => red === 250).length;
  expect(lightIn(0, 320)).toBeLessThan(lightIn(480, 800));
  expect(lightIn(480, 800)).toBeLessThan(lightIn(960, 1280));
  // Dots of four pixels, since the picture is four times as wide as it has dots.
  expect(at(bytes, 4)).toEqual(at(bytes, 7));
});

test('the look says what is done with pictures, unless the site does, and the colours are its own', () => {
  expect(processingOf({}).treatment).toBeUndefined();
  expect(processingOf({ theme: { look: 'editorial' } }).treatment).toEqual({ kind: 'mono' });
  expect(processingOf({ theme: { look: 'editorial', pictures: 'colour' } }).treatment).toBeUndefined();
  expect(processingOf({ theme: { look: 'terminal', accent: '#00ff00' } }).treatment).toMatchObject({ kind: 'dither' });
  expect(toWholeLook({ look: 'studio' }).pictures).toBe('colour');
});

test('only photographs are treated', () => {
  expect(['a.jpg', 'a.JPEG', 'a.webp', 'a.avif', 'a.png', 'a.svg'].map(isPhotograph)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});
