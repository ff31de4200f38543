/**
 * Adds the salt of a password to the text of `site.md`, at the end of the list `passwords` or as a new one, and changes nothing else. Throws if the list is
 * written in a way that only a person can add to.
 */
export function addSalt(text: string, name: string, salt: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const item = (indent: string) => [`${indent}- name: ${name}`, `${indent}  salt: ${salt}`, ''].join(lineEnd);
  const list = /^passwords:[ \t]*\r?\n(?:(?:[ \t]*-|[ \t]+\S).*\r?\n|[ \t]*\r?\n(?=[ \t]*-))+/m.exec(text);
  if (list) {
    const [, indent = ''] = /\n([ \t]*)-/.exec(list[0]) ?? [];
    const end = list.index + list[0].length;
    return text.slice(0, end) + item(indent) + text.slice(end);
  }
  if (/^passwords:/m.test(text))
    throw new Error(`Add this to the list "passwords" in site.md: { name: ${name}, salt: ${salt} }`);
  // The second line of hyphens ends the front matter.
  const end = /\n---[ \t]*(?:\r?\n|$)/.exec(text.slice(3));
  if (!end) throw new Error('site.md has no front matter.');
  const at = end.index + 4;
  return `${text.slice(0, at)}passwords:${lineEnd}${item('  ')}${text.slice(at)}`;
}
