import { closest, distance } from 'fastest-levenshtein';

/**
 * The word that was meant, where there is no doubt: a letter is wrong, missing or too much, two have changed places, or, in a long word, two are
 * wrong; and no other word is as near. `undefined` otherwise.
 */
export function misspelt(word: string, words: readonly string[]): string | undefined {
  // Of two letters one is too much to be wrong.
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

/** From so many letters on, two wrong ones leave a word what it is: `sumary` and `sumarry` are `summary`, but `note` is not `to`. */
const LONG_WORD = 6;

/** The nearest of some words to one that is none of them; `undefined` when none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  // Comparing with something as long as a page would take long and say nothing.
  if (words.length === 0 || word.length > 200) return undefined;
  const found = closest(word.toLowerCase(), [...words]);
  return distance(word.toLowerCase(), found.toLowerCase()) <= Math.max(2, Math.floor(found.length / 3))
    ? found
    : undefined;
}
