import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../testing/temporary-folder';
import { isLeftBehind, shaOf, thisDisk, type Disk } from './disk';
import { locateFile, removeLeftBehind } from './list-files';
import { saveFiles, type Change } from './save-files';

const one = '---\ntitle: One\n---\n\nWords.\n';
const picture = Buffer.from([255, 216, 0, 1]);

/** A content folder with these files, as a page of the editor knows it: `save` saves for that page, `put` writes as another program. */
function makeContent(files: Readonly<Record<string, string | Buffer>>, disk: Disk = thisDisk) {
  const content = makeFolder();
  const locate = (path: string) => locateFile({ content }, path);
  const put = (path: string, text: string | Buffer) => {
    mkdirSync(join(locate(path), '..'), { recursive: true });
    writeFileSync(locate(path), text);
  };
  for (const [path, text] of Object.entries(files)) put(path, text);
  const known = new Map(Object.entries(files).map(([path, text]) => [path, shaOf(Buffer.from(text))]));
  const save = (changes: readonly Change[], on = disk) =>
    saveFiles(changes, { known, whoChanged: () => 'another program', locate }, on);
  const all = () =>
    Object.fromEntries(
      readdirSync(content, { recursive: true, withFileTypes: true })
        .filter((item) => item.isFile())
        .map((item) => join(item.parentPath, item.name))
        .map((file) => [file.replace(content, 'content'), readFileSync(file)] as const),
    );
  const texts = () =>
    Object.fromEntries(Object.entries(all()).map(([path, bytes]) => [path, bytes.toString('latin1')]));
  return { content, put, save, all, texts, locate };
}

const update = (path: string, base: string, mine: string): Change => ({ path, base, content: Buffer.from(mine) });

test('changes to a version that the page has not read are merged, too: a draft kept from before', async () => {
  const now = one.replace('Words.', 'Other words.');
  const { save, texts } = makeContent({ 'content/posts/one.md': now });
  await save([rename]);
  expect(texts()).toEqual({ 'content/posts/one.md': now.replace('One', 'Two') });
});

const upload = (path: string, content: Buffer): Change => ({ path, content });
const rename = update('content/posts/one.md', one, one.replace('One', 'Two'));

test.each<[string, string | Buffer | undefined, Change[], string]>([
  [
    'what is deleted has changed',
    one.replace('One', 'Three'),
    [{ path: 'content/posts/one.md' }],
    'content/posts/one.md has been changed by another program since this page read it.',
  ],
  [
    'a file has appeared where a new entry goes, with a picture',
    one,
    [upload('content/posts/new/a.jpg', picture), update('content/posts/other.md', '', one.replace('One', 'New'))],
    'There is a file content/posts/other.md already, which this page did not know of.',
  ],
  [
    'a picture has the name of another one',
    one,
    [upload('content/posts/a.jpg', picture), rename],
    'There is a file content/posts/a.jpg already, which this page did not know of.',
  ],
])('nothing is written, and every reason is given, where %s', async (_, there, changes, message) => {
  const { save, put, texts, locate } = makeContent({ 'content/posts/one.md': one });
  put('content/posts/a.jpg', 'another picture');
  put('content/posts/other.md', '---\ntitle: Other\n---\n');
  if (there === undefined) await thisDisk.remove(locate('content/posts/one.md'));
  else put('content/posts/one.md', there);
  const before = texts();
  await expect(save(changes)).rejects.toThrow(`${message} `);
  await expect(save(changes)).rejects.toThrow('Nothing has been saved. What you typed is still here');
  expect(texts()).toEqual(before);
});

test('uploading an identical picture is not a conflict, and neither is deleting a deleted file', async () => {
  const { save, put, texts } = makeContent({});
  put('content/posts/a.jpg', picture);
  await save([upload('content/posts/a.jpg', picture), { path: 'content/posts/gone.md' }]);
  expect(Object.keys(texts())).toEqual(['content/posts/a.jpg']);
});

test('a file that changes during a save is read again; one that keeps changing is left alone', async () => {
  const files = makeContent({ 'content/posts/one.md': one });
  let times = 1;
  const busy: Disk = {
    ...thisDisk,
    write: async (path, content, like) => {
      await thisDisk.write(path, content, like);
      if (times-- > 0) files.put('content/posts/one.md', one.replace('Words.', `${times}`));
    },
  };
  await files.save([rename], busy);
  expect(files.texts()).toEqual({ 'content/posts/one.md': one.replace('One', 'Two').replace('Words.', '0') });
  times = 9;
  await expect(files.save([update('content/posts/one.md', one, one.replace('One', 'Three'))], busy)).rejects.toThrow();
  expect(Object.keys(files.texts())).toEqual(['content/posts/one.md']);
});

test('a file that appears at the last moment is not replaced', async () => {
  const files = makeContent({});
  const late: Disk = {
    ...thisDisk,
    place: (from, to) => {
      files.put('content/posts/new.md', 'Theirs.');
      return thisDisk.place(from, to);
    },
  };
  await expect(files.save([update('content/posts/new.md', '', one)], late)).rejects.toThrow('has just been created');
  expect(files.texts()).toEqual({ 'content/posts/new.md': 'Theirs.' });
});

test('the mode of a file is kept', async () => {
  const { save, locate } = makeContent({ 'content/posts/one.md': one });
  await thisDisk.remove(locate('content/posts/one.md'));
  writeFileSync(locate('content/posts/one.md'), one, { mode: 0o600 });
  await save([rename]);
  expect(statSync(locate('content/posts/one.md')).mode & 0o777).toBe(0o600);
});

test.each([
  'content/../x.md',
  'content/.git/x',
  'other/x.md',
  'content',
  'content//x.md',
  '/content/x.md',
  'content/a\\b.md',
  'content/link/x.md',
])('refuses %s', async (path) => {
  const { save, content, texts } = makeContent({});
  const outside = makeFolder();
  symlinkSync(outside, join(content, 'link'));
  await expect(save([upload(path, picture)])).rejects.toThrow(/may not access|leads out/);
  expect([texts(), readdirSync(outside)]).toEqual([{}, []]);
});

/** Simulates a process that crashes before its effect number `end`: a file being written is left half-written, and later effects do not happen. */
function crashing(end: number): Disk & { effects: () => number } {
  let count = 0;
  const before =
    <Rest extends unknown[]>(effect: (...rest: Rest) => Promise<void>, half?: (...rest: Rest) => Promise<void>) =>
    async (...rest: Rest) => {
      count += 1;
      if (count === end) await half?.(...rest);
      if (count >= end) throw new Error('crashed');
      await effect(...rest);
    };
  return {
    read: thisDisk.read,
    makeFolder: before(thisDisk.makeFolder),
    write: before(thisDisk.write, (path, content, like) =>
      thisDisk.write(path, content.subarray(0, content.length / 2), like),
    ),
    replace: before(thisDisk.replace),
    place: before(thisDisk.place),
    remove: before(thisDisk.remove),
    removeFolder: before(thisDisk.removeFolder),
    effects: () => count,
  };
}

test('a crash between any two effects of a save loses nothing, and leaves no partial file where it is read', async () => {
  const there = { 'content/posts/one.md': one, 'content/posts/old/index.md': one, 'content/posts/two.md': one };
  const theirs = one.replace('Words.', 'Words of another program.');
  const changes: Change[] = [
    rename,
    { ...update('content/posts/new/index.md', one, one.replace('One', 'Moved')), from: 'content/posts/old/index.md' },
    upload('content/posts/new/a.jpg', picture),
    { path: 'content/posts/two.md' },
  ];
  const after: Record<string, string> = {
    'content/posts/one.md': theirs.replace('One', 'Two'),
    'content/posts/new/index.md': one.replace('One', 'Moved'),
    'content/posts/new/a.jpg': picture.toString('latin1'),
  };
  const whole = makeContent(there);
  whole.put('content/posts/one.md', theirs);
  const counting = crashing(Infinity);
  await whole.save(changes, counting);
  expect(whole.texts()).toEqual(after);
  expect(existsSync(whole.locate('content/posts/old'))).toBe(false);
  expect(counting.effects()).toBeGreaterThan(8);
  for (let end = 1; end <= counting.effects(); end += 1) {
    const files = makeContent(there);
    files.put('content/posts/one.md', theirs);
    await expect(files.save(changes, crashing(end))).rejects.toThrow('crashed');
    const left = files.texts();
    const read = Object.entries(left).filter(([path]) => !isLeftBehind(path));
    for (const [path, text] of read) expect([theirs, one, after[path]]).toContain(text);
    expect([theirs, after['content/posts/one.md']]).toContain(left['content/posts/one.md']);
    expect(left['content/posts/old/index.md'] ?? left['content/posts/new/index.md']).toBeDefined();
    // A text never exists before its picture.
    if (left['content/posts/new/index.md'] !== undefined) expect(left).toHaveProperty(['content/posts/new/a.jpg']);
    removeLeftBehind({ content: files.content });
    expect(Object.keys(files.texts()).filter(isLeftBehind)).toEqual([]);
  }
});
