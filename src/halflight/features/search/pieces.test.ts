import { foundWords, markWords, toPieces, withoutTitle, type Piece } from './pieces';

/** Pieces as one line, with the matches in brackets. */
const show = (pieces: readonly Piece[]) => pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

test.each([
  ['Words of the <mark>engine</mark> and more', 'Words of the [engine] and more'],
  ['<mark>Engine,</mark> the <mark>engines.</mark>', '[Engine], the [engines].'],
  ['&lt;b&gt; is &lt;mark&gt; <mark>A&lt;B</mark>', '<b> is <mark> [A<B]'],
  ['<mark>…</mark> nothing', '[]… nothing'],
  ['', ''],
])('the excerpt %j is shown as %s', (excerpt, expected) => {
  expect(show(toPieces(excerpt))).toBe(expected.replace('[]', ''));
});

test.each([
  ['The Analytical Engine', 'engine', 'The Analytical [Engine]'],
  ['The Analytical Engine', 'engines analytic', 'The [Analytical] [Engine]'],
  ['Café Été', 'cafe', '[Café] Été'],
  ['Irmak Kıyısı', 'ırmak kıyısı', '[Irmak] [Kıyısı]'],
  ['İzmir', 'izmir', '[İzmir]'],
  ['Die Straße', 'STRASSE', 'Die [Straße]'],
  ['An age of engines', 'an age', '[An] [age] of engines'],
  ['Note G', 'notebook', 'Note G'],
  ['Nothing', '', 'Nothing'],
  ['橋の作り方', '作り方', '橋の[作り方]'],
  ['橋の作り方と橋', '橋', '[橋]の作り方と[橋]'],
  ['CSS入門', 'css', '[CSS]入門'],
  ['CSS入門', 'CSS入門', '[CSS][入門]'],
  ['ガラスとカラス', 'カラス', 'ガラスと[カラス]'],
  ['カ\u3099ラスとカラス', 'ガラス', '[ガラス]とカラス'],
  ['こんにちは、世界', '世', 'こんにちは、[世]界'],
  ['桥梁的历史', '历史', '桥梁的[历史]'],
  ['ประวัติสะพาน', 'สะพาน', 'ประวัติ[สะพาน]'],
  ['다리의 역사', '역사', '다리의 [역사]'],
])('in the title %j the words of %j are marked', (title, words, expected) => {
  expect(show(markWords(title, words))).toBe(expected);
});

test.each([
  ['<mark>Pictures.</mark> The title becomes a caption.', 'Pictures', 'The title becomes a caption.'],
  ['The first heading. Its <mark>words</mark>.', 'The first heading', 'Its [words].'],
  ['… in the middle of <mark>it</mark>', 'A heading', '… in the middle of [it]'],
  ['<mark>Heading</mark>', 'Heading', ''],
])('the excerpt %j below the heading %s does not repeat it', (excerpt, title, expected) => {
  expect(show(withoutTitle(toPieces(excerpt), title))).toBe(expected);
});

test('the words found are told once each', () => {
  const one = toPieces('<mark>One</mark> two <mark>three</mark>');
  expect(foundWords(one, one, toPieces('none'))).toEqual(['One', 'three']);
});
