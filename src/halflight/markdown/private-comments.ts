import type { Nodes, Root } from 'mdast';
import { isEscaped, isIn, type Range } from './ranges';

/** Stands in for each character of a comment: a character that no text has, and that means nothing in Markdown. */
const HIDDEN = '\uFDD0';

/** What a comment may hold that, read as Markdown, changes where code begins after it. */
const CHANGES_CODE = /[`~$<]/;

/** How often a text is parsed to find where code begins. Beyond that, whatever is between two signs counts as a comment: better hidden than published. */
const MOST_PARSED = 20;

/** A text whose comments are hidden: every character is where it was, so positions in it are positions in the text. */
export interface WithoutComments {
  text: string;
  comments: Range[];
  /** The offset of a comment that does not end: all that follows it is hidden. */
  open?: number;
}

/**
 * Hides Obsidian's comments, `%%like this%%`, on one line or over several, so that nothing that is made of a text can contain them. In code and
 * formulas, after a digit (`100%%`) and after a backslash, the signs mean nothing. `findQuoted` returns the ranges of code and the like.
 */
export function hideComments(markdown: string, findQuoted: (text: string) => readonly Range[]): WithoutComments {
  const comments: Range[] = [];
  let open: number | undefined;
  let text = markdown;
  let quoted = /(?<![\d\\])%%/.test(markdown) ? findQuoted(markdown) : [];
  let parsed = 1;
  const pieces: string[] = [];
  let done = 0;
  for (let from = text.indexOf('%%'); from !== -1; from = text.indexOf('%%', Math.max(done, from + 1))) {
    if (/\d/.test(text[from - 1] ?? '') || isEscaped(text, from) || isIn(from, quoted)) continue;
    const end = text.indexOf('%%', from + 2);
    if (end === -1) open = from;
    const to = end === -1 ? text.length : end + 2;
    comments.push({ from, to });
    pieces.push(text.slice(done, from), hide(text.slice(from, to)));
    done = to;
    if (!CHANGES_CODE.test(text.slice(from, to))) continue;
    text = pieces.join('') + text.slice(done);
    quoted = (parsed += 1) > MOST_PARSED ? [] : findQuoted(text);
  }
  return { text: pieces.join('') + text.slice(done), comments, ...(open !== undefined && { open }) };
}

/** The indentation stays, because a line without it would end the list that it is in. */
function hide(comment: string): string {
  return comment
    .split('\n')
    .map((line, index) => {
      const [indentation = ''] = index === 0 ? [] : (/^[ \t]*/.exec(line) ?? []);
      const [ending = ''] = /\r?$/.exec(line) ?? [];
      return indentation + HIDDEN.repeat(Math.max(0, line.length - indentation.length - ending.length)) + ending;
    })
    .join('\n');
}

/** A text in which ranges are hidden; every other character is where it was. */
export function hideRanges(text: string, ranges: readonly Range[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { from, to } of ranges) {
    pieces.push(text.slice(done, from), hide(text.slice(from, to)));
    done = to;
  }
  return pieces.join('') + text.slice(done);
}

/** A part of a text with hidden comments, without what stands in for them. */
export function withoutHidden(text: string): string {
  return text.replace(/([ \t]?)\uFDD0+([ \t]?)/g, (_, before: string, after: string) =>
    before && after ? ' ' : before + after,
  );
}

/** Removes what stands in for comments from a tree, and the nodes that have nothing else in them. Changes `tree`. */
export function removeHidden(tree: Root): void {
  strip(tree);
}

const KEPT: ReadonlySet<string> = new Set(['root', 'table', 'tableRow', 'tableCell', 'link', 'image', 'definition']);

/** Strips a node; returns whether anything is left of it. */
function strip(node: Nodes): boolean {
  let changed = false;
  for (const [name, value] of Object.entries(node))
    if (typeof value === 'string' && value.includes(HIDDEN)) {
      changed = true;
      Object.assign(node, { [name]: withoutHidden(value) });
    }
  if ('children' in node) {
    const left = node.children.filter((child) => strip(child));
    changed ||= left.length < node.children.length;
    // Breaks between two hidden lines would remain as empty ones.
    const isEmpty = left.every(
      (child) => child.type === 'break' || (child.type === 'text' && child.value.trim() === ''),
    );
    if (changed) node.children = (isEmpty ? [] : left) as typeof node.children;
  }
  if (!changed || KEPT.has(node.type)) return true;
  if ('children' in node) return node.children.length > 0;
  return !('value' in node) || node.value.trim() !== '' || (node.type === 'text' && node.value !== '');
}
