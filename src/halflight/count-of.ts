/** A number with its noun, in English: `1 page`, `2 pages`. `nouns` is the plural, if irregular. */
export function countOf(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`;
}

/** Several numbers with their nouns, without the zeros: `2 errors` and `1 warning`. */
export function countsOf(...counts: readonly Parameters<typeof countOf>[]): string[] {
  return counts.filter(([number]) => number !== 0).map((count) => countOf(...count));
}
