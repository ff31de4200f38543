import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ParentSpanPluginArgs } from 'gatsby';
import sharp from 'sharp';
import { enterFolder } from '../testing/temporary-folder';
import { onPreExtractQueries } from './make-outputs';

const warn = jest.fn<undefined, [string]>();
let root = '';
beforeEach(() => {
  root = enterFolder();
  process.env.CONTENT_DIR = root;
  warn.mockReset();
});
afterEach(() => {
  delete process.env.CONTENT_DIR;
});

/** Runs the hook that Gatsby calls before queries: at startup, and in the preview after each change. */
const write = (site: object | undefined) =>
  onPreExtractQueries({
    getNode: () => site && { title: 'A site', url: 'https://example.org', ...site },
    reporter: { warn },
    pathPrefix: '/p',
  } as unknown as ParentSpanPluginArgs);
const made = (name: string) => readFileSync(join(root, 'public', name), 'utf8');

test('in the preview they follow the accent, and are not rewritten unless their sources change', async () => {
  await write({ theme: { accent: '#b4532a' } });
  const first = made('icon.svg');
  const { mtimeMs } = statSync(join(root, 'public/icon.svg'));
  await write({ theme: { accent: '#b4532a' }, timeZone: 'Europe/Berlin' });
  expect(statSync(join(root, 'public/icon.svg')).mtimeMs).toBe(mtimeMs);
  await write({ theme: { accent: 'teal' } });
  expect(made('icon.svg')).not.toBe(first);
  await write({ theme: { accent: '#b4532a' } });
  expect(made('icon.svg')).toBe(first);
});

test('they follow the author’s own icon too', async () => {
  const draw = (colour: string) =>
    writeFileSync(
      join(root, 'icon.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${colour}" d="M0 0h8v8H0z"/></svg>`,
    );
  draw('red');
  await write({ icon: 'icon.svg' });
  expect(made('icon.svg')).toContain('red');
  draw('blue');
  await write({ icon: 'icon.svg' });
  expect(made('icon.svg')).toContain('blue');
});

test.each([
  ['in the paper size that Inkscape starts with', 'width="210mm" height="297mm" viewBox="0 0 210 297"'],
  ['with large coordinates', 'viewBox="0 0 4096 4096"'],
])('an SVG %s is an icon like any other', async (_, size) => {
  writeFileSync(
    join(root, 'icon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="90%" height="90%" fill="red"/></svg>`,
  );
  await write({ icon: 'icon.svg' });
  expect(warn).not.toHaveBeenCalled();
  expect((await sharp(join(root, 'public/icon-512.png')).metadata()).width).toBe(512);
});

test('a PNG with more pixels than the memory has room for is not opened', async () => {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // Width and height, then the checksum of the header.
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  writeFileSync(join(root, 'icon.png'), png);
  await write({ icon: 'icon.png' });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('exceeds pixel limit')]]);
});

test('an unreadable icon is reported once, until it is replaced', async () => {
  await write({ icon: 'none.svg' });
  await write({ icon: 'none.svg' });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^The icon none\.svg of site\.md cannot be read/)]]);
  await write({ icon: 'other.svg' });
  expect(warn).toHaveBeenCalledTimes(2);
});

test('without site.md nothing is written', async () => {
  await write(undefined);
  expect(readdirSync(root)).toEqual([]);
});
