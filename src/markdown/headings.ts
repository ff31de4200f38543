import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { hasClass } from './has-class';

/** A heading of a text, as a table of contents needs it. */
export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

const HEADING = /<h([23])\b[^>]*>[^]*?<\/h\1>/g;

/** The headings of the second and third level in finished HTML. Only they are read, not all that lies between them. */
export function findHeadings(html: string): Heading[] {
  return (html.match(HEADING) ?? []).flatMap((found) => {
    const [heading] = fromHtml(found, { fragment: true }).children;
    if (heading?.type !== 'element' || isHidden(heading)) return [];
    const id = heading.properties.id;
    const text = readableText(heading);
    return typeof id === 'string' && text ? [{ id, text, depth: heading.tagName === 'h2' ? 2 : 3 }] : [];
  });
}

/** The words of an element as they are read, on one line. */
export function readableText(element: Element): string {
  return toString({ ...element, children: element.children.flatMap(readable) })
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is read of a heading: not the link to itself, no sign of a footnote, no words for screen readers only, and of a formula not its source. */
function readable(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (['sup', 'annotation'].includes(node.tagName) || isHidden(node) || hasClass(node, 'anchor')) return [];
  return [{ ...node, children: node.children.flatMap(readable) }];
}

function isHidden(element: Element): boolean {
  return hasClass(element, 'sr-only') || hasClass(element, 'visually-hidden');
}
