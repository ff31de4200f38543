/** The URLs of a `srcset`: candidates are separated by commas, each a URL and, after a space, its descriptor. */
export function addressesInSrcset(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0]?.replace(/,$/, '') ?? '')
    .filter(Boolean);
}
