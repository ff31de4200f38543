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

/** The headings of levels 2 and 3 in finished HTML. Only they are parsed, not what is between them. */
export function findHeadings(html: string): Heading[] {
  return (html.match(HEADING) ?? []).flatMap((found) => {
    const [heading] = fromHtml(found, { fragment: true }).children;
    if (heading?.type !== 'element' || isHidden(heading)) return [];
    const id = heading.properties.id;
    const text = readableText(heading);
    return typeof id === 'string' && text ? [{ id, text, depth: heading.tagName === 'h2' ? 2 : 3 }] : [];
  });
}

/** The text of an element as a reader sees it, on one line. */
export function readableText(element: Element): string {
  return toString({ ...element, children: element.children.flatMap(readable) })
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is read of a heading: not its anchor link, no footnote reference, no words for screen readers only, and not the source of a formula. */
function readable(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (['sup', 'annotation'].includes(node.tagName) || isHidden(node) || hasClass(node, 'anchor')) return [];
  return [{ ...node, children: node.children.flatMap(readable) }];
}

function isHidden(element: Element): boolean {
  return hasClass(element, 'sr-only') || hasClass(element, 'visually-hidden');
}
