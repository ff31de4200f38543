import { distance } from 'fastest-levenshtein';
import { COMPARED_WORD } from './limits';

/**
 * The word that was meant, if unambiguous: one letter is wrong, missing or extra, two are swapped or, in a long word, two are wrong; and no other
 * word matches as well. `undefined` otherwise, and for a word's opposite, such as `unlisted` for `listed`.
 */
export function misspelt(word: string, words: readonly string[]): string | undefined {
  // In a word of two letters, one wrong letter is too many.
  if (word.length < 3 || word.length > COMPARED_WORD) return undefined;
  const plain = word.toLowerCase();
  const [meant, ...others] = words.filter((other) => {
    const right = other.toLowerCase();
    if (right.length < 3 || isOpposite(plain, right) || isOpposite(right, plain)) return false;
    const wrong = distance(plain, right);
    return wrong <= 1 || (wrong === 2 && (right.length >= LONG_WORD || hasLettersOf(plain, right)));
  });
  return others.length === 0 ? meant : undefined;
}

/** From this length on, a word may have two wrong letters: `sumary` and `sumarry` match `summary`, but `note` does not match `to`. */
const LONG_WORD = 6;

function isOpposite(word: string, other: string): boolean {
  return word === `no${other}` || word === `un${other}`;
}

function hasLettersOf(word: string, other: string): boolean {
  const letters = (text: string) => Array.from(text).sort().join('');
  return letters(word) === letters(other);
}

/** The word most similar to one that is not among them, the first if there are several; `undefined` if none is similar enough. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (word.length > COMPARED_WORD) return undefined;
  const plain = word.toLowerCase();
  const strayIn = countStray(plain);
  let found: { word: string; right: string } | undefined;
  // Beyond this distance no word is similar enough: it has at most this many extra letters, and a third of its own may be wrong.
  let fewest = Math.max(2, Math.floor(plain.length / 2)) + 1;
  for (const other of words) {
    const right = other.toLowerCase();
    // Counting letters is far cheaper than comparing, and rules out nearly all of thousands of paths.
    if (Math.abs(right.length - plain.length) >= fewest || strayIn(right) >= fewest) continue;
    const wrong = distance(plain, right);
    if (wrong >= fewest) continue;
    fewest = wrong;
    found = { word: other, right };
  }
  return found && fewest <= allowance(plain, found.right) ? found.word : undefined;
}

/** Counts the letters, in any order, that only one of two words has, and takes the larger count: a lower bound for the number of wrong letters. */
function countStray(word: string): (other: string) => number {
  // Letters in the same slot count as equal, which can only lower the count, so it stays a lower bound.
  const placeOf = (text: string, at: number) => text.charCodeAt(at) % 128;
  const own = new Uint8Array(128);
  for (let at = 0; at < word.length; at += 1) {
    const place = placeOf(word, at);
    own[place] = (own[place] ?? 0) + 1;
  }
  const left = new Uint8Array(128);
  return (other) => {
    left.set(own);
    let shared = 0;
    for (let at = 0; at < other.length; at += 1) {
      const place = placeOf(other, at);
      const count = left[place] ?? 0;
      if (count === 0) continue;
      left[place] = count - 1;
      shared += 1;
    }
    return Math.max(word.length, other.length) - shared;
  };
}

/** How many letters of a word may be wrong. In a short one, two wrong letters make another word, unless they are swapped: `name` is not `date`. */
function allowance(word: string, right: string): number {
  if (Math.min(word.length, right.length) <= SHORT_WORD && !hasLettersOf(word, right)) return 1;
  return Math.max(2, Math.floor(right.length / 3));
}

const SHORT_WORD = 4;
