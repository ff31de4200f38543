/** The full URL of a path of a site, whose own URL may or may not end with a slash. */
export function toFullAddress(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/$/, '') + path;
}
