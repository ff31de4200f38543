import { fold } from '../../ui/client/fold';

/**
 * Letters of scripts without spaces between words, in which a word can match anywhere in a line: the content of a regular expression character class
 * for the `u` flag.
 */
export const UNSPACED = '\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}ー\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';

/** A part of a text, and whether it matches the search. */
export interface Piece {
  text: string;
  found: boolean;
}

/**
 * Splits a Pagefind excerpt, which is HTML with `<mark>` around matches, into plain text pieces. Punctuation after a matched word is not part of the
 * match.
 */
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

/** Removes the title from the start of an excerpt, with the punctuation after it, because it is already shown above. */
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

const SPACED_WORD = `(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`;

/**
 * Marks the matches in a title: words that begin with a word of the query, and words that a query word begins with (the search ignores endings). In
 * scripts without spaces, matches can be anywhere.
 */
export function markWords(title: string, words: string): Piece[] {
  const query = words.normalize();
  const wanted = query.match(new RegExp(SPACED_WORD, 'gu'))?.map(fold) ?? [];
  const inside = query.match(new RegExp(`[${UNSPACED}]+`, 'gu')) ?? [];
  return title
    .normalize()
    .split(new RegExp(`(${SPACED_WORD})`, 'u'))
    .flatMap((text, index): Piece[] => {
      if (index % 2 === 1) return [{ text, found: wanted.some((word) => isForm(fold(text), word)) }];
      if (inside.length === 0) return [{ text, found: false }];
      const parts = text.split(new RegExp(`(${inside.join('|')})`, 'u'));
      return parts.map((part, at) => ({ text: part, found: at % 2 === 1 }));
    })
    .filter(({ text }) => text !== '');
}

/** In characters: the longest ending that is ignored, and the shortest stem that may remain. */
const ENDING = 3;
const STEM = 4;

function isForm(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  return word.length >= STEM && wanted.length - word.length <= ENDING && wanted.startsWith(word);
}

/** The matched words of a result, deduplicated. */
export function foundWords(...texts: readonly (readonly Piece[])[]): string[] {
  return [...new Set(texts.flat().flatMap(({ text, found }) => (found ? [text] : [])))];
}
