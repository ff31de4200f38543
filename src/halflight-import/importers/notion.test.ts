import { strToU8, zipSync } from 'fflate';
import { importsOfEachTest, missingWords, png } from '../../halflight/testing/imports';

const { blog, run, text, errors, answers, inBlog } = importsOfEachTest();

const id = (digit: string) => digit.repeat(32);
const first = `A first post ${id('1')}`;
const encoded = encodeURI(first);

const body = `Words, and [the second](A%20second%20post%20${id('2')}.md), [by its address](https://www.notion.so/A-second-post-${id('2')}?pvs=21) and [home](../Home%20${id('a')}.md).

<aside>
💡 Mind the **gears**

- and the belts

</aside>

![Untitled](${encoded}/Untitled.png)

- A toggle
    
    Folded words
    

\`\`\`markdown
<aside>
code
</aside>
\`\`\`
`;

const page = (title: string, properties: string, content: string) =>
  `# ${title}\n\n${properties && `${properties}\n\n`}${content}\n`;

const files = {
  [`Home ${id('a')}.md`]: page(
    'Home',
    '',
    `Note: this is no property.\n\n[Child](Home%20${id('a')}/Child%20${id('b')}.md)\n\n[Texts](Texts%20${id('c')}.csv)`,
  ),
  [`Home ${id('a')}/Child ${id('b')}.md`]: page('Child', '', 'Below.'),
  [`Texts ${id('c')}.csv`]: 'Name,Created,Status,Tags,Reading time,Published\n',
  [`Texts ${id('c')}_all.csv`]: 'Name,Created,Status,Tags,Reading time,Published\n',
  [`Texts/${first}.md`]: page(
    'A first post',
    'Created: January 2, 2020 3:04 PM\nLast edited time: March 4, 2020 3:04 PM\nStatus: Published\nTags: Engines, constructor\nReading time: 5\nSummary: What it says',
    body,
  ),
  [`Texts/A second post ${id('2')}.md`]: page(
    'A second post',
    'Created: January 3, 2020\nStatus: Done',
    'Other words.',
  ),
  [`Texts/Third ${id('3')}.md`]: page('Third', 'Date: 2020/01/04 → 2020/01/05\nPublished: No\n__proto__: x', 'Words.'),
  [`Texts/constructor ${id('4')}.md`]: page('constructor', 'Created: January 5, 2020\nSlug: /own-slug', 'Words.'),
};

test('pages of databases become posts, with their properties, and others pages', async () => {
  const inner = zipSync({
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(content)])),
    [`Texts/${first}/Untitled.png`]: new Uint8Array(png()),
  });
  blog({ 'export.zip': Buffer.from(zipSync({ 'Export-1-Part-1.zip': inner })) });
  const report = await run({ from: inBlog('export.zip') });
  expect(report.program).toBe('Notion');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/home/child/index.md',
    'pages/home/index.md',
    'posts/a-first-post/index.md',
    'posts/a-second-post/index.md',
    'posts/own-slug/index.md',
    'posts/third/index.md draft',
  ]);
  expect(report.skipped.map(({ file, why }) => `${file.replace(/ ?\w{32}/, '')}: ${why}`)).toEqual([
    'Texts/A first post.md: its property "Reading time" has no field here and is kept in "extra"',
    'Texts/Third.md: its property "__proto__" has no field here and is kept in "extra"',
    'Texts.csv: it is a database: its pages are imported, its table and links to it are not',
  ]);
  expect(report.dangling).toEqual([]);
  const written = text('posts/a-first-post/index.md');
  expect(missingWords(body.replace(/\]\([^)]*\)|Untitled/g, ''), written)).toEqual([]);
  expect(written).toContain(
    'date: 2020-01-02\nupdated: 2020-03-04\nsummary: What it says\ntags: [Engines, constructor]\n',
  );
  expect(written).toContain('  Reading time: "5"\n');
  expect(written).toContain(
    'Words, and [the second](../a-second-post/index.md), [by its address](../a-second-post/index.md) and [home](../../pages/home/index.md).',
  );
  expect(written).toContain('> [!note]\n> Mind the **gears**\n>\n> - and the belts\n');
  expect(written).toContain('![](Untitled.png)');
  expect(written).toContain('```markdown\n<aside>\ncode\n</aside>\n```');
  expect(text('posts/third/index.md')).toContain('  __proto__: x\n');
  expect(text('pages/home/index.md')).toContain('Note: this is no property.\n\n[Child](child/index.md)\n\nTexts\n');
  expect(answers().get(`/A-first-post-${id('1')}/`)).toBe('/posts/a-first-post/');
  expect(errors().filter((error) => !error.includes('a draft'))).toEqual([]);
});
