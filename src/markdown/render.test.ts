import type { Root } from 'hast';
import { h } from 'hastscript';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { en } from '../strings/en';
import type { MarkdownContext } from './context';
import { renderBody, renderText } from './render';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

const pages: Record<string, string> = {
  'projects/engine/index.md': '/projects/engine/',
  'posts/note-b.md': '/posts/note-b/',
  'posts/été.md': '/posts/été/',
};

const context: MarkdownContext = {
  folder: 'posts/note-a',
  pathPrefix: '',
  words: en,
  toAddress: (target) => {
    const [path = '', fragment] = target.split('#');
    const page = pages[path];
    return page ? page + (fragment ? `#${fragment}` : '') : target;
  },
  toImage: (path) =>
    Promise.resolve(
      path === 'posts/note-a/mill.jpg' || path === 'posts/note-a/two words.jpg'
        ? {
            layout: 'constrained',
            width: 1200,
            height: 800,
            images: {
              fallback: { src: '/static/mill.jpg', srcSet: '/static/mill-400.jpg 400w', sizes: '100vw' },
              sources: [{ srcSet: '/static/mill-400.avif 400w', type: 'image/avif', sizes: '100vw' }],
            },
          }
        : path === 'https://images.example.org/a.jpg'
          ? { layout: 'constrained', images: { fallback: { src: path } } }
          : undefined,
    ),
  toFile: (path) => Promise.resolve(path === 'posts/note-a/the paper.pdf' ? '/static/1843/the%20paper.pdf' : undefined),
};

async function treeOf(markdown: string): Promise<Root> {
  return parser.run(parser.parse(markdown));
}

async function render(markdown: string, changes: Partial<MarkdownContext> = {}): Promise<Element> {
  const html = await renderBody(await treeOf(markdown), { ...context, ...changes });
  const { JSDOM } = await import('jsdom');
  return JSDOM.fragment(`<div>${html}</div>`).firstElementChild as Element;
}

describe('links', () => {
  test.each([
    ['../../projects/engine/index.md', '/projects/engine/'],
    ['../note-b.md', '/posts/note-b/'],
    ['../note-b.md#wheels', '/posts/note-b/#wheels'],
    ['/projects/', '/projects/'],
    ['#wheels', '#wheels'],
    ['./cv.pdf', './cv.pdf'],
    ['../missing.md', '../missing.md'],
    ['../été.md', '/posts/été/'],
    ['the%20paper.pdf', '/static/1843/the%20paper.pdf'],
    ['<./the paper.pdf#page=2>', '/static/1843/the%20paper.pdf#page=2'],
    ['100%.pdf', '100%25.pdf'],
    ['https://example.org/a.md', 'https://example.org/a.md'],
    ['//example.org/', '//example.org/'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['tel:+442079460000', 'tel:+442079460000'],
  ])('to %s lead to %s', async (href, expected) => {
    const root = await render(`[x](${href})`);
    expect(root.querySelector('a')?.getAttribute('href')).toBe(expected);
    expect(await renderText(`[x](${href})`, context)).toBe(`<p><a href="${expected}">x</a></p>`);
  });

  test.each([
    ['../note-b.md', '/site/posts/note-b/'],
    ['/projects/', '/site/projects/'],
    // As gatsby-transformer-remark gives it.
    ['/site/projects/', '/site/projects/'],
    ['#wheels', '#wheels'],
    ['https://example.org/', 'https://example.org/'],
    ['//example.org/', '//example.org/'],
  ])('to %s carry the site’s prefix: %s', async (href, expected) => {
    const root = await render(`[x](${href})`, { pathPrefix: '/site' });
    expect(root.querySelector('a')?.getAttribute('href')).toBe(expected);
  });

  test('to files beside the text carry the prefix once', async () => {
    const toFile = (path: string) => Promise.resolve(`/site/static/${path}`);
    const root = await render('[x](a.pdf)', { pathPrefix: '/site', toFile });
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/site/static/posts/note-a/a.pdf');
  });

  test('never publish Markdown as it is', async () => {
    const toFile = jest.fn(() => Promise.resolve('/static/a.md'));
    const root = await render('[x](a.md) and [y](../b/a.md#c)', { toFile });
    expect(toFile).not.toHaveBeenCalled();
    expect(root.querySelector('a')?.getAttribute('href')).toBe('a.md');
  });

  test('by reference, and bare ones, are links too', async () => {
    const root = await render('[x][n] and https://example.org/\n\n[n]: ../note-b.md');
    expect([...root.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
      '/posts/note-b/',
      'https://example.org/',
    ]);
  });
});

describe('images', () => {
  test('come in every format and size, with width and height', async () => {
    const root = await render('![The mill](./mill.jpg)');
    const source = root.querySelector('figure > picture > source');
    expect(source?.getAttribute('type')).toBe('image/avif');
    expect(source?.getAttribute('srcset')).toBe('/static/mill-400.avif 400w');
    expect(source?.getAttribute('sizes')).toMatch(/100vw/);
    const img = root.querySelector('picture > img');
    expect(img?.getAttribute('src')).toBe('/static/mill.jpg');
    expect(img?.getAttribute('srcset')).toBe('/static/mill-400.jpg 400w');
    expect(img?.getAttribute('alt')).toBe('The mill');
    expect(img?.getAttribute('width')).toBe('1200');
    expect(img?.getAttribute('height')).toBe('800');
    expect(root.querySelector('figcaption')).toBeNull();
    expect(root.querySelector('p')).toBeNull();
  });

  test('with a title get a caption, as text', async () => {
    const root = await render('![The mill](./mill.jpg "Where *numbers* <b>meet</b>")');
    expect(root.querySelector('figure > figcaption')?.textContent).toBe('Where *numbers* <b>meet</b>');
  });

  test('in running text stay in it', async () => {
    const root = await render('Before ![The mill](mill.jpg) after.');
    expect(root.querySelector('figure')).toBeNull();
    expect(root.querySelector('p > picture > img')?.getAttribute('alt')).toBe('The mill');
    expect(root.textContent.trim()).toBe('Before  after.');
  });

  test.each([
    [true, [null, 'lazy'], ['high', null]],
    [false, ['lazy', 'lazy'], [null, null]],
  ])('with firstImageEager %s are loaded %j', async (firstImageEager, loading, priority) => {
    const root = await render('![a](mill.jpg)\n\n![b](mill.jpg)', { firstImageEager });
    const images = [...root.querySelectorAll('img')];
    expect(images.map((img) => img.getAttribute('loading'))).toEqual(loading);
    expect(images.map((img) => img.getAttribute('fetchpriority'))).toEqual(priority);
  });

  test('whose names have spaces are found', async () => {
    const root = await render('![x](<two words.jpg>) and ![y](two%20words.jpg)');
    expect(root.querySelectorAll('picture')).toHaveLength(2);
  });

  test.each(['https://example.org/a.jpg', '/images/a.jpg', 'missing.jpg'])('%s is left as it is', async (src) => {
    const root = await render(`![x](${src})`);
    expect(root.querySelector('picture')).toBeNull();
    expect(root.querySelector('img')?.getAttribute('src')).toBe(src);
  });

  test('on a listed host are shown as they are, without a size', async () => {
    const root = await render('![The mill](https://images.example.org/a.jpg)');
    const img = root.querySelector('figure > picture > img');
    expect(img?.getAttributeNames().sort()).toEqual(['alt', 'decoding', 'loading', 'src']);
    expect(img?.getAttribute('src')).toBe('https://images.example.org/a.jpg');
    expect(img?.getAttribute('loading')).toBe('lazy');
  });

  test('from the root of the site carry its prefix', async () => {
    const root = await render('![x](/images/a.jpg) ![y](//example.org/a.jpg)', { pathPrefix: '/site' });
    expect([...root.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/site/images/a.jpg',
      '//example.org/a.jpg',
    ]);
  });

  test('whose address is malformed break nothing', async () => {
    const root = await render('![a](100%.png)');
    expect(root.querySelector('img')?.getAttribute('alt')).toBe('a');
  });

  test('of a text in front matter are shown likewise', async () => {
    expect(await renderText('![The mill](mill.jpg)', context)).toContain('<picture><source');
  });
});

describe('code', () => {
  test('takes its colours from the theme, and both themes from one markup', async () => {
    const root = await render('```ts\nconst engine = 1; // a mill\n```');
    const styles = [...root.querySelectorAll('pre span[style]')].map((span) => span.getAttribute('style') ?? '');
    expect(styles.length).toBeGreaterThan(3);
    expect(
      styles.filter(
        (style) => !/^(?:;?(?:color:var\(--code-[\w-]+\)|font-style:italic|font-weight:bold))+$/.test(style),
      ),
    ).toEqual([]);
    expect(new Set(styles).size).toBeGreaterThan(2);
    expect(root.querySelector('pre')?.hasAttribute('style')).toBe(false);
    expect(root.querySelector('pre')?.textContent.trim()).toBe('const engine = 1; // a mill');
  });

  test.each([
    ['a language that nobody knows', '```analytical\nstart <1>\n```', 'start <1>'],
    ['no language', '```\nstart <1>\n```', 'start <1>'],
    ['indentation', '    start <1>', 'start <1>'],
    ['nothing in it', '```\n```', ''],
    ['a name like a part of JavaScript', '```constructor\nstart <1>\n```', 'start <1>'],
    ['HTML in it', '```html\n<b>bold</b>\n```', '<b>bold</b>'],
  ])('with %s is shown as it was written', async (_, markdown, expected) => {
    const root = await render(markdown);
    expect(root.querySelector('.code-block > pre > code')?.textContent.trim()).toBe(expected);
    expect(root.querySelector('.code-block b')).toBeNull();
  });

  test('has a button that copies, and a place that says so', async () => {
    const root = await render('```ts\na;\n```\n\n```js\nb;\n```', {
      words: { ...en, copyCode: 'Kopieren', copied: 'Kopiert' },
    });
    const buttons = [...root.querySelectorAll('.code-block > button[type=button]')];
    expect(buttons.map((button) => button.textContent)).toEqual(['Kopieren', 'Kopieren']);
    expect(buttons[0]?.getAttribute('data-copied')).toBe('Kopiert');
    expect(root.querySelectorAll('.code-block > [role=status]:empty')).toHaveLength(2);
  });

  test('is valid HTML: no attribute stands twice', async () => {
    expect(await renderBody(await treeOf('```ts\na;\n```'), context)).not.toMatch(/<pre[^>]*tabindex[^>]*tabindex/);
  });

  test('that scrolls can be reached with the keyboard', async () => {
    expect((await render('```ts\na;\n```')).querySelector('pre')?.getAttribute('tabindex')).toBe('0');
  });

  test('in running text is left alone', async () => {
    const root = await render('The `mill` turns.');
    expect(root.innerHTML).toBe('<p>The <code>mill</code> turns.</p>');
  });
});

describe('headings', () => {
  test('have an id and a link to themselves, which says where it leads', async () => {
    const root = await render('## The mill\n\n### The store', { words: { ...en, linkToSection: 'Link hierher' } });
    expect([...root.querySelectorAll('h2, h3')].map(({ id }) => id)).toEqual(['the-mill', 'the-store']);
    const anchors = [...root.querySelectorAll('h2 > a, h3 > a')];
    expect(anchors.map((a) => a.getAttribute('href'))).toEqual(['#the-mill', '#the-store']);
    expect(anchors.map((a) => a.getAttribute('aria-label'))).toEqual(['Link hierher', 'Link hierher']);
  });

  test('of one name have ids of their own', async () => {
    const root = await render('## A\n\n## A\n\n## Ä 日本');
    expect([...root.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['a', 'a-1', 'ä-日本']);
  });

  test('do not remember the text before', async () => {
    await render('## A');
    expect((await render('## A')).querySelector('h2')?.id).toBe('a');
  });
});

test('a table scrolls by itself, and can be scrolled with the keyboard', async () => {
  const root = await render('| a | b |\n| - | -: |\n| 1 | 2 |\n\n| c |\n| - |');
  expect(root.querySelectorAll('.table-scroll[tabindex="0"] > table')).toHaveLength(2);
  expect(root.querySelectorAll('table')).toHaveLength(2);
});

test('footnotes are named for who cannot see them', async () => {
  const words = { ...en, footnotes: 'Fußnoten', backToReference: 'Zurück zum Text' };
  const root = await render('A[^1] and B[^2].\n\n[^1]: One.\n[^2]: Two.', { words });
  const list = root.querySelector('section.footnotes');
  expect(list?.getAttribute('aria-label')).toBe('Fußnoten');
  expect(list?.querySelectorAll('li')).toHaveLength(2);
  const back = [...root.querySelectorAll('a[data-footnote-backref]')];
  expect(back.map((a) => a.getAttribute('href'))).toEqual(['#user-content-fnref-1', '#user-content-fnref-2']);
  for (const a of root.querySelectorAll('a')) {
    expect(root.querySelector(`[id="${a.getAttribute('href')?.slice(1) ?? ''}"]`)).not.toBeNull();
  }
});

test('footnotes of gatsby-transformer-remark, which makes them in the old way, are as good', async () => {
  const item = h('li', { id: 'fn-1' }, ['One.', h('a', { href: '#fnref-1', className: ['footnote-backref'] }, '↩')]);
  const tree: Root = { type: 'root', children: [h('div', { className: ['footnotes'] }, [h('hr'), h('ol', [item])])] };
  expect(await renderBody(tree, context)).toBe(
    '<section class="footnotes" aria-label="Footnotes"><ol><li id="fn-1">One.' +
      '<a href="#fnref-1" class="footnote-backref" aria-label="Back to the text">↩</a></li></ol></section>',
  );
});

test('the tree that was given stays as it was', async () => {
  const tree = await treeOf('# A\n\n![x](mill.jpg)\n\n```ts\na\n```\n\n[b](../note-b.md)');
  const copy = structuredClone(tree);
  await renderBody(tree, context);
  expect(tree).toEqual(copy);
});

test('the same text gives the same HTML every time', async () => {
  const markdown = '# A\n\n```ts\nconst a = 1;\n```\n\nB[^1]\n\n[^1]: c';
  const [first, second] = await Promise.all([render(markdown), render(markdown)]);
  expect(first.innerHTML).toBe(second.innerHTML);
});

test('HTML in a text of front matter is not let through', async () => {
  expect(await renderText('A <script>alert(1)</script> *b*', context)).toBe('<p>A alert(1) <em>b</em></p>');
});
