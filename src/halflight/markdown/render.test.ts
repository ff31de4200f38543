import { context, render } from '../testing/markdown';
import { en } from '../ui/words/en';
import { renderBody, renderText } from './render';

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
    expect(await renderText(`[x](${href})`, context)).toContain(`<a href="${expected}"`);
  });

  test.each([
    ['../note-b.md', '/site/posts/note-b/'],
    ['/projects/', '/site/projects/'],
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
    const source = root.querySelector('figure > a.enlarge > picture > source');
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

  test.each(['wide', 'full'])('are as wide as is said behind their name: %s', async (width) => {
    const root = await render(`![The mill](./mill.jpg#${width})\n\nBefore ![The mill](mill.jpg#${width}) after.`);
    const figure = root.querySelector('figure');
    expect(figure?.className).toBe(`figure-${width}`);
    expect(figure?.querySelector('source')?.getAttribute('sizes')).toMatch(/76rem/);
    expect(root.querySelectorAll('figure')).toHaveLength(1);
    expect(root.querySelector('p source')?.getAttribute('sizes')).not.toMatch(/76rem/);
  });

  test('of no other width are figures like all', async () => {
    const root = await render('![The mill](./mill.jpg#huge)');
    expect(root.querySelector('figure')?.hasAttribute('class')).toBe(false);
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
    const img = root.querySelector('figure > a.enlarge > picture > img');
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
  expect(root.querySelectorAll('[data-align=right]')).toHaveLength(2);
  expect(root.querySelectorAll('[align]')).toHaveLength(0);
});

test('a header cell without content is a plain cell', async () => {
  const root = await render('| | b | `c` |\n| - | - | - |\n| 1 | 2 | 3 |');
  expect(Array.from(root.querySelectorAll('thead tr > *'), ({ tagName }) => tagName)).toEqual(['TD', 'TH', 'TH']);
});

test('a table is named by its caption, by the heading above it, or as what it is', async () => {
  const plain = '| a |\n| - |\n| 1 |';
  const captioned = '<table><caption>By *year*</caption><tr><td>1</td></tr></table>';
  const root = await render(`${plain}\n\n## The \`mill\`\n\n${plain}\n\n${captioned}`);
  const names = [...root.querySelectorAll('.table-scroll')].map((table) => table.getAttribute('aria-label'));
  expect(names).toEqual(['Table', 'The mill', 'By *year*']);
});

describe('a table of sentences', () => {
  const sentence = 'The engine may be said to weave algebraical patterns as the loom weaves flowers.';
  const table = `| Field | Type | What *for* |\n| :--- | - | - |\n| a | text | ${sentence} |\n| b | | c |`;

  test('lets each cell say its column, and what it is, for where rows stand as blocks', async () => {
    const root = await render(table);
    const labels = [...root.querySelectorAll('.table-stacked td')].map((cell) => cell.getAttribute('data-label'));
    expect(labels).toEqual([null, 'Type', 'What for', null, 'Type', 'What for']);
    expect(root.querySelectorAll('table[role=table] tr[role=row]')).toHaveLength(3);
    expect(root.querySelectorAll('th[role=columnheader], td[role=cell]')).toHaveLength(9);
  });

  test('says a column with a number above the line as it is read', async () => {
    const root = await render(table.replace('Type', 'Area in m<sup>2</sup>[^1]') + '\n\n[^1]: A');
    expect(root.querySelector('td[data-label]')?.getAttribute('data-label')).toBe('Area in m²');
  });

  test('has a plain cell in the place of a header without content', async () => {
    const root = await render(table.replace('Field', ''));
    expect(root.querySelector('thead td')?.getAttribute('role')).toBe('cell');
    const labels = [...root.querySelectorAll('tbody td')].map((cell) => cell.getAttribute('data-label'));
    expect(labels).toEqual([null, 'Type', 'What for', null, 'Type', 'What for']);
  });

  test.each([
    ['of figures', table.replace('| - | - |', '| -: | - |')],
    ['of words alone', table.replace(sentence, 'It weaves.')],
    ['of two columns', `| a | b |\n| - | - |\n| c | ${sentence} |`],
    ['whose cells are joined', `<table><tr><th>a<th>b<th>c<tr><td colspan="3">${sentence}</table>`],
  ])('is none %s', async (_, text) => {
    const root = await render(text);
    expect(root.querySelectorAll('.table-scroll')).toHaveLength(1);
    expect(root.querySelectorAll('.table-stacked, [role=cell], [data-label]')).toHaveLength(0);
  });
});

test('the same text gives the same HTML every time', async () => {
  const markdown = '# A\n\n```ts\nconst a = 1;\n```\n\nB[^1]\n\n[^1]: c';
  const [first, second] = await Promise.all([render(markdown), render(markdown)]);
  expect(first.innerHTML).toBe(second.innerHTML);
});

test('HTML in a text of front matter is not let through', async () => {
  expect(await renderText('A <script>alert(1)</script> *b*', context)).toBe('<p>A alert(1) <em>b</em></p>');
});

test.each([
  ['headings', '# A **b**\n\nc', '<p><strong>A b</strong></p>\n<p>c</p>'],
  ['headings that are underlined', 'A\n===', '<p><strong>A</strong></p>'],
])('in a text of the front matter %s are bold lines', async (_, markdown, expected) => {
  expect(await renderText(markdown, context)).toBe(expected);
});

test('code in a text of the front matter is coloured and can be copied only where that is wanted', async () => {
  const fence = '```yaml\n- type: hero\n```';
  expect(await renderText(fence, context)).toBe('<pre><code class="language-yaml">- type: hero\n</code></pre>');
  const html = await renderText(fence, context, true);
  expect(html).toMatch(/^<div class="code-block">.*<span style="color:var\(--code-[\w-]+\)">type<\/span>/s);
  expect(html).toContain('class="copy-button"');
  expect(html).not.toContain(' id=');
});

test('footnotes of a text of the front matter have no ids, which two texts of a page would share', async () => {
  const html = await renderText('a[^1]\n\n[^1]: The note.', context);
  expect(html).toContain('The note.');
  expect(html).not.toMatch(/id=|href=|describedby/);
});

test.each([
  'A <!-- secret --> b',
  '<!-- secret -->',
  '<div>\n<!-- secret -->\n</div>',
  '- a <!--\nsecret -->',
  '<!-- secret',
])('the comment of %j is not published', async (markdown) => {
  expect(await renderBody(markdown, context)).not.toMatch(/secret|<!--/);
  expect(await renderText(markdown, context)).not.toMatch(/secret|<!--/);
});
