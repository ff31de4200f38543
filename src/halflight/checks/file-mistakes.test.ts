import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { page, post, contentFolderOfEachTest } from '../testing/mistakes';
import { makeFolder } from '../testing/temporary-folder';
import { checkContent } from './check-content';

const { at, write, reported } = contentFolderOfEachTest();

test('oversized pictures are rejected or reported', async () => {
  const teal = { height: 4, channels: 3, background: 'teal' } as const;
  const draw = (width: number) =>
    sharp({ create: { ...teal, width } })
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
    'posts/a/index.md:6:6 warning large-image: ./large.png is 6001 × 4 pixels; 6000 on a side is enough',
    'posts/a/index.md:7:6 error oversized-image: ./heavy.png is 21 MB; at most 20 MB is allowed',
  ]);
});

describe('symbolic links', () => {
  test('that lead out of the folder, or to nothing, are rejected', () => {
    const outside = makeFolder();
    writeFileSync(join(outside, 'b.md'), post());
    mkdirSync(at('posts'));
    symlinkSync(join(outside, 'b.md'), at('posts/b.md'));
    symlinkSync(outside, at('posts/outside'));
    symlinkSync(at('nothing.md'), at('posts/c.md'));
    const why = 'is a symbolic link that leads out of the content folder, or nowhere; put the file itself here';
    const names = ['b.md', 'c.md', 'outside'];
    expect(reported()).toEqual(names.map((name) => `posts/${name}:1:1 error bad-link: ${why}`));
  });

  test('within the folder are followed, but not endlessly', () => {
    write({ 'posts/a.md': post() });
    symlinkSync(at('posts/a.md'), at('posts/b.md'));
    symlinkSync(at('posts'), at('posts/again'));
    expect(reported()).toEqual([]);
    const read = checkContent(at()).content.entries.map(({ filePath }) => filePath);
    expect(read).toEqual(['posts/a.md', 'posts/b.md', 'site.md']);
  });
});

test('Markdown files with an ignored extension are reported, unless a text may link to them', () => {
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

test('files that browsers would run as part of the site are rejected if a text links to them or plays them', () => {
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

test('folders in place of optional files count as missing files', () => {
  write({ 'custom.css/a.txt': '', 'urls.txt/a.txt': '', 'publications.bib/a.txt': '', 'person.md/a.txt': '' });
  expect(reported()).toEqual([]);
});
