/** The element that the fragment of a URL names; none if the fragment cannot be decoded, such as `#100%`. */
export function placeOf({ hash }: Pick<Location, 'hash'>): HTMLElement | null | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The fragment cannot be decoded.
  }
}
