/**
 * Whether a file is written by `npm run derive`. Such files are not merged: their sources are, and then they are generated again.
 *
 * @param text The text of the file.
 */
export function isDerived(path: string, text: string): boolean {
  return (
    /^(?:src\/halflight\/)?schemas\/.*\.json$|^docs\/pages\/(?:fields(?:\/.*)?|icons)\.md$|^\.vscode\/.*\.code-snippets$/.test(path) ||
    text.startsWith('// Written by `npm run derive`')
  );
}
