/** The full address of a path of a site, whose own address may end with a slash or not. */
export function toFullAddress(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/$/, '') + path;
}
