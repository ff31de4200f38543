import { closest, distance } from 'fastest-levenshtein';

/**
 * The word that was meant, if that is unambiguous: one letter is wrong, missing or extra, two are swapped or, in a long word, two are wrong; and no
 * other word matches as well. `undefined` otherwise.
 */
export function misspelt(word: string, words: readonly string[]): string | undefined {
  // In a word of two letters, one wrong letter is too many.
  if (word.length < 3 || word.length > 200) return undefined;
  const letters = (text: string) => Array.from(text).sort().join('');
  const plain = word.toLowerCase();
  const [meant, ...others] = words.filter((other) => {
    const right = other.toLowerCase();
    if (right.length < 3) return false;
    const wrong = distance(plain, right);
    return wrong <= 1 || (wrong === 2 && (right.length >= LONG_WORD || letters(plain) === letters(right)));
  });
  return others.length === 0 ? meant : undefined;
}

/** From this length on, a word may have two wrong letters: `sumary` and `sumarry` are `summary`, but `note` is not `to`. */
const LONG_WORD = 6;

/** The word most similar to one that is not among them; `undefined` when none is similar enough. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  // Comparing a text as long as a page would be slow, and pointless.
  if (words.length === 0 || word.length > 200) return undefined;
  const found = closest(word.toLowerCase(), [...words]);
  return distance(word.toLowerCase(), found.toLowerCase()) <= Math.max(2, Math.floor(found.length / 3))
    ? found
    : undefined;
}
