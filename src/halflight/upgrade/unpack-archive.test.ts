import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { create, Header } from 'tar';
import { makeFolder } from '../testing/temporary-folder';
import { readAll } from '../testing/upgrades';
import { writeFiles } from '../testing/write-files';
import { RELEASE_BYTES } from '../limits';
import { unpackArchive } from './unpack-archive';

let top: string;
let target: string;

beforeEach(() => {
  top = makeFolder();
  target = join(top, 'a/b/unpacked');
  mkdirSync(target, { recursive: true });
});

/** Writes a `.tar.gz` with entries that tar itself would not create. */
function writeTar(
  entries: readonly {
    path: string;
    text?: string;
    type?: 'File' | 'SymbolicLink' | 'Link' | 'CharacterDevice';
    linkpath?: string;
    size?: number;
  }[],
): string {
  const blocks = entries.flatMap(({ path, text = '', type = 'File', linkpath, size }) => {
    const header = new Header({
      path,
      type,
      mode: 0o644,
      size: size ?? text.length,
      mtime: new Date(0),
      ...(linkpath && { linkpath }),
    });
    const block = Buffer.alloc(512);
    header.encode(block);
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    body.write(text);
    return [block, body];
  });
  const file = join(top, 'release.tar.gz');
  writeFileSync(file, gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)])));
  return file;
}

function writeZip(files: Record<string, string>): string {
  const file = join(top, 'release.zip');
  writeFileSync(
    file,
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))),
  );
  return file;
}

const files = { 'package.json': '{}', 'src/a.ts': 'a', '.github/workflows/b.yml': 'b' };
const wrapped = Object.fromEntries(Object.entries(files).map(([path, text]) => [`halflight-0.2.0/${path}`, text]));

test('archives are unpacked, without the folder around all of it', () => {
  const from = join(top, 'from');
  writeFiles(from, wrapped);
  create({ file: join(top, 'made.tgz'), cwd: from, gzip: true, sync: true }, ['halflight-0.2.0']);
  unpackArchive(join(top, 'made.tgz'), target);
  expect(readAll(target)).toEqual(files);

  create({ file: join(top, 'flat.tar'), cwd: join(from, 'halflight-0.2.0'), sync: true }, ['.']);
  const flat = join(top, 'flat');
  mkdirSync(flat);
  unpackArchive(join(top, 'flat.tar'), flat);
  expect(readAll(flat)).toEqual(files);

  for (const [index, zipped] of [wrapped, files].entries()) {
    const folder = join(top, `zip-${index}`);
    mkdirSync(folder);
    unpackArchive(writeZip({ ...zipped, [index === 0 ? 'halflight-0.2.0/empty/' : 'empty/']: '' }), folder);
    expect(readAll(folder)).toEqual(files);
  }
});

const OUT = [
  '../evil',
  'x/../../evil',
  '/tmp/halflight-evil',
  'x\\..\\evil',
  'C:/evil',
  'x/.git/config',
  'x/.GIT/hooks/post-checkout',
];

describe('an archive that leads out of its folder is refused as a whole:', () => {
  test.each(OUT)('%s in a .tar.gz', (path) => {
    const file = writeTar([
      { path: 'x/package.json', text: '{}' },
      { path, text: 'evil' },
    ]);
    expect(() => unpackArchive(file, target)).toThrow(/is refused: .*evil|is refused: .*\.git/i);
    expect(readdirSync(target)).toEqual([]);
    expect(readdirSync(top).sort()).toEqual(['a', 'release.tar.gz']);
    expect(existsSync('/tmp/halflight-evil')).toBe(false);
  });

  test.each(OUT)('%s in a .zip', (path) => {
    const file = writeZip({ 'x/package.json': '{}', [path]: 'evil' });
    expect(() => unpackArchive(file, target)).toThrow(/is refused/);
    expect(readdirSync(target)).toEqual([]);
    expect(readdirSync(top).sort()).toEqual(['a', 'release.zip']);
  });

  test.each(['SymbolicLink', 'Link', 'CharacterDevice'] as const)('a %s in a .tar.gz', (type) => {
    const file = writeTar([
      { path: 'x/src', type, ...(type !== 'CharacterDevice' && { linkpath: '/tmp' }) },
      { path: 'x/src/evil', text: 'evil' },
    ]);
    expect(() => unpackArchive(file, target)).toThrow('is a link or the like');
    expect(readdirSync(target)).toEqual([]);
  });
});

test('what already lies there as a link is not followed by what is unpacked elsewhere', () => {
  symlinkSync('/tmp', join(top, 'a/link'));
  expect(() => unpackArchive(writeTar([{ path: '../link/evil', text: 'evil' }]), target)).toThrow('is refused');
});

describe('what is no archive is told in a sentence:', () => {
  test.each<[string, () => string, RegExp]>([
    ['another ending', () => join(top, 'release.rar'), /must end in \.tar\.gz or \.zip/],
    ['no gzip', () => write('release.tar.gz', 'words'), /cannot be unpacked|nothing in it/],
    [
      'half of one',
      () => write('release.tar.gz', gzipSync(Buffer.alloc(100_000, 'a')).subarray(0, 60)),
      /cannot be unpacked/,
    ],
    ['no zip', () => write('release.zip', 'words'), /cannot be unpacked/],
    ['nothing in it', () => writeTar([]), /nothing in it/],
  ])('%s', (_, make, message) => {
    expect(() => unpackArchive(make(), target)).toThrow(message);
    expect(readdirSync(target)).toEqual([]);
  });
});

const write = (name: string, content: string | Buffer): string => {
  writeFileSync(join(top, name), content);
  return join(top, name);
};

test('one that says it is larger than any release is not unpacked', () => {
  const zeros = zipSync({ 'x/zeros': new Uint8Array(1000) });
  // Changes the size in the central directory of the zip.
  const view = new DataView(zeros.buffer, zeros.byteOffset, zeros.byteLength);
  for (let at = 0; at < zeros.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, RELEASE_BYTES + 1, true);
  expect(() => unpackArchive(write('release.zip', Buffer.from(zeros)), target)).toThrow('is larger than 200 MB');
});

test('a zip that says a smaller size than a file has is refused, and nothing is written', () => {
  const zipped = Buffer.from(zipSync({ 'x/a.txt': Buffer.from('words '.repeat(200)), 'x/b.txt': Buffer.from('b') }));
  zipped.writeUInt32LE(10, zipped.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  expect(() => unpackArchive(write('release.zip', zipped), target)).toThrow('"x/a.txt" is damaged, or of another size');
  expect(readdirSync(target)).toEqual([]);
});
