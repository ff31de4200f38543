/** The full URL of a path on a site, whose URL may or may not end with a slash. */
export function toFullAddress(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/$/, '') + path;
}
