/** The addresses of a list of pictures, as `srcset` has them: each a word, what describes it after a space, a comma between two. */
export function addressesInSrcset(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0]?.replace(/,$/, '') ?? '')
    .filter(Boolean);
}
