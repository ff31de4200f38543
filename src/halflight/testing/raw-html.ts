import fc from 'fast-check';
import { allowedElements } from '../markdown/allowed-html';

const attributes = fc.constantFrom(
  ...['', '', '', ' id="a"', ' id="a b"', ' id=""', ' id="_content"', ' name="a"', ' name="c" id="d"', ' class="x y"'],
  ...[' align="center"', ' width="50%"', ' width="30" height="3px"', ' href="#a"', ' href="https://example.org/"'],
  ...[' href="x" target="_blank"', ' src="mill.jpg"', ' src="film.mp4"', ' src="https://youtu.be/x"', ' alt=""'],
  ...[
    ' srcset="mill.jpg 2x" media="print"',
    ' role="widget"',
    ' role="note"',
    ' aria-label="l"',
    ' aria-labelledby="a z"',
  ],
  ...[
    ' colspan="0"',
    ' rowspan="x"',
    ' scope="row"',
    ' start="a"',
    ' type="a"',
    ' type="circle"',
    ' value="3"',
    ' dir="up"',
  ],
  ...[
    ' controls',
    ' open',
    ' name=""',
    ' hidden',
    ' style="x"',
    ' title=""',
    ' lang=""',
    ' data-footnotes',
    ' aria-hidden="maybe"',
  ],
  ...[
    ' data-footnote-ref id="a"',
    ' download',
    ' rel="me"',
    ' tabindex="1"',
    ' datetime="x"',
    ' kind="x" src="a.vtt"',
    ' bgcolor="red"',
  ],
  ...[
    ' class="language-math math-display"',
    ' class="language-mermaid"',
    ' class="language-chart"',
    ' type="checkbox" disabled',
    ' loading="now"',
  ],
);

const names = fc.constantFrom(
  ...allowedElements,
  'font',
  'center',
  'iframe',
  'svg',
  'script',
  'main',
  'button',
  'label',
  'dialog',
);

const open = fc.tuple(names, attributes).map(([name, attribute]) => `<${name}${attribute}>`);
const closed = fc
  .tuple(names, attributes, fc.constantFrom('', 'words', '*x*'))
  .map(([name, attribute, words]) => `<${name}${attribute}>${words}</${name}>`);

const markdown = fc.constantFrom(
  ...[
    '\n\n',
    '\n\n',
    '\n',
    ' ',
    'words ',
    '# A\n',
    '## A\n\n',
    '\n- item\n',
    '\n> quote\n',
    '\n> [!NOTE]\n> x\n',
    '> [!TIP]- t\n> y\n\n',
  ],
  ...[
    '| a | b |\n| - | -: |\n| c | d |\n\n',
    '```js\ncode\n```\n',
    '```mermaid\ngraph TD\nA-->B\n```\n',
    '```chart\na,b\nx,1\n```\n',
    '[l](#a)',
    '[f[^1]](#a)',
    '![m](mill.jpg)',
  ],
  ...[
    '[![m](mill.jpg)](https://example.org/)',
    '![f](film.mp4 "t")',
    '\n\nhttps://www.youtube.com/watch?v=XXXXXXXXXXX\n\n',
    '- [x] done\n',
  ],
  ...[
    'term\n: meaning\n\n',
    '\n\n*[A]: abbr\n\n',
    '[^1]',
    '\n\n[^1]: note\n\n',
    '`c`',
    '**b**',
    '## 🎉\n\n',
    '## ???\n\n',
    '##\n\n',
    '<!-- c -->',
    '&lt;',
    '\\',
  ],
  ...['$x^2$', '\n$$\nx\n$$\n', '### ![](mill.jpg)\n', 'A\n===\n\n', '## _content\n\n', '## <a name="n"></a> N\n\n'],
);

/** Random texts of valid and invalid HTML, mixed with Markdown. */
export const textsWithHtml = fc
  .array(
    fc.oneof(
      { arbitrary: open, weight: 3 },
      { arbitrary: closed, weight: 2 },
      names.map((name) => `</${name}>`),
      { arbitrary: markdown, weight: 4 },
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));
