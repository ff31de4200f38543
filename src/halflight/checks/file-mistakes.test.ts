import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describeProblems } from './describe-problems';
import { page, post, svg, contentFolderOfEachTest } from '../testing/mistakes';
import { checkContent } from './check-content';

const { at, write, reported } = contentFolderOfEachTest();

describe('pictures', () => {
  test('that are too large', async () => {
    const draw = (width: number) =>
      sharp({ create: { width, height: 4, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
    write({
      'posts/a/index.md': post([], '![A](./huge.png)\n![B](./large.png)\n![C](./heavy.png)\n![D](./good.png)'),
      'posts/a/huge.png': await draw(12_001),
      'posts/a/large.png': await draw(6001),
      'posts/a/heavy.png': await draw(100),
      'posts/a/good.png': await draw(6000),
    });
    truncateSync(at('posts/a/heavy.png'), 21 * 1024 * 1024);
    expect(reported()).toEqual([
      'posts/a/index.md:5:6 error oversized-image: ./huge.png is 12001 × 4 pixels; at most 12000 on a side are allowed',
      'posts/a/index.md:6:6 warning large-image: ./large.png is 6001 × 4 pixels; 6000 on a side is plenty',
      'posts/a/index.md:7:6 error oversized-image: ./heavy.png is 21 MB; at most 20 MB is allowed',
    ]);
  });

  test('that broke off', () => {
    write({ 'posts/a/index.md': post(['cover: ./cover.jpg']) });
    copyFileSync('e2e/content/portrait.jpg', at('posts/a/cover.jpg'));
    expect(reported()).toEqual([]);
    truncateSync(at('posts/a/cover.jpg'), 2000);
    expect(reported()).toEqual([
      'posts/a/index.md:4:8 error unreadable-image: ./cover.jpg is cut off before its end; copy the file again',
    ]);
  });
});

describe('symbolic links', () => {
  const outside = mkdtempSync(join(tmpdir(), 'halflight-'));
  afterAll(() => rmSync(outside, { recursive: true }));

  test('out of the folder, or to nothing, are refused', () => {
    writeFileSync(join(outside, 'b.md'), post());
    mkdirSync(at('posts'));
    symlinkSync(join(outside, 'b.md'), at('posts/b.md'));
    symlinkSync(outside, at('posts/outside'));
    symlinkSync(at('nothing.md'), at('posts/c.md'));
    expect(reported()).toEqual(
      ['b.md', 'c.md', 'outside'].map(
        (name) =>
          `posts/${name}:1:1 error bad-link: is a symbolic link that leads out of the content folder, or nowhere; put the file itself here`,
      ),
    );
  });

  test('within it are followed, and not for ever', () => {
    write({ 'posts/a.md': post() });
    symlinkSync(at('posts/a.md'), at('posts/b.md'));
    symlinkSync(at('posts'), at('posts/again'));
    expect(reported()).toEqual([]);
    expect(checkContent(at()).content.entries.map(({ filePath }) => filePath)).toEqual([
      'posts/a.md',
      'posts/b.md',
      'site.md',
    ]);
  });
});

test('Markdown in files that are not read because of their ending is reported, but no file that a text may link to', () => {
  write({
    'posts/hello.markdown': post([], '[a](/nowhere/)'),
    'posts/shout/index.MD': post(),
    'posts/README.MD': post(),
    'posts/download.markdown': 'Words',
    'attic/notes.mdx': post(),
    'collections/recipe.mdx': page(['label: Recipes']),
    'person.Md': page(['name: Ada']),
  });
  const told = (file: string, ending: string, name: string) =>
    `${file}:1:1 error bad-name: is not read, because its name ends in "${ending}": rename it to ${name}`;
  expect(reported()).toEqual([
    told('collections/recipe.mdx', '.mdx', 'recipe.md'),
    told('person.Md', '.Md', 'person.md'),
    told('posts/hello.markdown', '.markdown', 'hello.md'),
    told('posts/shout/index.MD', '.MD', 'index.md'),
  ]);
});

test('files that browsers would run as part of the site are refused where a text links to or plays them', () => {
  const refused =
    'would run as part of this site: if you trust it as much, put it in static/ and link to its URL; otherwise put it in a .zip, or show its text in a code block';
  write({
    'posts/a.md': post(
      [],
      '[a](demo.htm) [b](Demo%2EHTML#c) [d](data.csv)\n\n<a href="Makefile">e</a>\n\n<video src="demo.htm"></video>',
    ),
    'posts/demo.htm': '<script>alert(1)</script>',
    'posts/Demo.HTML': '<script>alert(1)</script>',
    'posts/data.csv': 'a,b',
    'posts/Makefile': 'all:',
  });
  expect(reported()).toEqual([
    `posts/a.md:5:5 error active-file: demo.htm ${refused}`,
    `posts/a.md:5:19 error active-file: Demo.HTML ${refused}`,
    expect.stringMatching(/^posts\/a\.md:9:13 error unreadable-image: demo\.htm /),
  ]);
});

test('folders in place of files that may be left out are none of them', () => {
  write({ 'custom.css/a.txt': '', 'urls.txt/a.txt': '', 'publications.bib/a.txt': '', 'person.md/a.txt': '' });
  expect(reported()).toEqual([]);
});

test('the report shows each with its line, in the order of reading, and counts them', () => {
  write({ 'posts/a.md': post(['tgas: [x]'], '![](icon.svg)'), 'posts/icon.svg': svg() });
  const report = describeProblems(checkContent(at()).problems, { folder: at() }).replaceAll(/\S*\/posts/g, 'posts');
  expect(report.split('\n').slice(0, -1)).toEqual([
    expect.stringMatching(/^posts\/a\.md:4:1 error "tgas" is not a field of Posts; allowed: title, date, /) as string,
    '  4 | tgas: [x]',
    '    | ^',
    '  Did you mean "tags"?',
    '',
    expect.stringMatching(/^posts\/a\.md:6:5 warning the picture icon\.svg does not say what it shows/) as string,
    '  6 | ![](icon.svg)',
    '    |     ^',
    '',
  ]);
});

test('hundreds of entries are read once, and checked again in no time', () => {
  const count = 250;
  const body = `${'Words that somebody reads. '.repeat(40)}\n\n`.repeat(5);
  for (let index = 0; index < count; index += 1) {
    const links = `[next](p${(index + 1) % count}.md#part) and [all](/posts/)\n\n## Part\n`;
    write({ [`posts/p${index}.md`]: post([`tags: [t${index % 20}]`], body + links) });
  }
  // CPU time, so that a busy machine does not count.
  const begun = process.cpuUsage();
  expect(reported()).toEqual([]);
  const first = process.cpuUsage(begun).user;
  const again = process.cpuUsage();
  expect(reported()).toEqual([]);
  // Files that were read are cached.
  expect(process.cpuUsage(again).user).toBeLessThan(first / 3);
}, 300_000);
