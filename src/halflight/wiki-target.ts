import { decodeUrl, splitTarget } from './parse-url';

/** The target of a link as Obsidian writes it: `[[Note#Heading]]` without the words. */
export interface WikiTarget {
  /** The name of a file, with or without folders and extension; '' for the file that the link is in. */
  name: string;
  /** The words of a heading, or `^` and the name of a block. */
  part?: string;
}

const WIKI = /^\[\[([^[\]#|]*)(?:#([^[\]|]*))?\]\]$/;

/** Reads `[[Note#Heading]]` as a link has it, or as HTML escapes it; `undefined` for any other target. */
export function readWikiTarget(target: string): WikiTarget | undefined {
  const [, name, parts] = WIKI.exec(target.startsWith('%5B%5B') ? decode(target) : target) ?? [];
  if (name === undefined) return undefined;
  // Of `#Heading#Heading below it` the last one is meant.
  const part = parts?.split('#').at(-1)?.trim();
  return { name: name.trim(), ...(part && { part }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%5B/gi, '[').replace(/%5D/gi, ']').replace(/%20/g, ' ');
  }
}

/** The target as an author writes it. */
export function toWikiTarget({ name, part }: WikiTarget): string {
  return `[[${name}${part === undefined ? '' : `#${part}`}]]`;
}

/**
 * What a plain link, or the address of a picture, names in a vault: as in `[[links]]`, the file may lie anywhere there. `undefined` for what is on other
 * sites.
 */
export function readPlainName(target: string): WikiTarget | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|\?|$)/i.test(target)) return undefined;
  const { path, rest } = splitTarget(target);
  const [, part] = /#(.+)$/s.exec(rest) ?? [];
  return { name: decodeUrl(path), ...(part !== undefined && { part: decodeUrl(part) }) };
}
