import type { Element, Nodes, Root } from 'hast';
import type { MarkdownContext } from './context';

type Direction = 'ltr' | 'rtl';

/** Blocks that stand in the direction of their own words. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'li', 'dt', 'dd', 'td', 'th', 'caption', 'figcaption', 'summary', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** What has its mark before its words, and so stands in the direction of all that is in it. The columns of a table stay where they are. */
const GROUPS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'blockquote']);

/** Not words: always from left to right (`languages.css`). */
const NO_WORDS: ReadonlySet<string> = new Set([
  'code',
  'pre',
  'kbd',
  'samp',
  'math',
  'svg',
  'iframe',
  'video',
  'audio',
]);

/**
 * Gives each block whose words are written in another direction than the text around it its own: a Hebrew paragraph in an English text. A word in
 * another script at the beginning of a sentence does not decide it: most letters, and the first, must be of that direction.
 */
export function textDirection({ direction = 'ltr' }: Pick<MarkdownContext, 'direction'>) {
  return (tree: Root): void => giveDirections(tree, direction);
}

function giveDirections(parent: Root | Element, around: Direction): void {
  for (const child of parent.children) {
    if (child.type !== 'element' || NO_WORDS.has(child.tagName)) continue;
    const { dir } = child.properties;
    if (dir === 'ltr' || dir === 'rtl') giveDirections(child, dir);
    else if (differs(child, around)) {
      const other = around === 'ltr' ? 'rtl' : 'ltr';
      child.properties.dir = other;
      giveDirections(child, other);
    } else if (dir === undefined) giveDirections(child, around);
  }
}

function differs(element: Element, around: Direction): boolean {
  if (BLOCKS.has(element.tagName)) return isOther(element, around);
  if (!GROUPS.has(element.tagName)) return false;
  const parts = element.children.filter((part) => part.type === 'element' && /\p{L}/u.test(wordsOf(part)));
  return parts.length > 0 && parts.every((part) => isOther(part, around));
}

const RIGHT_TO_LEFT = /[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/u;

function isOther(node: Nodes, around: Direction): boolean {
  const letters = wordsOf(node).match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => RIGHT_TO_LEFT.test(letter) === (around === 'ltr'));
  return letters[0] !== undefined && letters[0] === others[0] && others.length > letters.length / 2;
}

/** The words of a part of a text, without code and formulas, and without lists and quotations in it and what has a direction of its own. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && NO_WORDS.has(node.tagName)) return '';
  return node.children
    .filter((child) => child.type !== 'element' || !(GROUPS.has(child.tagName) || child.properties.dir !== undefined))
    .map(wordsOf)
    .join('');
}
