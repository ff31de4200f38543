/**
 * Whether a path is that of an error page: hosts look for those under file names of their own, and serve them in place of a missing page. Every other
 * page lies in a folder, so its path ends with a slash.
 */
export function isErrorPage(path: string): boolean {
  return path.endsWith('.html');
}
