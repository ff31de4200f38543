import { closest, distance } from 'fastest-levenshtein';

/** The nearest of some words to one that is none of them; `undefined` when none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  // Comparing with something as long as a page would take long and say nothing.
  if (words.length === 0 || word.length > 200) return undefined;
  const found = closest(word.toLowerCase(), [...words]);
  return distance(word.toLowerCase(), found.toLowerCase()) <= Math.max(2, Math.floor(found.length / 3))
    ? found
    : undefined;
}
