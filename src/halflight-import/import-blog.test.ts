import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { importsOfEachTest, png, unanswered } from '../halflight/testing/imports';
import { site } from '../halflight/testing/mistakes';
import { describeImport } from './report';

const { blog, run, text, errors, answers, content, snapshot, inContent, inBlog } = importsOfEachTest();

const jekyllPost = (title = 'A', body = 'Words.', ...more: string[]) =>
  ['---', `title: ${title}`, ...more, '---', body, ''].join('\n');

/** Whether to try every combination, which is slow: `npm test -- --all`. */
const EVERY = process.env.EVERY === '1';

const sample = {
  '_config.yml': 'url: https://old.example\n',
  '_posts/2019-05-12-a.md': jekyllPost(
    'A',
    '[b]({% post_url 2019-05-13-b %}) ![x](/img/x y.png) {% weird %}',
    'author: Ada',
  ),
  '_posts/2019-05-13-b.md': jekyllPost('B', 'Words.', 'author: Mary'),
  'img/x y.png': png(),
};

test('a dry run writes nothing, and reports what would be written', async () => {
  blog(sample);
  const before = snapshot();
  const report = await run({ dryRun: true });
  expect(snapshot()).toEqual(before);
  expect(readdirSync(inContent())).toEqual(['site.md']);
  expect(report).toMatchObject({ written: false, links: 1 });
  expect(report.entries.map(({ to, status }) => `${status} ${to}`)).toEqual([
    'new posts/a/index.md',
    'new posts/b/index.md',
    'new people/ada.md',
    'new people/mary.md',
  ]);
  expect(describeImport(report, 'content')).toBe(
    [
      'Jekyll: would import 2 posts, 2 people, 1 picture or file into content/.',
      '1 shortcode or tag turned into Markdown.',
      '1 link between entries rewritten.',
      '2 old URLs lead to the new page ("--json" lists each).',
      '1 redirect would be added to site.md, for old URLs of lists, feeds and the old host.',
      '1 file would be copied to static/, where it keeps its URL.',
      '',
      'What to look at, worst first:',
      '',
      '1 mistake stops a build:',
      '  site.md:3: https://example.org/ is an example: write the URL that the site will have',
      '1 template tag is shown to readers as it stands:',
      '  weird, once: _posts/2019-05-12-a.md:5',
    ].join('\n'),
  );
});

test('a second run changes nothing', async () => {
  blog(sample);
  await run();
  const before = snapshot();
  const report = await run();
  expect(snapshot()).toEqual(before);
  expect(new Set(report.entries.map(({ status }) => status))).toEqual(new Set(['same']));
  expect(describeImport(report, 'content')).toMatch(
    /^Jekyll: imported nothing new\.\n4 entries already there, unchanged since the last import\.\n2 old URLs lead/,
  );
});

test('edited, renamed and existing files are left alone and reported', async () => {
  blog({ ...sample, '_posts/2019-05-14-c.md': jekyllPost('C') });
  content({ 'posts/c.md': jekyllPost('Mine', 'My own.', 'date: 2020-01-01') });
  await run();
  writeFileSync(inContent('posts/a/index.md'), `${text('posts/a/index.md')}More.\n`);
  // Its alias still identifies it.
  mkdirSync(inContent('posts/renamed'));
  writeFileSync(inContent('posts/renamed/index.md'), text('posts/b/index.md').replace('title: B', 'title: Renamed'));
  rmSync(inContent('posts/b'), { recursive: true });
  const before = snapshot();
  const report = await run();
  expect(snapshot()).toEqual(before);
  expect(report.entries.map(({ to, status }) => `${status} ${to}`)).toEqual([
    'kept posts/a/index.md',
    'kept posts/renamed/index.md',
    'kept posts/c.md',
    'same people/ada.md',
    'same people/mary.md',
  ]);
  expect(report.oldUrls.map(({ from, to, why }) => `${from} ${to ?? why}`)).toEqual([
    '/2019/05/12/a.html /posts/a/',
    '/2019/05/13/b.html /posts/renamed/',
    '/2019/05/14/c.html posts/c.md is left as it is: write this old URL into its "aliases"',
  ]);
});

test('a new post of the source is added, with working links to the others', async () => {
  blog(sample);
  await run();
  blog({ '_posts/2020-01-01-new.md': jekyllPost('New', '[a](/2019/05/12/a.html)', 'author: Ada') });
  const report = await run();
  expect(report.entries.filter(({ status }) => status === 'new').map(({ to }) => to)).toEqual(['posts/new/index.md']);
  expect(text('posts/new/index.md')).toContain('[a](../a/index.md)');
  expect(errors()).toEqual([]);
});

test('two items with one name get two files, the same in each run', async () => {
  blog({
    '_config.yml': '',
    '_posts/2019-01-01-note.md': jekyllPost('One'),
    '_posts/2020-01-01-note.md': jekyllPost('Two'),
    '_drafts/note.md': jekyllPost('Three'),
  });
  await run();
  const before = snapshot();
  expect([...before.keys()].filter((path) => path.endsWith('.md')).sort()).toEqual([
    'posts/note-2/index.md',
    'posts/note-3/index.md',
    'posts/note/index.md',
    'site.md',
  ]);
  await run();
  expect(snapshot()).toEqual(before);
  expect(errors()).toEqual([]);
});

test('nothing is written if any file cannot be', async () => {
  blog(sample);
  mkdirSync(inContent('posts'));
  // A file where a folder is needed.
  writeFileSync(inContent('posts/b'), 'A file.');
  const before = snapshot();
  await expect(run()).rejects.toThrow(/^Nothing was imported: /);
  expect(snapshot()).toEqual(before);
  expect(existsSync(inContent('posts/a'))).toBe(false);
  expect(readdirSync(inContent()).sort()).toEqual(['posts', 'site.md']);
});

test('old URLs that are pages now, or belong to another entry, stay theirs', async () => {
  blog({
    '_config.yml': '',
    '_posts/2019-01-01-a.md': jekyllPost('A', 'x', 'permalink: /posts/'),
    '_posts/2019-01-02-b.md': jekyllPost(
      'B',
      'x',
      'redirect_from: [/Same/, /mine/, /feed.xml, "/with space/", /q?x=1]',
    ),
    '_posts/2019-01-03-c.md': jekyllPost('C', 'x', 'redirect_from: [/same/, /c/]'),
  });
  content({ 'pages/mine.md': jekyllPost('Mine') });
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report.oldUrls.filter(({ to }) => to === undefined).map(({ from, why }) => `${from}: ${why}`)).toEqual([
    '/posts/: it is already a URL of a list',
    '/mine/: it is already a URL of pages/mine.md',
    '/feed.xml: it is already a URL of a file',
    '/q?x=1: no redirect can see what follows the question mark',
    '/same/: it is already a URL of posts/b/index.md',
  ]);
  expect(text('posts/b/index.md')).toContain('/with%20space/');
  expect(unanswered(report, answers())).toEqual([]);
});

test('old URLs that differ from new ones only in case redirect, and one of another page is reported', async () => {
  blog({
    '_config.yml': 'permalink: /posts/:title/\n',
    '_posts/2019-05-12-My-Post.md': jekyllPost(
      'A',
      'Words.',
      'redirect_from: [/posts/MY-post, /Posts/other/, /old/, /OLD/]',
    ),
    '_posts/2019-05-12-other.md': jekyllPost('B', 'Words.'),
  });
  const report = await run();
  expect(text('posts/my-post/index.md')).toContain('aliases: [/posts/My-Post/, /posts/MY-post, /old/, /OLD/]');
  expect(report.oldUrls).toContainEqual({ from: '/Posts/other/', why: 'it is already a URL of posts/other/index.md' });
  expect(unanswered(report, answers())).toEqual([]);
  expect(errors()).toEqual([]);
});

test('nothing outside the source is read, and nothing in it is changed', async () => {
  const secret = inBlog('../secret.png');
  writeFileSync(secret, png());
  blog({
    '_config.yml': '',
    '_posts/2019-01-01-a.md': jekyllPost('A', '![x](../../secret.png) ![y](/link.png) ![z](/../secret.png)'),
  });
  symlinkSync(secret, inBlog('link.png'));
  const report = await run();
  expect(report.entries[0]?.files).toEqual([]);
  expect(report.dangling.map(({ target }) => target)).toEqual(['../../secret.png', '/link.png', '/../secret.png']);
});

test('files that browsers would run are not copied, others are', async () => {
  blog({
    '_config.yml': '',
    '_posts/2019-01-01-a.md': jekyllPost('A', '[x](/x.xhtml) [y](/y.svgz) [z](/z.mjs) [n](/notes.csv)'),
    ...{ 'x.xhtml': '<a/>', 'y.svgz': 'y', 'z.mjs': 'z', 'notes.csv': 'n' },
  });
  const report = await run();
  expect(report.entries[0]?.files).toEqual(['posts/a/notes.csv']);
});

test('existing content is not imported again', async () => {
  content({ 'old/_posts/2019-01-01-a.md': jekyllPost('A') });
  const before = snapshot();
  for (const from of [inContent(), inContent('old')])
    await expect(run({ from, program: 'jekyll' })).rejects.toThrow('is content of this site already');
  expect(snapshot()).toEqual(before);
  blog({ '_config.yml': '', '_posts/2019-01-01-b.md': jekyllPost('B'), 'site/site.md': text('site.md') });
  const site = { folder: inBlog('site') };
  expect((await run(site)).entries.map(({ to }) => to)).toEqual(['posts/b/index.md']);
  expect((await run(site)).entries.map(({ to, status }) => [to, status])).toEqual([['posts/b/index.md', 'same']]);
});

test('an empty source is reported; so is a post that no program would read', async () => {
  blog({ '_config.yml': '' });
  await expect(run()).rejects.toThrow(
    'has no post and no page of Jekyll: name the top folder of a blog, or an export.',
  );
  blog({ '_posts/2019-01-01-a.md': '', 'README.md': 'Words.' });
  expect((await run()).skipped).toEqual([{ file: '_posts/2019-01-01-a.md', why: 'it has no front matter' }]);
});

test('a folder that is not a blog is refused, with a description of what is accepted', async () => {
  blog({ 'notes.txt': 'Words.' });
  await expect(run()).rejects.toThrow(
    /is not recognised\. .*astro, bearblog, blogger, eleventy, gatsby, ghost, .*, wordpress, zola\.$/,
  );
  await expect(run({ program: 'typepad' })).rejects.toThrow(/^There is no importer "typepad"; there are: astro/);
  await expect(run({ from: inBlog('nowhere') })).rejects.toThrow(/^There is no .*nowhere\.$/);
  content({ 'site.md': site('url: nowhere') });
  await expect(run()).rejects.toThrow(/^There are mistakes in site\.md/);
  content({ 'posts/a.md': jekyllPost('A', 'x') });
  rmSync(inContent('site.md'));
  await expect(run()).rejects.toThrow(/^There is no site\.md in .*npm create halflight my-site" begins a site/);
});

test('a content folder that is missing or empty gets a site first, unless the import fails or is a dry run', async () => {
  blog({ 'notes.txt': 'Words.' });
  rmSync(inContent(), { recursive: true });
  await expect(run()).rejects.toThrow(/is not recognised/);
  expect(existsSync(inContent())).toBe(false);
  blog({
    '_config.yml': 'title: Old words\nurl: https://words.blog\n',
    '_posts/2019-01-01-a.md': jekyllPost('A', 'x'),
  });
  expect((await run({ dryRun: true })).entries).toMatchObject([{ to: 'posts/a/index.md' }]);
  expect(existsSync(inContent())).toBe(false);
  await run();
  expect(errors()).toEqual([]);
  expect(text('site.md')).toContain('title: Old words');
  expect(existsSync(inContent('posts/first-post/index.md'))).toBe(false);
});

test('a post that was in no list is in none here; a draft stays a draft', async () => {
  blog({
    '_config.yml': '',
    '_posts/2019-01-01-a.md': jekyllPost('A', 'x', 'unlisted: true'),
    '_posts/2019-01-02-b.md': jekyllPost('B', 'x', 'unlisted: true', 'draft: true'),
    '_posts/2019-01-03-c.md': jekyllPost('C', 'x', 'private: true'),
  });
  await run();
  expect(errors()).toEqual([]);
  const saysOf = (name: string) => text(`posts/${name}/index.md`).match(/^(?:draft|unlisted): .*$/gm);
  expect([saysOf('a'), saysOf('b'), saysOf('c')]).toEqual([
    ['unlisted: true'],
    ['draft: true', 'unlisted: true'],
    ['draft: true'],
  ]);
});

test('fields that our schema rejects are kept in extra', async () => {
  blog({
    '_config.yml': '',
    '_posts/2019-01-01-a.md': jekyllPost(
      ...['A', 'x', 'weight: heavy', 'lastmod: soon', 'canonical_url: /relative', 'image: /none.png'],
      ...['expiryDate: 2000-01-01', 'math: maybe', 'tags: []', 'author: Ada'],
    ),
  });
  const report = await run();
  expect(errors()).toEqual([]);
  const extra =
    '  weight: heavy\n  lastmod: soon\n  canonical_url: /relative\n  image: /none.png\n  math: maybe\n  expires: 2000-01-01\n';
  expect(text('posts/a/index.md')).toBe(
    `---\ntitle: A\ndate: 2019-01-01\naliases: [/2019/01/01/a.html]\nextra:\n${extra}---\n\nx\n`,
  );
  expect(report.entries).toHaveLength(1);
});

test('a date that cannot be parsed is kept and reported', async () => {
  blog({
    'astro.config.mjs': '',
    'src/content/blog/a.md': '---\ntitle: A\npubDate: 12 mai 2019\n---\nx\n',
    'src/content/blog/b.md': '---\ntitle: B\npubDate: 03/14/2019\n---\nx\n',
    'src/content/blog/2019-01-01-c.md': '---\ntitle: C\ndate: 05/04/2019\n---\nx\n',
    'src/content/blog/d.md': '---\ntitle: D\npublished: soon\ndate: 2019-01-02\n---\nx\n',
    'src/content/blog/e.md': '---\ntitle: E\npublished: true\n---\nx\n',
  });
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report.skipped).toEqual([
    {
      file: 'src/content/blog/2019-01-01-c.md',
      why: 'its date cannot be read: "05/04/2019", which is kept in "extra"',
    },
    { file: 'src/content/blog/a.md', why: 'its date cannot be read: "12 mai 2019", which is kept in "extra"' },
  ]);
  expect(text('pages/blog/a/index.md')).toContain('extra:\n  pubDate: 12 mai 2019\n');
  expect(text('posts/b/index.md')).toContain('date: 2019-03-14\n');
  expect(text('posts/c/index.md')).toMatch(/\ndate: 2019-01-01\n[^]*extra:\n {2}date: 05\/04\/2019\n/);
});

test('URLs of pages that Halflight generates are reserved, and other pages get free ones', async () => {
  blog({
    '_config.yml': '',
    'index.md': jekyllPost('Home', '').replace('\n\n', '\n'),
    '404.html': jekyllPost('Lost', '<p>Gone.</p>', 'permalink: /404.html'),
    'tags.md': jekyllPost('Tags'),
    'posts.md': jekyllPost('Posts', 'What I wrote.'),
    '_posts/2019-01-01-a.md': jekyllPost('A', 'Its URL was {% post_url 2019-01-01-a %}.'),
    'posts/a.md': jekyllPost('Another A'),
  });
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report.entries.map(({ to }) => to).sort()).toEqual([
    'pages/posts-2/index.md',
    'pages/posts/a-2/index.md',
    'posts/a/index.md',
  ]);
  expect(report.skipped.map(({ file }) => file)).toEqual(['404.html', 'index.md', 'tags.md']);
  expect(text('posts/a/index.md')).toContain('Its URL was /posts/a/.');
  const before = snapshot();
  await run();
  expect(snapshot()).toEqual(before);
});

test('translations are placed next to their originals', async () => {
  content({ 'site.md': site('languages: [en, fr]') });
  blog({
    'hugo.toml':
      "baseURL = 'https://old.example/'\ndefaultContentLanguage = 'en'\n[languages.en]\nweight = 1\n[languages.fr]\nweight = 2\n",
    'content/about.md': '---\ntitle: About\n---\nMe.\n',
    'content/about.fr.md': '---\ntitle: A propos\n---\nMoi.\n',
    'content/posts/second/index.md': '---\ntitle: Second\ndate: 2020-03-01\nslug: number-two\n---\n![a](a.png)\n',
    'content/posts/second/index.fr.md':
      '---\ntitle: Deux\ndate: 2020-03-01\nslug: numero-deux\n---\n![a](a.png) [moi](/fr/about/)\n',
    'content/posts/second/a.png': png(),
    'content/posts/only.fr.md': '---\ntitle: Seul\ndate: 2020-03-01\n---\nx\n',
  });
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report.entries.map(({ to }) => to)).toEqual([
    'pages/about/index.md',
    'posts/number-two/index.md',
    'pages/about/index.fr.md',
    'posts/only/index.fr.md',
    'posts/number-two/index.fr.md',
  ]);
  expect(unanswered(report, answers())).toEqual([]);
  expect(text('posts/number-two/index.fr.md')).toContain(
    'slug: numero-deux\n---\n\n![a](a.png) [moi](../../pages/about/index.fr.md)',
  );
  const before = snapshot();
  await run();
  expect(snapshot()).toEqual(before);
});

test('posts as untidy as real ones: front matter in three formats, five encodings, any names', async () => {
  // Each name in each format and each encoding, and each format in each encoding. `npm test -- --all` sets `EVERY=1`.
  const count = EVERY ? 1000 : 35;
  const words = 'Grüße, naïve café.';
  const forms = [
    (title: string, day: string) => `---\ntitle: ${title}\ndate: ${day}T10:00:00Z\ntags: [one, Two]\n---\n`,
    (title: string, day: string) => `+++\ntitle = "${title}"\ndate = ${day}T10:00:00Z\ntags = ["one", "two"]\n+++\n`,
    (title: string, day: string) => `{\n  "title": "${title}",\n  "date": "${day}",\n  "tags": ["ONE"]\n}\n`,
  ];
  const encodings: ((text: string) => string | Buffer)[] = [
    (text) => text,
    (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    (text) => Buffer.from(text, 'latin1'),
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    (text) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`, 'utf16le').swap16(),
  ];
  const names = ['plain', 'with spaces in it', 'Größe & Maß', '日本語', 'dots.and (brackets)', "it's 100% [odd]", '🎉'];
  const day = (index: number) => new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10);
  const nameOf = (index: number) => `${names[index % names.length] ?? ''} ${index}`;
  // A legacy encoding cannot represent all names.
  const isWritable = (index: number, name: string) => index % 5 !== 2 || !/[^\0-\xff]/.test(name);
  const posts = Array.from({ length: count }, (_, index) => {
    const next = nameOf((index + 1) % count);
    const other = isWritable(index, next) ? next : nameOf(0);
    const body = [
      words,
      '',
      `![a](../my%20pictures/the%20${encodeURIComponent(names[index % names.length] ?? '')}.PNG) ![b](</img/B c.png>)`,
      '',
      `[next]({{< ref "posts/${other}.md" >}}) {{< figure src="/img/B c.png" caption="${words}" >}}`,
      '',
    ].join('\n');
    const text = (forms[index % 3]?.(`Post ${index}: ä`.replace(index % 3 ? '' : ':', ''), day(index)) ?? '') + body;
    return [`content/posts/${nameOf(index)}.md`, encodings[index % 5]?.(text) ?? ''] as const;
  });
  blog({
    'hugo.toml': "baseURL = 'https://old.example/'\n",
    'static/img/B c.png': png(),
    ...Object.fromEntries(names.map((name) => [`content/my pictures/the ${name}.PNG`, png()])),
    ...Object.fromEntries(posts),
  });
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report).toMatchObject({ skipped: [], left: [], dangling: [], links: count });
  expect(report.entries).toHaveLength(count);
  expect(report.entries.flatMap(({ files }) => files)).toHaveLength(2 * count);
  expect(report.entries.flatMap(({ files }) => files).filter((file) => !/^[^\s%()[\]#?&'"]+\.png$/.test(file))).toEqual(
    [],
  );
  for (const { from, to } of report.entries) {
    const written = text(to);
    expect([from, written.includes(words), /\r|\uFEFF|\uFFFD/.test(written)]).toEqual([from, true, false]);
  }
  expect(report.oldUrls.filter((old) => old.to === undefined)).toEqual([]);
  expect(unanswered(report, answers())).toEqual([]);
  const before = snapshot();
  const again = await run();
  expect(new Set(again.entries.map(({ status }) => status))).toEqual(new Set(['same']));
  expect(snapshot()).toEqual(before);
}, 240_000);

test.each([
  [
    'feed.xml',
    '<?xml version="1.0"?><rss version="2.0"><channel></channel></rss>',
    'It seems to be an RSS feed: a feed holds',
  ],
  ['posts.csv', 'post_id,post_date,audience\n', 'the list of posts of a Substack export: name the zip file'],
  ['table.csv', 'Name,Colour\n', 'It is a table with the columns Name, Colour.'],
  ['data.json', '{"constructor":1,"__proto__":2}', 'It is JSON with the keys constructor, __proto__.'],
  ['data.xml', '<library/>', 'It is XML with the element <library>.'],
])('an unknown %s is named', async (name, content, told) => {
  blog({ [name]: content });
  await expect(run({ from: inBlog(name) })).rejects.toThrow(told);
});

test('damaged zip files, and those that unpack to too much, are refused', async () => {
  blog({ 'a.zip': 'no zip file', 'b.zip': bomb() });
  await expect(run({ from: inBlog('a.zip') })).rejects.toThrow(/a\.zip cannot be unpacked: /);
  await expect(run({ from: inBlog('b.zip') })).rejects.toThrow('b.zip cannot be unpacked: it has more than 16 GB');
});

/** A small zip file of twenty files that state a size of 4 GB each. */
function bomb(): Buffer {
  const names = Array.from({ length: 20 }, (_, index) => [`${index}.txt`, new Uint8Array([65])] as const);
  const zip = Buffer.from(zipSync(Object.fromEntries(names)));
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1, 'latin1'))
    zip.writeUInt32LE(0xffff_fff0, at + 24);
  return zip;
}
