import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import {
  beginBuild,
  digestOfCode,
  endBuild,
  isUnbuilt,
  isWarm,
  keepCache,
  keepCompiled,
  lastBuild,
  markBegun,
  takeBack,
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

describe('a build', () => {
  const leaveSomething = () => write({ '.cache/old': '', 'public/old.html': '' });
  const left = () => ['.cache/old', 'public/old.html'].map((path) => existsSync(join(root, path)));

  test.each<[string, () => void, boolean]>([
    ['the first', () => undefined, true],
    [
      'after one that finished, with the same code',
      () => {
        beginBuild(root, 'a');
        endBuild(root, 'a');
      },
      false,
    ],
    [
      'after one that finished, with other code',
      () => {
        beginBuild(root, 'b');
        endBuild(root, 'b');
      },
      true,
    ],
    ['after one that did not finish', () => beginBuild(root, 'a'), true],
    [
      'after a preview',
      () => {
        beginBuild(root, 'a');
        endBuild(root, 'a');
        beginBuild(root, 'preview a');
      },
      true,
    ],
    [
      'after one that failed after one that finished',
      () => {
        beginBuild(root, 'a');
        endBuild(root, 'a');
        beginBuild(root, 'a');
      },
      true,
    ],
    ['after somebody wrote into its marker', () => write({ '.cache/halflight-build.json': '{' }), true],
  ])('%s: starts from scratch: %s', (_, before, clean) => {
    before();
    leaveSomething();
    expect(isUnbuilt(root)).toBe(false);
    expect(isWarm(root, 'a')).toBe(!clean);
    expect(beginBuild(root, 'a')).toBe(clean);
    expect(left()).toEqual([!clean, !clean]);
  });

  test.each<[string, string, boolean]>([
    ['another content folder', 'a docs', true],
    ['other code', 'b content', false],
    ['a preview', 'preview a content', true],
  ])('of %s keeps what was compiled: %s', (_, digest, keeps) => {
    beginBuild(root, 'a content');
    endBuild(root, 'a content');
    write({ '.cache/webpack/0.pack': '' });
    leaveSomething();
    beginBuild(root, digest);
    expect(existsSync(join(root, '.cache/webpack/0.pack'))).toBe(keeps);
    expect(left()).toEqual([false, false]);
  });

  test('after one that did not finish, keeps nothing that was compiled', () => {
    beginBuild(root, 'a content');
    write({ '.cache/webpack/0.pack': '' });
    beginBuild(root, 'a docs');
    expect(existsSync(join(root, '.cache/webpack/0.pack'))).toBe(false);
  });

  test.each<[string, string, boolean]>([
    ['the next preview', 'preview a content', true],
    ['a build', 'a content', true],
    ['the preview of another folder', 'preview a docs', true],
    ['a preview of other code', 'preview b content', false],
  ])('after a preview that was ready, %s keeps what was compiled, and nothing else: %s', (_, digest, keeps) => {
    beginBuild(root, 'preview a content');
    keepCompiled(root, 'preview a content');
    write({ '.cache/webpack/0.pack': '' });
    leaveSomething();
    expect(beginBuild(root, digest)).toBe(true);
    expect(existsSync(join(root, '.cache/webpack/0.pack'))).toBe(keeps);
    expect(left()).toEqual([false, false]);
  });

  test('after one whose content had errors that only the output showed, keeps everything, but was not built for any instant', () => {
    const digest = digestOfCode(root, join(root, 'content'));
    beginBuild(root, digest);
    keepCache(root, digest);
    leaveSomething();
    expect(lastBuild(root, join(root, 'content'))).toBeUndefined();
    expect(beginBuild(root, digest)).toBe(false);
    expect(left()).toEqual([true, true]);
  });

  test('that was begun without looking at the last one is no less unfinished', () => {
    expect([isUnbuilt(root), isWarm(root, 'a')]).toEqual([true, false]);
    markBegun(root, 'a');
    expect([isUnbuilt(root), isWarm(root, 'a')]).toEqual([false, false]);
    endBuild(root, 'a');
    expect(isWarm(root, 'a')).toBe(true);
    markBegun(root, 'a');
    expect(isWarm(root, 'a')).toBe(false);
  });

  test('that was stopped while Gatsby started, since the content had errors, leaves no trace of a build', () => {
    write({ '.cache/compiled/gatsby-config.js': '', '.cache/webpack/halflight-compiled/a': '' });
    expect(isUnbuilt(root)).toBe(true);
    write({ '.cache/redux/a': '' });
    expect(isUnbuilt(root)).toBe(false);
  });

  test('where nothing is left of the last one, starts all the same', () => {
    expect(beginBuild(root, 'a')).toBe(true);
    endBuild(root, 'a');
    rmSync(join(root, '.cache'), { recursive: true });
    leaveSomething();
    rmSync(join(root, '.cache'), { recursive: true });
    expect(beginBuild(root, 'a')).toBe(true);
    expect(existsSync(join(root, 'public'))).toBe(false);
  });

  test('that finished is known by the instant that it was built for', () => {
    const content = join(root, 'content');
    const [digest, instant] = [digestOfCode(root, content), new Date('2026-03-14T12:00:00Z')];
    expect(lastBuild(root, content)).toBeUndefined();
    beginBuild(root, digest);
    expect(lastBuild(root, content)).toBeUndefined();
    endBuild(root, digest, instant);
    expect(lastBuild(root, content)).toEqual(instant);
    write({ 'src/halflight/limits.ts': 'two' });
    expect(lastBuild(root, content)).toEqual(instant);
  });

  test('of another content folder, or of a preview, says nothing of the site for visitors', () => {
    const content = join(root, 'my content');
    beginBuild(root, digestOfCode(root, join(root, 'docs')));
    endBuild(root, digestOfCode(root, join(root, 'docs')));
    expect(lastBuild(root, content)).toBeUndefined();
    const before = process.env.HALFLIGHT_PREVIEW;
    process.env.HALFLIGHT_PREVIEW = '1';
    try {
      endBuild(root, digestOfCode(root, content));
      expect(lastBuild(root, content)).toBeDefined();
    } finally {
      process.env.HALFLIGHT_PREVIEW = before;
    }
    expect(lastBuild(root, content)).toBeUndefined();
    endBuild(root, digestOfCode(root, content));
    expect(lastBuild(root, content)).toBeDefined();
  });

  test('leaves everything else alone', () => {
    write({ 'content/site.md': '', 'static/a.txt': '' });
    beginBuild(root, 'a');
    expect(
      ['content/site.md', 'static/a.txt', 'src/halflight/limits.ts'].filter((path) => !existsSync(join(root, path))),
    ).toEqual([]);
  });
});

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

  test('is what the next one continues, with all that was compiled', () => {
    preview();
    takeBack(root, 'a content');
    expect(isWarm(root, 'a content')).toBe(true);
    expect([read('.cache/data'), read('public/index.html')]).toEqual(['build', 'build']);
    expect([read('.cache/webpack/build.pack'), read('.cache/webpack/preview.pack')]).toEqual(['', '']);
    expect(waiting()).toEqual([]);
  });

  test('is that also after several previews, one of which was stopped before it was ready', () => {
    preview();
    beginBuild(root, 'preview a content');
    preview();
    beginBuild(root, 'preview a docs');
    write({ '.cache/webpack/half.pack': '' });
    takeBack(root, 'a content');
    expect([read('.cache/data'), read('public/index.html')]).toEqual(['build', 'build']);
    expect(read('.cache/webpack/half.pack')).toBeUndefined();
  });

  test.each<[string, string, () => void]>([
    ['of other code', 'b content', () => undefined],
    ['of another content folder', 'a docs', () => undefined],
    ['whose site is gone', 'a content', () => rmSync(join(kept(), waiting()[0] ?? '', 'public'), { recursive: true })],
    ['before another that finished', 'a content', () => endBuild(root, 'a docs')],
  ])('%s is not continued, and does not stay', (_, digest, happens) => {
    preview();
    happens();
    takeBack(root, digest);
    expect([read('.cache/data'), read('public/index.html')]).toEqual(['preview', 'preview']);
    expect([isWarm(root, digest), waiting()]).toEqual([false, []]);
  });

  test('that did not finish is not set aside', () => {
    markBegun(root, 'a content');
    preview();
    expect(waiting()).toEqual([]);
  });

  test('stays where it is if there was no preview', () => {
    takeBack(root, 'a content');
    expect(isWarm(root, 'a content')).toBe(true);
    expect(read('public/index.html')).toBe('build');
  });
});

describe('the digest', () => {
  const digest = (content = 'content') => digestOfCode(root, join(root, content));

  test.each([
    ['src/halflight/sourcing/read.ts', true],
    ['src/halflight/sourcing/new.ts', true],
    ['src/halflight/collections/post/schema.ts', true],
    ['src/halflight/limits.ts', true],
    ['src/halflight/features/theme/client.ts', true],
    ['package-lock.json', true],
    ['gatsby-config.ts', true],
    ['gatsby-node.ts', true],
    ['src/halflight/ui/components/card.tsx', false],
    ['src/halflight/sections/hero/hero.tsx', false],
    ['src/halflight/collections/post/page.tsx', false],
    ['src/halflight/ui/styles/base.css', true],
    ['src/halflight/ui/components/card.css', true],
    ['src/halflight/sourcing/read.test.ts', false],
    ['src/halflight/gatsby-types.d.ts', false],
    ['content/posts/a.md', false],
    ['README.md', false],
  ])('a change of %s changes it: %s', (path, changes) => {
    const before = digest();
    write({ [path]: 'two' });
    expect(digest() !== before).toBe(changes);
  });

  test('for whom the site is built changes it', () => {
    const before = process.env.HALFLIGHT_PREVIEW;
    const digests = ['0', '1'].map((preview) => {
      process.env.HALFLIGHT_PREVIEW = preview;
      return digest();
    });
    process.env.HALFLIGHT_PREVIEW = before;
    expect(digests[0]).not.toBe(digests[1]);
  });

  test('a file that moved, or went away, changes it', () => {
    const before = digest();
    rmSync(join(root, 'src/halflight/sourcing/read.ts'));
    const without = digest();
    write({ 'src/halflight/sourcing/other.ts': 'one' });
    expect(new Set([before, without, digest()]).size).toBe(3);
  });

  test('another content folder is another build', () => {
    expect(digest('docs')).not.toBe(digest());
  });

  test('a preview is another build', () => {
    const before = digest();
    process.env.HALFLIGHT_PREVIEW = '1';
    try {
      expect(digest()).not.toBe(before);
    } finally {
      delete process.env.HALFLIGHT_PREVIEW;
    }
  });

  test('another prefix is another build, another title is not', () => {
    const site = (title: string, url: string) =>
      write({ 'content/site.md': `---\ntitle: ${title}\nurl: ${url}\n---\n` });
    site('A', 'https://example.org/');
    const before = digest();
    site('Another', 'https://example.org/');
    expect(digest()).toBe(before);
    site('Another', 'https://example.org/site/');
    expect(digest()).not.toBe(before);
  });

  test('a project that was moved or copied is another build, with nothing that was compiled', () => {
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

  test('the same is the same', () => {
    expect(digest()).toBe(digest());
  });
});
