import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { hasClass } from './has-class';
import type { Heading } from '../ui/components/contents/contents';
import { isHidden, readableText } from './readable-text';

/** Elements whose headings are not sections of the text. */
const APART: ReadonlySet<string> = new Set(['blockquote', 'ul', 'ol', 'dl', 'table', 'figure', 'aside', 'pre']);

/** The headings of levels 2 and 3 in a rendered text, except those within quotations, callouts, tabs, embedded notes, lists and the like. */
export function findHeadings(tree: Root): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'element', (element) => {
    if (APART.has(element.tagName) || ['callout', 'tabs', 'embedded'].some((name) => hasClass(element, name)))
      return SKIP;
    if (!/^h[23]$/.test(element.tagName) || isHidden(element)) return undefined;
    const { id } = element.properties;
    const text = readableText(element);
    if (typeof id === 'string' && text) found.push({ id, text, depth: depthOf(element) });
    return SKIP;
  });
  return found;
}

function depthOf({ tagName }: Element): 2 | 3 {
  return tagName === 'h2' ? 2 : 3;
}
