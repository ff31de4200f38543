/**
 * Whether a file is written by `npm run derive`. It is no use to merge such a file: what it is made of is merged, and then it is written anew.
 *
 * @param text what is in it
 */
export function isDerived(path: string, text: string): boolean {
  return (
    /^schemas\/.*\.json$|^docs\/pages\/(?:fields(?:\/.*)?|icons)\.md$|^\.vscode\/.*\.code-snippets$/.test(path) ||
    text.startsWith('// Written by `npm run derive`')
  );
}
