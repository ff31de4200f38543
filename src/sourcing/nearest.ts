import { closest, distance } from 'fastest-levenshtein';

/**
 * The word that was meant, if that is unambiguous: one letter is wrong, missing or extra, two are swapped or, in a long word, two are wrong; and no
 * other word matches as well. `undefined` otherwise, and for the opposite of a word, such as `listed` and `unlisted`.
 */
export function misspelt(word: string, words: readonly string[]): string | undefined {
  // In a word of two letters, one wrong letter is too many.
  if (word.length < 3 || word.length > 200) return undefined;
  const plain = word.toLowerCase();
  const [meant, ...others] = words.filter((other) => {
    const right = other.toLowerCase();
    if (right.length < 3 || isOpposite(plain, right) || isOpposite(right, plain)) return false;
    const wrong = distance(plain, right);
    return wrong <= 1 || (wrong === 2 && (right.length >= LONG_WORD || hasLettersOf(plain, right)));
  });
  return others.length === 0 ? meant : undefined;
}

/** From this length on, a word may have two wrong letters: `sumary` and `sumarry` are `summary`, but `note` is not `to`. */
const LONG_WORD = 6;

function isOpposite(word: string, other: string): boolean {
  return word === `no${other}` || word === `un${other}`;
}

/** Whether two words have the same letters, in any order. */
function hasLettersOf(word: string, other: string): boolean {
  const letters = (text: string) => Array.from(text).sort().join('');
  return letters(word) === letters(other);
}

/** The word most similar to one that is not among them; `undefined` when none is similar enough. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  // Comparing a text as long as a page would be slow, and pointless.
  if (words.length === 0 || word.length > 200) return undefined;
  const plain = word.toLowerCase();
  const found = closest(plain, [...words]);
  const right = found.toLowerCase();
  return distance(plain, right) <= allowance(plain, right) ? found : undefined;
}

/** How many letters of a word may be wrong. In a short one, two wrong letters make another word, unless they are swapped: `name` is not `date`. */
function allowance(word: string, right: string): number {
  if (Math.min(word.length, right.length) <= SHORT_WORD && !hasLettersOf(word, right)) return 1;
  return Math.max(2, Math.floor(right.length / 3));
}

const SHORT_WORD = 4;
