/**
 * Whether a path is that of an error page: hosts look for those under special file names and serve them in place of missing pages. Every other page
 * is in a folder, so its path ends with a slash.
 */
export function isErrorPage(path: string): boolean {
  return path.endsWith('.html');
}
