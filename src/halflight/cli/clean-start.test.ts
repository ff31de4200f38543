import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import {
  beginBuild,
  digestOfCode,
  endBuild,
  isWarm,
  keepCache,
  keepCompiled,
  lastBuild,
  restoreBuild,
} from './clean-start';

let root: string;

beforeEach(() => {
  root = makeFolder();
  write({
    'package-lock.json': '{}',
    'gatsby-config.ts': '',
    'src/halflight/sourcing/read.ts': 'one',
    'src/halflight/ui/components/card.tsx': 'one',
    'src/halflight/limits.ts': 'one',
  });
});

const write = (files: Record<string, string>): void => writeFiles(root, files);

/** A build, or a preview, that finishes normally. */
const finish = (digest: string): void => {
  beginBuild(root, digest);
  endBuild(root, digest);
};

describe('a build', () => {
  const leaveSomething = () => write({ '.cache/old': '', 'public/old.html': '', '.cache/webpack/0.pack': '' });
  const has = (path: string) => existsSync(join(root, path));
  const left = () => ['.cache/old', 'public/old.html'].map(has);

  test.each<[string, () => void, boolean]>([
    ['the first', () => undefined, true],
    ['after one that finished, with the same code', () => finish('a'), false],
    ['after one that finished, with other code', () => finish('b'), true],
    ['after one that failed after one that finished', () => [finish('a'), beginBuild(root, 'a')], true],
    ['after a preview', () => [finish('a'), beginBuild(root, 'preview a')], true],
    ['after somebody wrote into its marker', () => write({ '.cache/halflight-build.json': '{' }), true],
  ])('%s: starts from scratch: %s', (_, before, clean) => {
    write({ 'content/site.md': '' });
    before();
    leaveSomething();
    expect(isWarm(root, 'a')).toBe(!clean);
    expect(beginBuild(root, 'a')).toBe(clean);
    expect(left()).toEqual([!clean, !clean]);
    expect(has('content/site.md')).toBe(true);
  });

  test.each<[string, string, () => void, boolean]>([
    ['of another content folder', 'a docs', () => finish('a content'), true],
    ['of other code', 'b content', () => finish('a content'), false],
    ['after one that did not finish', 'a docs', () => beginBuild(root, 'a content'), false],
    ['after a preview that was ready', 'a content', () => keepCompiled(root, 'preview a content'), true],
    ['after a preview of other code', 'b content', () => keepCompiled(root, 'preview a content'), false],
  ])('%s keeps what was compiled, and nothing else: %s', (_, digest, before, keeps) => {
    beginBuild(root, 'preview a content');
    before();
    leaveSomething();
    expect(beginBuild(root, digest)).toBe(true);
    expect([has('.cache/webpack/0.pack'), ...left()]).toEqual([keeps, false, false]);
  });

  test('after one with content errors in its output, keeps everything, but has no build time', () => {
    const digest = digestOfCode(root, join(root, 'content'));
    beginBuild(root, digest);
    keepCache(root, digest);
    leaveSomething();
    expect(lastBuild(root, join(root, 'content'))).toBeUndefined();
    expect(beginBuild(root, digest)).toBe(false);
    expect(left()).toEqual([true, true]);
  });

  test('that finished has a build time, unlike that of another folder or a preview', () => {
    const content = join(root, 'content');
    const [digest, instant] = [digestOfCode(root, content), new Date('2026-03-14T12:00:00Z')];
    beginBuild(root, digest);
    expect(lastBuild(root, content)).toBeUndefined();
    endBuild(root, digest, instant);
    write({ 'src/halflight/limits.ts': 'two' });
    expect(lastBuild(root, content)).toEqual(instant);
    expect(lastBuild(root, join(root, 'docs'))).toBeUndefined();
    endBuild(
      root,
      inPreview(() => digestOfCode(root, content)),
    );
    expect(lastBuild(root, content)).toBeUndefined();
  });
});

/** Calls a function in the environment of a preview build. */
function inPreview<T>(read: () => T): T {
  process.env.HALFLIGHT_PREVIEW = '1';
  try {
    return read();
  } finally {
    delete process.env.HALFLIGHT_PREVIEW;
  }
}

describe('a build before a preview', () => {
  const kept = () => join(root, 'node_modules/.cache/halflight');
  const waiting = () => (existsSync(kept()) ? readdirSync(kept()) : []);
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);

  beforeEach(() => {
    beginBuild(root, 'a content');
    write({ '.cache/data': 'build', '.cache/webpack/build.pack': '', 'public/index.html': 'build' });
    endBuild(root, 'a content');
  });

  const preview = (digest = 'preview a content') => {
    beginBuild(root, digest);
    expect([read('.cache/data'), read('public/index.html')]).toEqual([undefined, undefined]);
    write({ '.cache/data': 'preview', '.cache/webpack/preview.pack': '', 'public/index.html': 'preview' });
    keepCompiled(root, digest);
  };

  test('is continued by the next one, with all compiled code', () => {
    preview();
    restoreBuild(root, 'a content');
    expect(isWarm(root, 'a content')).toBe(true);
    expect([read('.cache/data'), read('public/index.html')]).toEqual(['build', 'build']);
    expect([read('.cache/webpack/build.pack'), read('.cache/webpack/preview.pack')]).toEqual(['', '']);
    expect(waiting()).toEqual([]);
  });

  test.each<[string, string, () => void]>([
    ['of other code', 'b content', () => undefined],
    ['whose site is gone', 'a content', () => rmSync(join(kept(), waiting()[0] ?? '', 'public'), { recursive: true })],
    ['before another that finished', 'a content', () => endBuild(root, 'a docs')],
  ])('%s is not continued, and does not stay', (_, digest, happens) => {
    preview();
    happens();
    restoreBuild(root, digest);
    expect([read('.cache/data'), read('public/index.html')]).toEqual(['preview', 'preview']);
    expect([isWarm(root, digest), waiting()]).toEqual([false, []]);
  });
});

describe('the digest', () => {
  const digest = (content = 'content') => digestOfCode(root, join(root, content));

  test('changes only with the code that Gatsby does not watch', () => {
    const changes = (path: string) => {
      const before = digest();
      write({ [path]: 'two' });
      return digest() !== before;
    };
    const [engine, ui] = ['src/halflight/sourcing', 'src/halflight/ui'];
    const code = [
      `${engine}/read.ts`,
      `${engine}/new.ts`,
      `${ui}/styles/base.css`,
      'package-lock.json',
      'gatsby-node.ts',
    ];
    expect(code.filter((path) => !changes(path))).toEqual([]);
    const others = [
      `${ui}/components/card.tsx`,
      `${engine}/read.test.ts`,
      'src/halflight/gatsby-types.d.ts',
      'content/a.md',
    ];
    expect(others.filter(changes)).toEqual([]);
  });

  test('a moved or deleted file changes it', () => {
    const before = digest();
    rmSync(join(root, 'src/halflight/sourcing/read.ts'));
    const without = digest();
    write({ 'src/halflight/sourcing/other.ts': 'one' });
    expect(new Set([before, without, digest()]).size).toBe(3);
  });

  test('another content folder, a preview and another prefix are different builds; another title is not', () => {
    const site = (title: string, url: string) =>
      write({ 'content/site.md': `---\ntitle: ${title}\nurl: ${url}\n---\n` });
    site('A', 'https://example.org/');
    const before = digest();
    expect(digest('docs')).not.toBe(before);
    expect(inPreview(digest)).not.toBe(before);
    site('Another', 'https://example.org/');
    expect(digest()).toBe(before);
    site('Another', 'https://example.org/site/');
    expect(digest()).not.toBe(before);
  });

  test('a moved or copied project is a different build, without compiled code', () => {
    const copy = join(makeFolder(), 'copy');
    cpSync(root, copy, { recursive: true });
    beginBuild(copy, digest());
    endBuild(copy, digest());
    write({ '.cache/webpack/0.pack': '' });
    const own = digestOfCode(copy, join(copy, 'content'));
    expect(isWarm(copy, own)).toBe(false);
    expect(beginBuild(copy, own)).toBe(true);
    expect(existsSync(join(copy, '.cache/webpack/0.pack'))).toBe(false);
  });
});
