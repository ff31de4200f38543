import { context, render } from '../testing/markdown';
import { en } from '../words/en';
import { renderBody, renderText } from './render';

describe('links', () => {
  test.each([
    ['../note-b.md#wheels', '/posts/note-b/#wheels'],
    ['/projects/', '/projects/'],
    ['#wheels', '#wheels'],
    ['../missing.md', '../missing.md'],
    ['../été.md', '/posts/été/'],
    ['<./the paper.pdf#page=2>', '/static/1843/the%20paper.pdf#page=2'],
    ['100%.pdf', '100%25.pdf'],
    ['//example.org/', '//example.org/'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ])('to %s lead to %s', async (href, expected) => {
    const root = await render(`[x](${href})`);
    expect(root.querySelector('a')?.getAttribute('href')).toBe(expected);
    expect(await renderText(`[x](${href})`, context)).toContain(`<a href="${expected}"`);
  });

  test('carry the prefix of the site once, where they lead to it', async () => {
    const toFile = (path: string) => Promise.resolve(path.endsWith('.pdf') ? `/site/static/${path}` : undefined);
    const text = '[a](../note-b.md) [b](/projects/) [c](#wheels) [d](//example.org/) [e](a.pdf)';
    const root = await render(text, { pathPrefix: '/site', toFile });
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      ...['/site/posts/note-b/', '/site/projects/', '#wheels', '//example.org/', '/site/static/posts/note-a/a.pdf'],
    ]);
  });

  test('never publish Markdown as it is', async () => {
    const toFile = jest.fn(() => Promise.resolve('/static/a.md'));
    const root = await render('[x](a.md) and [y](../b/a.md#c)', { toFile });
    expect(toFile).not.toHaveBeenCalled();
    expect(root.querySelector('a')?.getAttribute('href')).toBe('a.md');
  });

  test('that leave the site say so', async () => {
    const text =
      '[a](https://example.org/) [b](https://ada.example/notes/) [c](/projects/) [d](mailto:ada@ada.example)';
    const root = await render(text, { words: { ...en, externalLink: 'andere Seite' } });
    const links = [...root.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['a (andere Seite)', 'b', 'c', 'd']);
    expect(root.querySelectorAll('a.external > .visually-hidden')).toHaveLength(1);
  });

  test('of pictures have no arrow, and say so to screen readers', async () => {
    const root = await render('[![x](https://ada.example/badge.svg)](https://example.org/)');
    const link = root.querySelector('a[href]');
    expect(link?.classList.contains('external')).toBe(false);
    expect(link?.textContent).toBe(' (external link)');
  });
});

test('a wide table scrolls on its own, with the keyboard too', async () => {
  const root = await render('| a | b |\n| - | -: |\n| 1 | 2 |\n\n| c |\n| - |');
  expect(root.querySelectorAll('.table-scroll[tabindex="0"] > table')).toHaveLength(2);
  expect(root.querySelectorAll('table')).toHaveLength(2);
  expect(root.querySelectorAll('[data-align=right]')).toHaveLength(2);
  expect(root.querySelectorAll('[align]')).toHaveLength(0);
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

  test('says a column as it is read, and has a plain cell in the place of a header without content', async () => {
    const root = await render(table.replace('Field', '').replace('Type', 'm<sup>2</sup>[^1]') + '\n\n[^1]: A');
    expect(root.querySelector('td[data-label]')?.getAttribute('data-label')).toBe('m²');
    expect(root.querySelector('thead td')?.getAttribute('role')).toBe('cell');
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

test('in a front-matter text, HTML is dropped and headings become bold lines', async () => {
  expect(await renderText('A <script>alert(1)</script> *b*', context)).toBe('<p>A alert(1) <em>b</em></p>');
  const html = await renderText('# A **b**\n\nc\n\nA\n===', context);
  expect(html).toBe('<p><strong>A b</strong></p>\n<p>c</p>\n<p><strong>A</strong></p>');
});

test('code in a front-matter text is only coloured and copyable where that is wanted', async () => {
  const fence = '```yaml\n- type: hero\n```';
  expect(await renderText(fence, context)).toBe(
    '<pre tabindex="0"><code class="language-yaml">- type: hero\n</code></pre>',
  );
  const html = await renderText(fence, context, true);
  expect(html).toMatch(/^<div class="code-block">.*<span style="color:var\(--code-[\w-]+\)">type<\/span>/s);
  expect(html).toContain('class="copy-button"');
  expect(html).not.toContain(' id=');
});

test('footnotes in a front-matter text have no ids, which two texts on a page would share', async () => {
  const html = await renderText('a[^1]\n\n[^1]: The note.', context);
  expect(html).toContain('The note.');
  expect(html).not.toMatch(/id=|href=|describedby/);
});

test.each(['A <!-- secret --> b', '<div>\n<!-- secret -->\n</div>', '- a <!--\nsecret -->', '<!-- secret'])(
  'the comment of %j is not published',
  async (markdown) => {
    expect(await renderBody(markdown, context)).not.toMatch(/secret|<!--/);
    expect(await renderText(markdown, context)).not.toMatch(/secret|<!--/);
  },
);

test('footnotes are numbered, and named for screen readers', async () => {
  const words = { ...en, footnotes: 'Fußnoten', footnote: 'Fußnote {number}', backToReference: 'Zurück zum Text' };
  const root = await render('A[^b] and B[^a], again[^b].\n\n[^a]: One.\n[^b]: Two.', { words });
  const list = root.querySelector('section.footnotes');
  expect(list?.getAttribute('aria-label')).toBe('Fußnoten');
  expect(list?.querySelector('h2')).toBeNull();
  const labels = (selector: string) => [...root.querySelectorAll(selector)].map((a) => a.getAttribute('aria-label'));
  expect(labels('.footnote-ref')).toEqual(['Fußnote 1', 'Fußnote 2', 'Fußnote 1']);
  expect(labels('.footnote-backref')).toEqual(['Zurück zum Text', 'Zurück zum Text (2)', 'Zurück zum Text']);
  // With U+FE0E the sign is text; without it, phones show an emoji.
  const signs = [...root.querySelectorAll('.footnote-backref')].map((a) => a.textContent);
  expect(signs).toEqual(['\u21A9\uFE0E', '\u21A9\uFE0E2', '\u21A9\uFE0E']);
});

test('each note knows its first reference and the note above it', async () => {
  const root = await render('A[^b] and B[^a], again[^b].\n\n[^a]: One.\n[^b]: Two.\n\n    1. A list');
  const styles = (selector: string) => [...root.querySelectorAll(selector)].map((part) => part.getAttribute('style'));
  expect(styles('.footnote-ref')).toEqual(['anchor-name:--ref-1', 'anchor-name:--ref-2', null]);
  expect(styles('.footnotes li')).toEqual([
    'position-anchor:--ref-1;anchor-name:--note-1',
    null,
    'position-anchor:--ref-2;anchor-name:--note-2;--above:--note-1',
  ]);
});

describe('callouts', () => {
  test('is named in the words of the site, or its own, and may fold', async () => {
    const words = { ...en, calloutTip: 'Tipp' };
    expect((await render('> [!tip]\n> a', { words })).querySelector('.callout-title')?.textContent).toBe('Tipp');
    const root = await render('> [!TIP]- By the way\n> a');
    expect(root.querySelector('details.callout-tip > summary')?.textContent).toBe('By the way');
    expect(root.querySelector('summary div, details[role]')).toBeNull();
  });

  test.each(['> [!OTHER]\n> a', '> NOTE\n> a', '> a [!NOTE]', '[!NOTE]\na'])('%j is none', async (markdown) => {
    expect((await render(markdown)).querySelector('.callout')).toBeNull();
  });

  test('statements are numbered through the text, except remarks and proofs; a proof has an end sign', async () => {
    const root = await render(
      [
        '> [!DEFINITION]\n> a',
        '> [!THEOREM] Of *wheels*\n> b',
        '> [!PROOF]\n> c\n>\n> d',
        '> [!REMARK]\n> e',
        '> [!NOTE]\n> f',
        '> [!LEMMA]-\n> g',
      ].join('\n\n'),
    );
    const titles = Array.from(root.querySelectorAll('.statement .callout-title'), ({ textContent }) => textContent);
    expect(titles).toEqual(['Definition 1', 'Theorem 2 (Of wheels)', 'Proof', 'Remark', 'Lemma 3']);
    expect(root.querySelector('.callout-theorem em')?.textContent).toBe('wheels');
    expect(root.querySelector('.callout-proof .callout-content')?.textContent).toMatch(/d ∎$/);
    expect(root.querySelectorAll('.end-of-proof')).toHaveLength(1);
    expect(root.querySelector('.statement svg, .statement[role]')).toBeNull();
    expect(root.querySelector('details.callout-lemma > summary')).not.toBeNull();
  });
});

describe('lists', () => {
  const items = (count: number) => '<li>Word</li>'.repeat(count);

  test.each([
    ['no list of up to nine', `<ol>${items(9)}</ol>`, undefined],
    ['one that goes on', '98. One\n99. Two\n100. Three\n', [3, 3]],
    ['one that goes on in a quotation', '> 9998. One\n> 9999. Two\n> 10000. Three\n', [5, 5]],
    ['one that goes below zero', `<ol start="-1">${items(3)}</ol>`, [2, 2]],
    ['one that counts down', `<ol reversed>${items(10)}</ol>`, [2, 2]],
    ['one that counts down from a number', `<ol reversed start="5">${items(17)}</ol>`, [3, 3]],
    ['one whose item has a number', '<ol><li>Word</li><li value="1000">Word</li><li>Word</li></ol>', [4, 4]],
    ['letters', `<ol type="a">${items(28)}</ol>`, [2, 2]],
    ['letters below zero, where browsers write numbers', `<ol type="A" start="-10">${items(2)}</ol>`, [3, 3]],
    ['large roman numbers, counted down', `<ol type="I" reversed start="38">${items(2)}</ol>`, [6.3, 7]],
    ['roman numbers of more than browsers write', `<ol type="I" start="4000">${items(1)}</ol>`, [4, 4]],
  ])('the widest number is measured of %s', async (_, markdown, expected) => {
    const list = (await render(markdown)).querySelector('ol');
    expect(list?.getAttribute('style') ?? undefined).toBe(expected && `--width:${expected[0]};--length:${expected[1]}`);
  });

  test('each of nested lists has its own', async () => {
    const lists = (await render('99. One\n100. Two\n     1. Three\n')).querySelectorAll('ol');
    expect(Array.from(lists, (list) => list.getAttribute('style'))).toEqual(['--width:3;--length:3', null]);
  });

  test.each([
    ['- [ ] Ship *it*\n  now\n  - [x] Write', ['Ship it now', 'Write']],
    ['- [ ] Ship *it*\n  now\n\n  - [x] Write', ['Ship it now', 'Write']],
    ['- [ ] Run\n\n  ```sh\n  npm test\n  ```\n', ['Run']],
    ['- [ ] Quote\n\n  > Words\n\n- [ ] Say\n\n  more', ['Quote', 'Say more']],
  ])('each task of %j is labelled with its own words', async (markdown, labels) => {
    const boxes = (await render(markdown)).querySelectorAll('input');
    expect([...boxes].map((box) => box.getAttribute('aria-label'))).toEqual(labels);
  });
});

describe('the direction of a text', () => {
  const HEBREW = 'זהו משפט בעברית.';
  const ENGLISH = 'This is a sentence.';

  /** The elements that have a `dir`, with its value. */
  const directionsOf = async (markdown: string, direction: 'ltr' | 'rtl' = 'ltr') =>
    Array.from((await render(markdown, { direction })).querySelectorAll('[dir]'), (element) =>
      `${element.tagName} ${element.getAttribute('dir')}`.toLowerCase(),
    );

  test.each([
    ['a paragraph', `${ENGLISH}\n\n${HEBREW}`, ['p rtl']],
    ['a whole list, with its marks', `1. ${HEBREW}\n2. ${HEBREW}`, ['ol rtl']],
    ['one item of a list', `- ${ENGLISH}\n- ${HEBREW}`, ['li rtl']],
    ['a paragraph of a quotation', `> ${ENGLISH}\n>\n> ${HEBREW}`, ['p rtl']],
    ['an English list within', `- ${HEBREW}\n  - ${ENGLISH}\n`, ['ul rtl', 'ul ltr']],
    ['cells, in the same columns', `| One | שתיים |\n| --- | --- |\n| ${ENGLISH} | ${HEBREW} |`, ['th rtl', 'td rtl']],
    ['a name in a sentence', `The word שלום, and more.`, []],
    ['a name before a sentence', `שלום is the word for peace.`, []],
    ['code', '`שלום`', []],
    ['a direction that its author gave', `<p dir="ltr">${HEBREW}</p>`, ['p ltr']],
  ])('in an English text: %s', async (_, markdown, expected) => {
    expect(await directionsOf(markdown)).toEqual(expected);
  });

  test('in a Hebrew text, an English paragraph is from left to right, and a Hebrew one has no direction of its own', async () => {
    expect(await directionsOf(`${HEBREW}\n\n${ENGLISH}`, 'rtl')).toEqual(['p ltr']);
  });
});
