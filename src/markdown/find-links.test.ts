import fc from 'fast-check';
import { findHeadingIds, findLinks, guessHeadingIds, guessTargets, mayLackAlt } from './find-links';

test.each<[string, string, [type: string, target: string, place: string, alt?: string][]]>([
  ['a link', 'See [it](a.md).', [['link', 'a.md', '1:10']]],
  ['a picture', '![A mill](mill.jpg)', [['image', 'mill.jpg', '1:11', 'A mill']]],
  ['a picture without words', 'Text\n\n![](mill.jpg "Title")', [['image', 'mill.jpg', '3:5', '']]],
  [
    'a picture that is a link',
    '[![Mill](mill.jpg)](mill.md)',
    [
      ['link', 'mill.md', '1:21'],
      ['image', 'mill.jpg', '1:10', 'Mill'],
    ],
  ],
  [
    'references',
    '[it][a] and ![M][b]\n\n[a]: a.md\n[b]: <b c.jpg>',
    [
      ['link', 'a.md', '3:6'],
      ['image', 'b c.jpg', '4:7'],
    ],
  ],
  [
    'a reference to a picture without words',
    '![][b]\n\n[b]: b.jpg',
    [
      ['image', 'b.jpg', '1:1', ''],
      ['image', 'b.jpg', '3:6'],
    ],
  ],
  ['a link in a list in a quotation', '> - one\n> - [two](b.md)', [['link', 'b.md', '2:11']]],
  ['a link whose words are on two lines', '[one\ntwo](b.md)', [['link', 'b.md', '2:6']]],
  ['a target that its words name too', '[b.md](b.md)', [['link', 'b.md', '1:8']]],
  ['code', '`[x](a.md)`\n\n    [x](a.md)\n\n```md\n[x](a.md)\n```', []],
  ['escaped brackets', '\\[x](a.md)', []],
])('%s', (_, markdown, expected) => {
  const found = findLinks(markdown).map(({ type, target, line, column, alt }) => [
    type,
    target,
    `${line}:${column}`,
    ...(alt === undefined ? [] : [alt]),
  ]);
  expect(found).toEqual(expected);
});

/** Pieces that Markdown is made of, in any order. */
const pieces = fc.array(
  fc.constantFrom(
    ...['[a](b.md)', '![](c.jpg)', '![d][e]', '[e]: f.jpg\n', '[g](<h i.md>)', '[j]( k.md "t")', '[![l](m.png)](n.md)'],
    ...[
      '> ',
      '- ',
      '\n',
      '\n\n',
      '    ',
      '`',
      '```\n',
      '*',
      '# ',
      'words ',
      '\\',
      '[',
      ']',
      '(',
      ')',
      '<',
      '|',
      '~~',
      '&amp;',
    ],
    ...['<a href="o.md">', '<img src=p.png>', "<img alt='' src='q.png'>", '<!--', '-->', '<div>\n', '<p title="'],
  ),
  { maxLength: 24 },
);

test('no link is missed by guessing, and no picture without words', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const markdown = parts.join('');
      const links = findLinks(markdown);
      const guesses = guessTargets(markdown);
      for (const { type, target } of links) {
        const guessed = new Set(guesses.filter((guess) => guess.type === type).map((guess) => guess.target));
        // What is guessed may be cut off or still have its escapes, and is then wanting: the text is read as Markdown.
        const known = guessed.has(target) || [...guessed].some((guess) => guess !== target && !/^[\w.]*$/.test(guess));
        expect([markdown, target, known || target.includes(' ')]).toEqual([markdown, target, true]);
      }
      if (links.some(({ alt }) => alt === '')) expect([markdown, mayLackAlt(markdown)]).toEqual([markdown, true]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['## The mill\n\n## The mill\n', ['the-mill', 'the-mill-1']],
  ['## *Note* `A`: été\n', ['note-a-été']],
  ['Setext\n======\n', ['setext']],
  ['```\n# no heading\n```\n', []],
  ['## [linked](a.md)\n', ['linked']],
])('the headings of %j have the ids %j', (markdown, ids) => {
  expect([...findHeadingIds(markdown)]).toEqual(ids);
});

test('guessed ids are a help, not an answer', () => {
  expect([...guessHeadingIds('# One\n\n```sh\n# no heading\n```\n\n## Two ##\n')]).toEqual(['one', 'two']);
});

test('a heading of very many signs is read in no time', () => {
  const started = performance.now();
  expect([...guessHeadingIds(`# ${'#'.repeat(50_000)}a\n\n## C# ##\n`)]).toEqual(['a', 'c']);
  expect(performance.now() - started).toBeLessThan(1000);
});
