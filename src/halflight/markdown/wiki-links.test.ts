import { context, render } from '../testing/markdown';
import { createNameFinder, resolveName } from '../sourcing/file-names';
import { selectPart } from './select-part';
import { renderText } from './render';
import { readFacts } from './text-facts';

const files = [
  'posts/note-a/index.md',
  'posts/note-a/mill.jpg',
  'posts/note-a/the paper.pdf',
  'posts/note-a/film.mp4',
  'posts/note-b.md',
  'posts/été.md',
  'projects/engine/index.md',
];
const { find } = createNameFinder({ files, aliases: [['The Engine', 'projects/engine/index.md']] });

const notes: Record<string, string> = {
  'posts/note-b.md':
    'Before.\n\n## Wheels\n\nA [link](été.md), %%never%% a note.[^1] ^wheel\n\n![[engine]]\n\n### Teeth\n\nTwelve.\n\n## After\n\nOther.\n\n[^1]: Said here.',
};

const inVault = {
  findNamed: (target: Parameters<typeof resolveName>[0], folder: string) => resolveName(target, folder, find),
  toEmbedded: (file: string, part: string | undefined) => {
    const markdown = selectPart(notes[file] ?? '', part, {});
    return markdown === undefined ? undefined : { markdown, folder: 'posts', math: false };
  },
};

describe('a link in double brackets', () => {
  test.each([
    ['[[note-b]]', 'note-b', '/posts/note-b/'],
    ['[[Note-B|words *as they are*]]', 'words *as they are*', '/posts/note-b/'],
    ['[[note-b#The Wheels]]', 'note-b › The Wheels', '/posts/note-b/#the-wheels'],
    ['[[note-b#Top#Wheels]]', 'note-b › Wheels', '/posts/note-b/#wheels'],
    ['[[note-b#^wheel|w]]', 'w', '/posts/note-b/#%5Ewheel'],
    ['[[#Wheels]]', 'Wheels', '#wheels'],
    ['[[engine]]', 'engine', '/projects/engine/'],
    ['[[projects/engine/index.md]]', 'index', '/projects/engine/'],
    ['[[the engine]]', 'the engine', '/projects/engine/'],
    ['[[ÉTÉ]]', 'ÉTÉ', '/posts/été/'],
    ['[[the paper.pdf]]', 'the paper.pdf', '/static/1843/the%20paper.pdf'],
    ['| a |\n| - |\n| [[note-b\\|b]] |', 'b', '/posts/note-b/'],
    ['请看[[note-b]]。', 'note-b', '/posts/note-b/'],
  ])('%s leads to its file', async (markdown, words, href) => {
    const link = (await render(markdown, inVault)).querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([words, href]);
    expect(await renderText(markdown, { ...context, ...inVault })).toContain(`href="${href}"`);
  });

  test('is words without a link where nothing has its name', async () => {
    const root = await render('a [[nothing|b]] c', inVault);
    expect([root.textContent, root.querySelector('a[href]')]).toEqual(['a b c', null]);
  });

  test.each([
    '`[[a]]`\n\n    [[a]]',
    '\\[[a]] a[[0]] b[1][[0]] [[ ]] [[]] [[a]](b.md)',
    '[[1]]\n\n[1]: https://ada.example/',
    '[[a\nb]]',
  ])('is not in %j', (markdown) => {
    expect(readFacts(markdown).links.filter(({ target }) => target.startsWith('[['))).toEqual([]);
  });
});

describe('what stands in double brackets after a "!"', () => {
  test('is a picture of this width', async () => {
    const root = await render('![[mill.jpg|The mill|300]]', inVault);
    const image = root.querySelector('figure img');
    expect([image?.getAttribute('alt'), image?.getAttribute('width')]).toEqual(['The mill', '300']);
  });

  test('is a film', async () => {
    expect((await render('![[film.mp4|A film]]', inVault)).querySelector('video')?.getAttribute('src')).toBe(
      '/static/1844/film.mp4',
    );
  });

  test('is a part of another note, with its own links and notes, and what that embeds as a link', async () => {
    const root = await render('![[note-b#Wheels]]\n\n[^1]: Not this.\n\n## Wheels', inVault);
    const embedded = root.querySelector('section.embedded');
    expect(embedded?.textContent).toMatch(/Wheels[^]*A link, a note[^]*Teeth[^]*Said here[^]*note-b › Wheels/);
    expect(root.textContent).not.toMatch(/Before|Other|never/);
    const targets = Array.from(embedded?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'));
    expect(targets).toEqual(expect.arrayContaining(['/posts/été/', '/projects/engine/', '/posts/note-b/#wheels']));
    const ids = Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('wheels');
  });

  test('is a block of another note', async () => {
    const root = await render('![[note-b#^wheel]]', inVault);
    expect(root.querySelector('.embedded')?.textContent).toMatch(/^\s*A link, a note/);
    expect(root.textContent).not.toContain('Teeth');
  });

  test('is a link among words', async () => {
    const root = await render('See ![[note-b]].', inVault);
    expect([root.querySelector('.embedded'), root.querySelector('a')?.getAttribute('href')]).toEqual([
      null,
      '/posts/note-b/',
    ]);
  });
});

test('a block is named at its end, or on the line after it', async () => {
  const root = await render('A [b](c.md) ^first\n\n- one\n- two ^second\n\n> said\n\n^third\n\n2 ^2 and x^y', inVault);
  expect(root.querySelector('p[id="^first"]')?.textContent).toBe('A b');
  expect(root.querySelector('li[id="^second"]')?.textContent).toBe('two');
  expect(root.querySelector('blockquote[id="^third"]')).not.toBeNull();
  expect(root.textContent).toContain('2 ^2 and x^y');
  expect(root.querySelectorAll('p:empty')).toHaveLength(0);
});
