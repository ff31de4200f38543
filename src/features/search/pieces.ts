/** A part of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** An excerpt as Pagefind gives it, with `<mark>` around what was found, as text. A stop or comma after a word is no part of it. */
export function toPieces(excerpt: string): Piece[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/)
    .flatMap((part): Piece[] => {
      const marked = /^<mark>(.*?)([^\p{L}\p{N}\p{M}]*)<\/mark>$/u.exec(part);
      if (!marked) return [{ text: unescape(part), found: false }];
      const [, word = '', rest = ''] = marked;
      return [
        { text: unescape(word), found: true },
        { text: unescape(rest), found: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

function unescape(html: string): string {
  return html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}

/** An excerpt without its first words, where those are the heading that stands above it already. */
export function withoutTitle(excerpt: readonly Piece[], title: string): Piece[] {
  const text = excerpt.map((piece) => piece.text).join('');
  if (!text.startsWith(title)) return [...excerpt];
  let left = title.length + (/^[^\p{L}\p{N}]*/u.exec(text.slice(title.length))?.[0].length ?? 0);
  return excerpt.flatMap((piece) => {
    const rest = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    return rest === '' ? [] : [{ ...piece, text: rest }];
  });
}

/**
 * A title with the words in it that were looked for: those that begin as a word of the question does, and, since endings are not told apart
 * when searching, those that a word of the question begins with.
 */
export function markWords(title: string, words: string): Piece[] {
  const wanted = fold(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  return title
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .map((text) => ({ text, found: /[\p{L}\p{N}]/u.test(text) && wanted.some((word) => isForm(fold(text), word)) }))
    .filter(({ text }) => text !== '');
}

/** Endings are at most so long, and what is left of a word without its ending is at least so long. */
const ENDING = 3;
const STEM = 4;

function isForm(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  return word.length >= STEM && wanted.length - word.length <= ENDING && wanted.startsWith(word);
}

/** In lower case, without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a result that were found, each once. */
export function foundWords(...texts: readonly (readonly Piece[])[]): string[] {
  return [...new Set(texts.flat().flatMap(({ text, found }) => (found ? [text] : [])))];
}
