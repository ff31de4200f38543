import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentFolderOfEachTest, post, site, type Files } from '../testing/mistakes';
import { checkContent } from './check-content';

/** Every picture that an entry names is decoded: what the image library rejects is reported by its name, what it accepts works. */

const { at, write, reported } = contentFolderOfEachTest();

/** Noise, so that the file is large enough to be truncated. */
const photo = () =>
  sharp({
    create: {
      width: 160,
      height: 120,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const frames = async () =>
  sharp(await Promise.all([1, 2, 3].map(() => photo().png().toBuffer())), { join: { animated: true } });

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
/** The first half of a GIF. Noise may end there with the byte that ends a whole one. */
function cutGif(bytes: Buffer): Buffer {
  const half = cut(bytes, 0.5);
  return half.at(-1) === 0x3b ? cutGif(half) : half;
}
function zeroed(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  return copy.fill(0, Math.floor(copy.length / 2), Math.floor(copy.length / 2) + 200);
}
/** A JPEG without its second half, but with an end marker. */
const shortened = (bytes: Buffer) => Buffer.concat([cut(bytes, 0.33), Buffer.from([0xff, 0xd9])]);
const svg = (attributes: string, inside = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

const bad: [name: string, make: () => Promise<Buffer> | Buffer, told: RegExp][] = [
  ['zeroed.png', async () => zeroed(await photo().png().toBuffer()), /unreadable-image: zeroed\.png cannot be decoded/],
  [
    'short.jpg',
    async () => shortened(await photo().jpeg().toBuffer()),
    /unreadable-image: short\.jpg cannot be decoded/,
  ],
  ['cut.jpg', async () => cut(await photo().jpeg().toBuffer(), 0.5), /unreadable-image: cut\.jpg is cut off/],
  ['cut.png', async () => cut(await photo().png().toBuffer(), 0.5), /unreadable-image: cut\.png is cut off/],
  ['cut.webp', async () => cut(await photo().webp().toBuffer(), 0.5), /unreadable-image: cut\.webp cannot be /],
  ['cut.avif', async () => cut(await photo().avif().toBuffer(), 0.5), /unreadable-image: cut\.avif cannot be /],
  ['cut.gif', async () => cutGif(await (await frames()).gif().toBuffer()), /unreadable-image: cut\.gif is cut off/],
  [
    'cut.svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
    /unreadable-image: cut\.svg cannot be read as an SVG: Unclosed root tag/,
  ],
  [
    'entity.svg',
    () => svg('width="8" height="8"', '<text>&x;</text>'),
    /unreadable-image: entity\.svg cannot be read as an SVG: Invalid character entity/,
  ],
  [
    'xxe.svg',
    () =>
      Buffer.concat([
        Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        svg('', '<text>&x;</text>'),
      ]),
    /unreadable-image: xxe\.svg cannot be read as an SVG: it reads other files/,
  ],
  ['huge.svg', () => svg('width="1000000" height="1000000"'), /(?:oversized|unreadable)-image: huge\.svg /],
  ...['lfs.png', 'lfs.svg'].map((name): (typeof bad)[number] => [
    name,
    () => Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 82786\n`),
    /unreadable-image: lfs\.\w+ is a pointer of Git LFS.*"git lfs pull"/,
  ]),
  ['nothing.png', () => Buffer.alloc(0), /unreadable-image: nothing\.png cannot be read/],
];

test.each(bad)('%s is refused by its name', async (name, make, expected) => {
  write({ 'posts/a.md': post([], `![A](${name})`), [`posts/${name}`]: await make() });
  const [first, ...others] = reported();
  expect(first).toMatch(/^posts\/a\.md:5:6 error /);
  expect(first).toMatch(expected);
  expect(others).toEqual([]);
});

const good: [name: string, make: () => Promise<Buffer> | Buffer][] = [
  ['plain.jpg', () => photo().jpeg().toBuffer()],
  ['cmyk.jpg', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
  ['sixteen.png', () => photo().toColourspace('rgb16').png().toBuffer()],
  ['palette.png', () => photo().png({ palette: true }).toBuffer()],
  ['sideways.jpg', () => photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['moves.gif', async () => (await frames()).gif().toBuffer()],
  ['moves.webp', async () => (await frames()).webp().toBuffer()],
  ['one.avif', () => photo().avif().toBuffer()],
  ['grey.png', () => photo().greyscale().png().toBuffer()],
  ['dot.png', () => photo().resize(1, 1).png().toBuffer()],
  ['drawing.svg', () => svg('viewBox="0 0 8 8"', '<rect width="4" height="4"/>')],
];

test('what the library can take is no mistake, and the second time nothing is decoded', async () => {
  const files: Files = { 'posts/a.md': post([], good.map(([name]) => `![A](${name})`).join('\n\n')) };
  for (const [name, make] of good) files[`posts/${name}`] = await make();
  write(files);
  expect(reported()).toEqual([]);
  // The second check is answered from the cache: nothing is decoded.
  expect(checkContent(at()).problems).toEqual([]);
  writeFileSync(at('posts/plain.jpg'), shortened(readFileSync(at('posts/plain.jpg'))));
  expect(reported()).toEqual([expect.stringMatching(/plain\.jpg cannot be decoded/) as string]);
});

test('a damaged picture is reported wherever it is named: as a cover, in a section, as a file to save, in the style sheet', async () => {
  const bytes = shortened(await photo().jpeg().toBuffer());
  write({
    'posts/a.md': post(['cover: a.jpg'], '[save it](b.jpg)'),
    'posts/a.jpg': bytes,
    'posts/b.jpg': bytes,
    'custom.css': 'main { background: url(c.jpg) }',
    'c.jpg': bytes,
    // Nothing refers to it, so it is not decoded.
    'posts/unused.jpg': bytes,
  });
  expect(reported().map((line) => line.replace(/ cannot.*/, ''))).toEqual([
    'custom.css:1:20 error unreadable-image: c.jpg',
    'posts/a.md:4:8 error unreadable-image: a.jpg',
    'posts/a.md:6:11 error unreadable-image: b.jpg',
  ]);
});

test('a drawing with more than a drawing in it is published without that, and its author hears of it', () => {
  write({
    'posts/a.md': post([], '![A](a.svg)'),
    'posts/a.svg': svg('viewBox="0 0 8 8" onload="alert(1)"', '<script>alert(2)</script>'),
  });
  expect(reported()).toEqual([
    'posts/a.md:5:6 warning unsafe-svg: a.svg contains more than a drawing; these parts are left out: "onload", a script',
  ]);
});

test('so is what is shown in its place in the dark theme, where it is named', () => {
  write({
    'posts/a.md': post(['cover:', '  src: ./day.svg', '  dark: ./nigt.svg']),
    'posts/day.svg': svg('width="8" height="8"'),
    'posts/night.svg': svg('width="8" height="8"'),
  });
  expect(reported()).toEqual([
    expect.stringMatching(/^posts\/a\.md:6:9 error [^ ]+: .*nigt\.svg.*night\.svg/) as string,
  ]);
});

describe('the ornament of a site', () => {
  const files = (ornament: string, more: Files = {}) => ({
    'site.md': site('theme:', `  ornament: ${ornament}`),
    ...more,
  });

  test.each([
    ['one of ours', files('terminator')],
    [
      'an SVG',
      files('./own.svg', { 'own.svg': svg('viewBox="0 0 8 8"', '<path fill="var(--accent)" d="M0 0h8v8z"/>') }),
    ],
  ])('may be %s', (_, written) => {
    write(written);
    expect(reported()).toEqual([]);
  });

  test.each([
    ['no name of ours', files('terminater'), /must be one of: sun, .*; or an SVG beside the file.* -> terminator$/],
    ['a picture of points', files('./own.png'), /must be one of: sun, .*; or an SVG beside the file/],
    [
      'a file that is not there',
      files('./ownn.svg', { 'own.svg': svg('') }),
      /missing-image: there is no picture ownn\.svg.* -> /,
    ],
    [
      'no SVG inside',
      files('./own.svg', { 'own.svg': 'Hello' }),
      /unreadable-image: \.?\/?own\.svg cannot be read as an SVG/,
    ],
    [
      'more than a drawing',
      files('./own.svg', { 'own.svg': svg('viewBox="0 0 8 8"', '<script>alert(2)</script>') }),
      /warning unsafe-svg: .*own\.svg contains more than a drawing/,
    ],
    [
      'too large',
      files('./own.svg', { 'own.svg': svg('viewBox="0 0 8 8"', `<desc>${'a'.repeat(24_000)}</desc>`) }),
      /error oversized-image: \.\/own\.svg is 25 kB; an ornament has at most 24 kB, for every page shows it/,
    ],
  ])('is named by its line if it is %s', (_, written, expected) => {
    write(written);
    expect(reported()).toEqual([expect.stringMatching(/^site\.md:5:13 /)]);
    expect(reported()[0]).toMatch(expected);
  });
});
