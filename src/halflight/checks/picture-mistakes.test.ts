import sharp from 'sharp';
import { contentFolderOfEachTest, post, site, type Files } from '../testing/mistakes';
import { inXmp, photograph } from '../testing/photograph';

/** Every picture that an entry names is decoded: what the image library rejects is reported by name, what it accepts works. */

const { write, reported } = contentFolderOfEachTest();

const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const;
/** With noise, so that the file is large enough to be truncated. */
const photo = () => sharp({ create: { width: 160, height: 120, channels: 3, background: 'teal', noise: NOISE } });
const frames = async () =>
  sharp(await Promise.all([1, 2, 3].map(() => photo().png().toBuffer())), { join: { animated: true } });

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
/** The first half of a GIF. Noise may end there with a GIF's last byte. */
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

test('a picture that is damaged, too large, missing, or would read files is rejected by name', async () => {
  const [png, jpg] = [await photo().png().toBuffer(), await photo().jpeg().toBuffer()];
  const pictures: Record<string, [bytes: Buffer, told: string]> = {
    'zeroed.png': [zeroed(png), 'cannot be decoded'],
    'cut.jpg': [cut(jpg, 0.5), 'is cut off'],
    'cut.png': [cut(png, 0.5), 'is cut off'],
    'cut.avif': [cut(await photo().avif().toBuffer(), 0.5), 'cannot be '],
    'cut.gif': [cutGif(await (await frames()).gif().toBuffer()), 'is cut off'],
    'cut.svg': [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
      'cannot be read as an SVG: Unclosed root tag',
    ],
    'xxe.svg': [
      Buffer.concat([
        Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
        svg('', '<text>&x;</text>'),
      ]),
      'cannot be read as an SVG: it reads other files',
    ],
    'huge.svg': [svg('width="1000000" height="1000000"'), ''],
    'lfs.png': [
      Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 82786\n`),
      'is a Git LFS pointer',
    ],
    'nothing.png': [Buffer.alloc(0), 'cannot be read'],
  };
  const names = Object.keys(pictures);
  write({ 'posts/a.md': post([], names.map((name) => `![A](${name})`).join('\n')) });
  for (const name of names) write({ [`posts/${name}`]: pictures[name]?.[0] ?? '' });
  const found = reported();
  expect(found).toHaveLength(names.length);
  names.forEach((name, index) => {
    expect(found[index]).toMatch(new RegExp(`^posts/a\\.md:${index + 5}:6 error `));
    expect(found[index]).toContain(`-image: ${name} ${pictures[name]?.[1] ?? ''}`);
  });
});

test('what the library accepts is no mistake, and is checked again when it changes', async () => {
  const pictures: Files = {
    'plain.jpg': await photo().jpeg().toBuffer(),
    'cmyk.jpg': await photo().toColourspace('cmyk').jpeg().toBuffer(),
    'sixteen.png': await photo().toColourspace('rgb16').png().toBuffer(),
    'moves.gif': await (await frames()).gif().toBuffer(),
    'one.avif': await photo().avif().toBuffer(),
    'drawing.svg': svg('viewBox="0 0 8 8"', '<rect width="4" height="4"/>'),
  };
  const names = Object.keys(pictures);
  write({ 'posts/a.md': post([], names.map((name) => `![A](${name})`).join('\n\n')) });
  for (const name of names) write({ [`posts/${name}`]: pictures[name] ?? '' });
  expect(reported()).toEqual([]);
  write({ 'posts/plain.jpg': shortened(await photo().jpeg().toBuffer()) });
  expect(reported()).toEqual([expect.stringMatching(/plain\.jpg cannot be decoded/) as string]);
});

test('a damaged picture is reported wherever it is used: as a cover, in a section, as a download, in the stylesheet', async () => {
  const bytes = shortened(await photo().jpeg().toBuffer());
  write({
    'posts/a.md': post(['cover: a.jpg'], '[save it](b.jpg)'),
    'posts/a.jpg': bytes,
    'posts/b.jpg': bytes,
    'custom.css': 'main { background: url(c.jpg) }',
    'c.jpg': bytes,
    // Nothing references it, so it is not decoded.
    'posts/unused.jpg': bytes,
  });
  expect(reported().map((line) => line.replace(/ cannot.*/, ''))).toEqual([
    'custom.css:1:20 error unreadable-image: c.jpg',
    'posts/a.md:4:8 error unreadable-image: a.jpg',
    'posts/a.md:6:11 error unreadable-image: b.jpg',
  ]);
});

test('a drawing with active content is published without it, and its author is warned', () => {
  write({
    'posts/a.md': post([], '![A](a.svg)'),
    'posts/a.svg': svg('viewBox="0 0 8 8" onload="alert(1)"', '<script>alert(2)</script>'),
  });
  expect(reported()).toEqual([
    'posts/a.md:5:6 warning unsafe-svg: a.svg contains more than a drawing; these parts are left out: "onload", a script',
  ]);
});

test.each<[string, string, string, RegExp | undefined]>([
  ['an SVG', './own.svg', '<path fill="var(--accent)" d="M0 0h8v8z"/>', undefined],
  ['no name of ours', 'terminater', '', /must be one of: sun, .*; or an SVG beside the file.* -> terminator$/],
  ['no SVG inside', './own.svg', '<', /unreadable-image: \.\/own\.svg cannot be read as an SVG/],
  ['more than a drawing', './own.svg', '<script>alert(2)</script>', /warning unsafe-svg: .*own\.svg contains more/],
  [
    'too large',
    './own.svg',
    `<desc>${'a'.repeat(24_000)}</desc>`,
    /error oversized-image: \.\/own\.svg is 25 kB; an ornament may have at most 24 kB, because every page contains it/,
  ],
])('a site’s ornament: %s', (_, ornament, inside, expected) => {
  write({ 'site.md': site('theme:', `  ornament: ${ornament}`), 'own.svg': svg('viewBox="0 0 8 8"', inside) });
  expect(reported()).toEqual(expected ? [expect.stringMatching(/^site\.md:5:13 /)] : []);
  if (expected) expect(reported()[0]).toMatch(expected);
});

test('a folder in place of a list has its pictures checked, and one warning for those that do not say what they show', async () => {
  const plain = await photograph({});
  write({
    'pages/mill/1.jpg': plain,
    'pages/mill/2.jpg': await photograph({ xmp: inXmp('Iptc4xmpCore:AltTextAccessibility', 'A mill') }),
    'pages/mill/3.jpg': cut(await photo().jpeg().toBuffer(), 0.5),
    'pages/notes/a.txt': 'no picture',
    'pages/a.md': page('./mill/'),
    'pages/b.md': page('./mil/'),
    'pages/c.md': page('./notes'),
  });
  expect(reported()).toEqual([
    'pages/a.md:5:12 error unreadable-image: pages/mill/3.jpg is cut off before its end; copy the file again',
    'pages/a.md:5:12 warning no-alt: 2 of 3 pictures do not say what they show (1.jpg, 3.jpg): write it into their files as alternative text or description, or list them here with "alt"',
    'pages/b.md:5:12 error missing-image: there are no pictures in pages/mil/; allowed are .avif, .gif, .jpeg, .jpg, .png, .svg, .webp -> mill/',
    'pages/c.md:5:12 error missing-image: there are no pictures in pages/notes; allowed are .avif, .gif, .jpeg, .jpg, .png, .svg, .webp',
  ]);
});

const page = (items: string) => `---\ntitle: A\nsections:\n  - type: gallery\n    items: ${items}\n---\n`;
