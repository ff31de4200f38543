/**
 * Whether a path is that of an error page: hosts serve these from a file of their own name, in the place of a page that is not there. Every
 * other page lies in a folder, and its path ends with a slash.
 */
export function isErrorPage(path: string): boolean {
  return path.endsWith('.html');
}
