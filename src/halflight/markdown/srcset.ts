/** The URLs of a `srcset`: comma-separated candidates, each a URL and, after a space, a descriptor. */
export function addressesInSrcset(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0]?.replace(/,$/, '') ?? '')
    .filter(Boolean);
}
