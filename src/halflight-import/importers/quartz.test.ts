import { importsOfEachTest, png, unanswered } from '../../halflight/testing/imports';

const { blog, run, text, errors, warnings, answers } = importsOfEachTest();

/** A digital garden as Quartz publishes it. */
const garden = {
  'quartz.config.ts': `const config: QuartzConfig = {
  configuration: { baseUrl: "garden.example", locale: "en-US", ignorePatterns: ["private", "templates", ".obsidian"] },
  plugins: {
    transformers: [
      Plugin.Latex({ renderEngine: "katex" }),
    ],
    filters: [Plugin.RemoveDrafts()],
  },
}`,
  'content/_index.md': '---\ntitle: A garden\n---\nBegin with [[The Mill]].\n',
  'content/posts/2021 review.md':
    '---\ndate: 2021-12-30\ntags: [years, Slow Work]\naliases: [a review]\n---\n![[mill.png|The mill|300]]\n\n==Slow== %%not yet%% `==code==` work, as in [[notes/The Mill#How it turns|the mill]].\n\n| a |\n| - |\n| [[Store & more\\|store]] |\n',
  'content/notes/The Mill.md':
    '## How it turns\n\nSee [[2021 review]], [the store](<Store & more.md>) and [[nothing]].\n\n> [!question] Why?\n> ![[pictures/mill.png]]\n\n![[Store & more]]\n',
  'content/notes/Store & more.md':
    '---\ntitle: Store\n---\nIt holds $n$, see [here](notes/The%20Mill) and [there](posts/2021%20review.md#x).\n',
  'content/tags/years.md': '---\ntitle: Years\n---\nAll of them.\n',
  'content/notes/later.md': '---\ndraft: true\n---\nWords.\n',
  'content/notes/pictures/mill.png': png(),
  'content/private/diary.md': 'Nobody reads this.\n',
  'README.md': 'Words.\n',
};

test('a garden of notes', async () => {
  blog(garden);
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report.program).toBe('Quartz');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/index.md',
    'pages/notes/later/index.md draft',
    'pages/notes/store-and-more/index.md',
    'pages/notes/the-mill/index.md',
    'posts/2021-review/index.md',
  ]);
  expect(report.dangling).toEqual([{ file: 'content/notes/The Mill.md', target: '[[nothing]]' }]);
  expect(report.left).toEqual([{ file: 'content/notes/The Mill.md', line: 8, name: '![[a note]]' }]);
  expect(report.skipped).toEqual([
    {
      file: 'content/posts/2021 review.md',
      why: 'its comments between %% are left out: nobody but you was to read them',
    },
    { file: 'content/tags/years.md', why: 'it is the head of a list, which Halflight makes by itself' },
  ]);
  expect(unanswered(report, answers())).toEqual([]);
  expect(report.oldUrls.map(({ from, to }) => [from, to])).toEqual(
    expect.arrayContaining([
      ['/a-review', '/posts/2021-review/'],
      ['/notes/Store--and--more', '/notes/store-and-more/'],
      ['/posts/2021-review', '/posts/2021-review/'],
    ]),
  );
  expect(report.redirects).toEqual([
    { from: '/tags/Slow-Work/', to: '/tags/slow-work/' },
    { from: '/index.xml', to: '/feed.xml' },
  ]);
  const review = text('posts/2021-review/index.md');
  expect(review).toContain('title: 2021 review\n');
  expect(review).toContain(
    '![The mill](mill.png)\n\n<mark>Slow</mark> `==code==` work, as in [the mill](../../pages/notes/the-mill/index.md#how-it-turns).',
  );
  const mill = text('pages/notes/the-mill/index.md');
  expect(mill).toContain(
    'See [2021 review](../../../posts/2021-review/index.md), [the store](../store-and-more/index.md) and nothing.',
  );
  expect(text('pages/notes/store-and-more/index.md')).toContain('\nmath: true\n');
  expect(mill).not.toContain('math');
  expect(text('pages/index.md')).toContain('[The Mill](notes/the-mill/index.md)');
  expect(warnings().filter((line) => line.includes('Obsidian'))).toEqual([]);
});

test('if a garden publishes only marked notes, all others are drafts', async () => {
  blog({
    ...garden,
    'quartz.config.ts': 'filters: [\n  Plugin.ExplicitPublish(),\n]',
    'content/open.md': '---\npublish: true\n---\nWords.\n',
    'content/closed.md': 'Words.\n',
  });
  const report = await run();
  expect(report.entries.filter(({ draft }) => !draft).map(({ from }) => from)).toEqual(['content/open.md']);
});
