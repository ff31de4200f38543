import type { Element, ElementContent } from 'hast';
import { hasClass } from './has-class';
import { mathWords } from './math-words';
import { toScriptOfHtml } from './to-script';

/**
 * The text of an element as a reader sees it, on one line: without its anchor link, footnote references, words for screen readers, and the source of
 * formulas.
 */
export function readableText({ children }: { children: readonly ElementContent[] }): string {
  return children.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  if (isNoteReference(node) || isHidden(node) || hasClass(node, 'anchor')) return '';
  if (tagName === 'math') return mathWords(node);
  if (tagName === 'br') return ' ';
  const words = children.map(wordsOf).join('');
  return tagName === 'sup' || tagName === 'sub' ? toScriptOfHtml(tagName, words) : words;
}

/** Whether an element is a link to a footnote, or a superscript of only such links. */
export function isNoteReference({ tagName, properties, children }: Element): boolean {
  if ('dataFootnoteRef' in properties) return true;
  const own = children.filter((child) => child.type !== 'text' || /[^\s[\](),]/.test(child.value));
  return tagName === 'sup' && own.length > 0 && own.every((child) => child.type === 'element' && leadsWithin(child));
}

function leadsWithin({ tagName, properties: { href } }: Element): boolean {
  return tagName === 'a' && typeof href === 'string' && href.startsWith('#');
}

/** Whether an element is for screen readers only. */
export function isHidden(element: Element): boolean {
  return hasClass(element, 'sr-only') || hasClass(element, 'visually-hidden');
}
