import {
  CELLS_LACKING,
  COLOURED_LINE_LENGTH,
  DEFINITIONS,
  PARAGRAPH_SIGNS,
  TEXT_NESTING,
  UNDERLINED_HEADINGS,
} from '../limits';

/** A repetitive text of a given length, which may be slow to parse as Markdown. */
export interface Pattern {
  name: string;
  text: (length: number) => string;
}

/** Repeats a piece, between a beginning and an end. */
const again =
  (piece: string, before = '', after = '') =>
  (length: number): string =>
    before + piece.repeat(Math.max(1, Math.floor(length / piece.length))) + after;

/** Repeats a piece that contains a number, so that each is different. */
const counted =
  (piece: (number: number) => string, before = '', after = '') =>
  (length: number): string => {
    let text = before;
    for (let number = 0; text.length < length; number += 1) text += piece(number);
    return text + after;
  };

/** Two halves with the same number of repeats. */
const halves =
  (first: string, second: string, between = '') =>
  (length: number): string => {
    const count = Math.max(1, Math.floor(length / (first.length + second.length)));
    return first.repeat(count) + between + second.repeat(count);
  };

/**
 * Patterns for which Markdown parsers, or the steps after them, have taken superlinear time: those of CommonMark's own tests
 * (https://github.com/commonmark/cmark/blob/master/test/pathological_tests.py), and others for the syntax that this site supports.
 */
const texts: Record<string, Pattern['text']> = {
  'strong emphasis, nested': halves('*a **a ', 'b** b* ', 'b'),
  'closers of emphasis': again('a_ '),
  'openers of emphasis': again('_a '),
  'closers of links': again('a]'),
  'openers of links': again('[a'),
  'mismatched openers and closers': again('*a_ '),
  'openers and closers, multiple of three': again('a **a**b* ', 'a**b'),
  'links and emphasis': again('[ a_'),
  'pairs of signs': again('**x [a*b**c*](d) '),
  'brackets, nested': halves('[', ']', 'a'),
  'brackets, open': again('['),
  'brackets and stars': again('*['),
  'quotations, nested': again('> ', '', 'a'),
  'quotations, deeper each line': (length) =>
    Array.from({ length: Math.floor(Math.sqrt(length)) }, (_, depth) => `${'> '.repeat(depth)}a\n\n`).join(''),
  'lists, deeper each line': (length) =>
    Array.from({ length: Math.floor(Math.sqrt(length)) }, (_, depth) => `${'  '.repeat(depth)}* a\n`).join(''),
  'lists of lists': again('- ', '', 'x'),
  'lists, then lazy lines': again('* a\nb\n'),
  'empty items': again('-\n'),
  'items, loose': again('- a\n\n'),
  'items of task lists': again('- [ ] a\n'),
  'ordered items': counted((number) => `${number}. a\n`),
  'items, alternating': again('- a\n* b\n'),
  'backticks of growing number': counted((number) => `e${'`'.repeat(number)}`),
  'backticks without end': again('`a``b'),
  'links with open targets': again('[a](<b'),
  'links with open targets, bare': again('[a](b'),
  'targets with brackets': again('(', '[a](', ''),
  'references without definition': again('[a][b] '),
  'references with many definitions': counted((number) => `[${number}]: u\n\n[${number}] `),
  'the same definition': again('[foo]: /u\n', '', '\n[foo]'),
  'definitions that do not end': again('[a\n'),
  'autolinks, open': again('<http://a'),
  'bare addresses': again('https://a.b/?c=d&e '),
  'bare addresses without space': again('www.a.b/'),
  'addresses of e-mail': again('a@b.'),
  'at signs': again('a@'),
  'dots and slashes': again('http://a.', '', ''),
  entities: again('&lt;'),
  'entities, open': again('&a'),
  backslashes: again('\\'),
  'tags, open': again('<a b='),
  'tags, unclosed': again('<i>'),
  'tags, mismatched': again('<b><i></b></i>'),
  'tables in HTML, unclosed': again('<table><tr><td>'),
  declarations: again('<!A '),
  'comments, open': again('<!-- '),
  'comments, nearly closed': again('<!-- a --'),
  instructions: again('<?'),
  CDATA: again('<![CDATA['),
  attributes: counted((number) => ` a${number}="b"`, '<b', '>c</b>'),
  headings: again('# a\n'),
  'headings with the same words': again('## a\n\n'),
  'headings with other words': counted((number) => `## a ${number}\n\n`),
  'headings, underlined': again('a\n=\n'),
  'headings, underlined, apart': again('a\n=\n\n'),
  'headings, underlined with one rule': (length) => `${'a\n'.repeat(length / 2)}===\n`,
  rules: again('***\n'),
  'lines of a paragraph': again('a\n'),
  'hard breaks': again('a  \n'),
  spaces: again(' ', 'a', 'b'),
  'spaces at the end of lines': again('a          \n'),
  tabs: again('\t', 'a', 'b'),
  'one word': again('a'),
  'blank lines': again('\n', 'a', 'b'),
  'fences, open': again('```\n'),
  'fences of growing length': counted((number) => `${'`'.repeat(number + 3)}\n`),
  'fences, apart': again('```js\na\n```\n\n'),
  'code of one line': again('a = b; ', '```js\n', '\n```\n'),
  'code of many lines': again('a = b; // c\n', '```js\n', '\n```\n'),
  'code of brackets': again('{[(', '```js\n', '\n```\n'),
  'code of quotes': again(`"'\``, '```js\n', '\n```\n'),
  'code of HTML': again('<a b="', '```html\n', '\n```\n'),
  'code of CSS': again('a{b:', '```css\n', '\n```\n'),
  'code of PHP': again('<?php $a="$b', '```php\n', '\n```\n'),
  'code of a shell': again('$(a "`b', '```sh\n', '\n```\n'),
  'code of YAML': again('a: {b: [', '```yaml\n', '\n```\n'),
  'code of Markdown': again('*[a](b_`', '```md\n', '\n```\n'),
  'code of C++': again('a<b<', '```cpp\n', '\n```\n'),
  'code of TypeScript': again('a<b<(c', '```ts\n', '\n```\n'),
  'code of LaTeX': again('\\a{$', '```latex\n', '\n```\n'),
  'code of a regular expression': again('/(a|[', '```js\n', '\n```\n'),
  'languages of code': counted(
    (number) =>
      `\`\`\`${['js', 'ts', 'css', 'html', 'sh', 'py', 'go', 'rs', 'c', 'cpp', 'php', 'rb', 'java', 'sql', 'md', 'yaml'][number % 16] ?? ''}\na\n\`\`\`\n\n`,
  ),
  'words to mark': (length) => `\`\`\`js ${'/a/ '.repeat(length / 8)}\n${'a '.repeat(length / 4)}\n\`\`\`\n`,
  'a few words to mark': (length) =>
    `\`\`\`js /a/ /b/ /c/ /d/\n${'a b c d '.repeat(Math.min(length, 4900) / 8)}\n\`\`\`\n`,
  'lines to mark': counted((number) => `${number},`, '```js {', '1}\na\n```\n'),
  'a range of lines to mark': () => '```js {1-999999999}\na\n```\n',
  'marks in comments': again('a // [!code ++]\n', '```js\n', '```\n'),
  'a table of many rows': again('| a | b |\n', '| a | b |\n| - | - |\n'),
  'a table of many columns': (length) => `|${'a|'.repeat(length / 5)}\n|${'-|'.repeat(length / 5)}\n`,
  'a table of many empty rows and columns': (length) =>
    `|${'a|'.repeat(Math.sqrt(length))}\n|${'-|'.repeat(Math.sqrt(length))}\n${'|\n'.repeat(length / 2)}`,
  'tables that are none': again('|a\n'),
  'tables, many': again('|a|\n|-|\n\n'),
  'tables, each with many columns': again('|a|b|c|d|e|f|\n|-|-|-|-|-|-|\n\n'),
  pipes: again('|'),
  'pipes in rows': (length) => `| a |\n| - |\n${'|'.repeat(length)}`,
  'delimiter rows': again('|-\n'),
  footnotes: counted((number) => `[^${number}]: a\n`, '', ''),
  'footnotes, used': counted((number) => `[^${number}]\n\n[^${number}]: a\n\n`),
  'one footnote, used often': again('[^1] ', '', '\n\n[^1]: a'),
  'one footnote, used in each paragraph': again('[^1]\n\n', '', '\n\n[^1]: a'),
  'footnotes in footnotes': counted((number) => `[^${number}]: [^${number + 1}]\n\n`, '[^0]\n\n'),
  'footnotes that are nested': counted((number) => `[^${number}]: `, '[^0]\n\n'),
  'footnotes, open': again('[^a'),
  callouts: again('> [!NOTE]\n> a\n\n'),
  'callouts in callouts': (length) =>
    Array.from({ length: Math.floor(Math.sqrt(length / 4)) }, (_, depth) => `${'> '.repeat(depth)}[!NOTE]\n`).join(''),
  'terms and what they mean': again('a\n: b\n\n'),
  'what a term means': again(': b\n', 'a\n'),
  'terms without meaning': again('a\n\n: '),
  colons: again(':'),
  'colons with spaces': again(': '),
  'colons on lines of their own': again('a\n:\n'),
  abbreviations: counted((number) => `*[A${number}]: b\n\n`),
  'abbreviations, used': (length) =>
    counted((number) => `*[A${number}]: b\n\n`)(length / 2) + again('A1 A2 A3 ')(length / 2),
  'abbreviations, alike': (length) =>
    counted((number) => `*[${'a'.repeat((number % 100) + 1)}${number}]: b\n\n`)(length / 2) + again('a')(length / 2),
  'abbreviations in one paragraph': counted((number) => `*[A${number}]: b\n`),
  tildes: again('~'),
  'tildes in pairs': again('~~a~ '),
  'strikes, nested': halves('~~a ', 'b~~ '),
  formulas: again('$a$ '),
  'formulas, open': again('$a '),
  dollars: again('$'),
  'dollars of growing number': counted((number) => `e${'$'.repeat(number)}`),
  'formulas of blocks': again('$$\na\n$$\n\n'),
  'one large formula': again('a+', '$$\n', 'b\n$$\n'),
  'a formula of fractions': halves('\\frac{a}{', '}'),
  'a formula of nested fractions': (length) => `$$\n${halves('\\frac{a}{', '}', 'b')(length)}\n$$\n`,
  'a formula of brackets': (length) => `$$\n${halves('\\left(', '\\right)', 'b')(length)}\n$$\n`,
  'a formula of indices': (length) => `$$\n${halves('a_{', '}', 'b')(length)}\n$$\n`,
  'a formula of braces': (length) => `$$\n${halves('{', '}', 'b')(length)}\n$$\n`,
  'a formula of a matrix': again('a & b \\\\ ', '$$\n\\begin{matrix}', '\\end{matrix}\n$$\n'),
  'a formula of macros': (length) =>
    `$$\n${Array.from({ length: 12 }, (_, number) => `\\def\\${'abcdefghijklm'[number] ?? ''}{${`\\${'abcdefghijklm'[number + 1] ?? ''}`.repeat(9)}}`).join('')}\\a\n$$\n${'a'.repeat(length / 2)}`,
  pictures: again('![a](b.png) '),
  'pictures that are nested': halves('![', '](a)', 'b'),
  badges: again('[![a](b.svg)](c) '),
  'badges on lines of their own': again('[![a](b.svg)](c)\n\n'),
  shortcodes: again('{{< a '),
  'tags of Liquid': again('{% a '),
  'variables of templates': again('{{ a'),
  'variables of templates, long': again('{{a a a a a a'),
  'shortcodes of WordPress': again('[caption '),
  'links with spaces': again('[a](b c '),
  'links with spaces, closed': again('[a](b c.png) '),
  'links with pairs of brackets': again('[](a (b) '),
  'links with a long pair of brackets': again('(b c) ', '[a](', ''),
  'links with spaces in the same line': again('![', '', '](a b.png)'),
  'a flow chart': counted((number) => `A${number} --> A${number + 1}\n`, '```mermaid\ngraph TD\n', '```\n'),
  'a flow chart of one line': again('A --> ', '```mermaid\ngraph TD\n', 'B\n```\n'),
  'a flow chart of crossing arrows': () =>
    `\`\`\`mermaid\ngraph TD\n${Array.from({ length: 190 }, (_, number) => `A${number % 14} --> B${Math.floor(number / 14)}`).join('\n')}\n\`\`\`\n`,
  'a flow chart of brackets': again('A[[[((', '```mermaid\ngraph TD\n', '\n```\n'),
  'a flow chart of nested groups': (length) =>
    `\`\`\`mermaid\ngraph TD\n${Array.from({ length: Math.min(90, length / 60) }, (_, number) => `subgraph S${number}`).join('\n')}\nA-->B\n${'end\n'.repeat(Math.min(90, length / 60))}\`\`\`\n`,
  'a diagram of classes': () =>
    `\`\`\`mermaid\nclassDiagram\n${Array.from({ length: 190 }, (_, number) => `A${number % 14} <|-- B${Math.floor(number / 14)}`).join('\n')}\n\`\`\`\n`,
  'a diagram of many classes': () =>
    `\`\`\`mermaid\nclassDiagram\n${Array.from({ length: 190 }, (_, number) => `A${number} <|-- A${number + 1}`).join('\n')}\n\`\`\`\n`,
  'a diagram of tables': () =>
    `\`\`\`mermaid\nerDiagram\n${Array.from({ length: 190 }, (_, number) => `A${number % 14} ||--o{ B${Math.floor(number / 14)} : c`).join('\n')}\n\`\`\`\n`,
  'a diagram of states': () =>
    `\`\`\`mermaid\nstateDiagram-v2\n${Array.from({ length: 190 }, (_, number) => `A${number % 14} --> B${Math.floor(number / 14)}`).join('\n')}\n\`\`\`\n`,
  'a diagram of messages': () =>
    `\`\`\`mermaid\nsequenceDiagram\n${Array.from({ length: 190 }, (_, number) => `A${number}->>A${number + 1}: b`).join('\n')}\n\`\`\`\n`,
  'a chart': () =>
    `\`\`\`mermaid\nxychart-beta\nx-axis [${Array.from({ length: 700 }, (_, number) => number).join(',')}]\nbar [${'1,'.repeat(900)}1]\n\`\`\`\n`,
  'a chart of points': counted((number) => `${number},${number}\n`, '```chart type=points\nx,y\n', '```\n'),
  'a chart of lines': counted((number) => `${number},1,2,3\n`, '```chart type=lines\nx,a,b,c\n', '```\n'),
  'charts, many': again('```chart\nx,y\na,1\n```\n\n'),
  'options of a chart': again('type=', '```chart ', '\na,b\n```\n'),
  'diagrams, many': again('```mermaid\ngraph TD\nA-->B\n```\n\n'),
  'diagrams, some large': (length) =>
    again(
      `\`\`\`mermaid\ngraph TD\n${Array.from({ length: 190 }, (_, number) => `A${number % 14}-->B${Math.floor(number / 14)}`).join('\n')}\n\`\`\`\n\n`,
    )(length),
  'elements that cannot nest': again('<p><h1>'),
  'items in HTML': again('<li>'),
  'terms in HTML': again('<dt><dd>'),
  'rows in HTML': again('<tr><td>', '<table>'),
  'spans around blocks': again('<span><p>'),
  'links in HTML': again('<a href="b">'),
  'links in HTML, closed': again('<a href="b">c</a>'),
  'formatting that is taken up again': again('<b><p>', '', '</b>'),
  'fonts that are taken up again': counted((number) => `<i class="a${number}"><p>`),
  'raised and lowered': halves('<sup>', '</sup>', 'a'),
  'folded in folded': halves('<details><summary>a</summary>', '</details>', 'b'),
  'pictures in HTML': again('<img src="a.png" alt="b">'),
  sources: again('<source src="a.mp4">', '<video>', '</video>'),
  'lists of pictures': again('a.png 2x, ', '<img src="a.png" srcset="', 'b.png 3x">'),
  classes: again('a ', '<b class="', '">c</b>'),
  'ids alike': again('<b id="a"></b>'),
  'names alike': again('<a name="a"></a>\n\n'),
  'references to ids': again('a ', '<b aria-labelledby="', '">c</b>'),
  emoji: again('🎉 '),
  families: again('👨‍👩‍👧‍👦'),
  'marks above': again('\u0301', 'a'),
  Thai: again('ภาษาไทยเขียนโดยไม่เว้นวรรค'),
  Chinese: again('数学家写下了第一个程序'),
  'right to left': again('שלום '),
  'direction marks': again('\u202E'),
  'nothing that can be seen': again('\u200B'),
  'carriage returns': again('a\r'),
  null: again('\u0000'),
  'halves of letters': again('\uD800'),
  // Just below the limits.
  'definitions, almost too many': (length) => 'a\n: b\n\n'.repeat(Math.min(length / 8, DEFINITIONS - 1)),
  'definitions on lines of their own, almost too many': (length) =>
    'a\n:\n'.repeat(Math.min(length / 4, DEFINITIONS - 1)),
  'headings, underlined, almost too many': (length) => 'a\n=\n\n'.repeat(Math.min(length / 5, UNDERLINED_HEADINGS - 1)),
  'brackets and stars in almost too long paragraphs': again(`${'*['.repeat(PARAGRAPH_SIGNS / 2 - 1)}\n\n`),
  'stars and underlines in almost too long paragraphs': again(`${'*a_ '.repeat(PARAGRAPH_SIGNS / 2 - 1)}\n\n`),
  'openers and closers in almost too long paragraphs': again(`${'a **a**b* '.repeat(PARAGRAPH_SIGNS / 5 - 1)}\n\n`),
  'quotations, almost too deep': again(`${'> '.repeat(TEXT_NESTING - 3)}a\n\n`),
  'lists, almost too deep': again(`${'- '.repeat(TEXT_NESTING / 2 - 3)}a\n\n`),
  'elements, almost too deep': again(`${'<div>'.repeat(TEXT_NESTING - 3)}${'</div>'.repeat(TEXT_NESTING - 3)}\n\n`),
  'emphasis, almost too deep': again(`${'**a '.repeat(TEXT_NESTING - 3)}${'b** '.repeat(TEXT_NESTING - 3)}\n\n`),
  'lines of code, almost too long': again(`${'/(a|['.repeat(COLOURED_LINE_LENGTH / 5 - 1)}\n`, '```js\n', '```\n'),
  'tables whose rows lack almost too many cells': (length) =>
    `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(Math.min(length / 2, CELLS_LACKING / 100 - 1))}\n`,
  'conflict signs': halves('<<<<<<< a\n', '=======\n'),
};

export const patterns: readonly Pattern[] = Object.entries(texts).map(([name, text]) => ({ name, text }));
