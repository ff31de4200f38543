import { replaceOutsideCode } from './clean-markdown';
import { findKind } from './tags/equals';
import type { TagContext } from './tags/tag';
import { markdownWriter } from './tags/writers';

/** `[[a note#a heading|words]]`, as the check knows it. */
const LINK = /(?<![!\w)\]])\[\[([^[\]|\n]{1,200})(?:\|([^[\]\n]{1,200}))?\]\](?![[(:])/g;

/** `> [!info]- A title`: the first line of a callout, of any kind. */
const CALLOUT = /^((?:[ \t]*>)+[ \t]*)\[!([a-z]{1,20})\]([+-]?)[ \t]*(.*)$/gim;

/**
 * Converts what gardens of notes write as in Obsidian: links between double brackets, where they lead to an item, and kinds of callout. Everything
 * else, and code, is left as it is.
 */
export function turnObsidian(text: string, toItem: TagContext['toItem']): { text: string; turned: number } {
  let turned = 0;
  const linked = replaceOutsideCode(text, LINK, ([whole = '', name = '', words]) => {
    // In a table, the line between has a backslash before it.
    const target = toItem(name.replace(/\\$/, ''));
    if (target === undefined) return whole;
    turned += 1;
    return markdownWriter.link(target, (words ?? name.replace(/^#/, '')).trim()).text;
  });
  const noted = replaceOutsideCode(linked, CALLOUT, ([whole = '', signs = '', written = '', fold = '', title = '']) => {
    const found = findKind(written);
    if (found === undefined || found.kind === written.toUpperCase()) return whole;
    turned += 1;
    const words = title || found.title;
    return `${signs}[!${found.kind}]${fold}${words && ` ${words}`}`;
  });
  return { text: noted, turned };
}
