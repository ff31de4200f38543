import type { Element, Nodes, Root } from 'hast';
import type { MarkdownContext } from './context';

type Direction = 'ltr' | 'rtl';

/** Blocks that follow the direction of their own words. */
const BLOCKS: ReadonlySet<string> = new Set('p li dt dd td th caption figcaption summary h1 h2 h3 h4 h5 h6'.split(' '));

/** Blocks with a mark before their words, which follow the direction of everything in them. The columns of a table keep their order. */
const GROUPS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'blockquote']);

/** Not prose: always left to right (`languages.css`). */
const NO_WORDS: ReadonlySet<string> = new Set('code pre kbd samp math svg iframe video audio'.split(' '));

/**
 * Gives each block written in another direction than the text around it its own `dir`, such as a Hebrew paragraph in an English text. A foreign word
 * at the start of a sentence does not decide it: both the first letter and most letters must be of that direction.
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

/** The words of a node, without code, formulas, nested lists and quotations, and whatever has a direction of its own. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && NO_WORDS.has(node.tagName)) return '';
  return node.children
    .filter((child) => child.type !== 'element' || !(GROUPS.has(child.tagName) || child.properties.dir !== undefined))
    .map(wordsOf)
    .join('');
}
