import { slug } from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { decodeUrl } from '../halflight/parse-url';

/** Private-use characters that enclose a tag until the Markdown is written. An HTML node would be written as a separate block. */
const [OPEN, CLOSE] = ['\uE001', '\uE002'];

/** Encodes an HTML tag such as `br` or `/kbd` as text, until `showTags`. */
export const hideTag = (tag: string): string => OPEN + encodeURIComponent(tag) + CLOSE;

/** Replaces hidden tags in Markdown with the tags themselves. */
export const showTags = (markdown: string): string =>
  markdown.replace(
    /\uE001([^\uE001\uE002]*)\uE002/g,
    (_, tag: string) => `<${decodeURIComponent(tag.replaceAll('\\', ''))}>`,
  );

/** Removes the characters that hide tags, which a source text must not contain. */
export const withoutMarks = (text: string): string => text.replace(/[\uE001\uE002]/g, '');

const HEADING = /^h[1-6]$/;

/** Elements whose text is taken literally, so that an anchor in them would be visible. */
const LITERAL =
  /^(?:pre|code|samp|textarea|script|style|template|noscript|svg|math|dialog|figure|summary|title|option)$/;

/** Elements whose anchor goes into their first child, if that is one of them, too. */
const FRAMES =
  /^(?:p|div|section|article|main|header|footer|aside|blockquote|center|li|dd|dt|t[dhr]|tbody|thead|h[1-6])$/;

/** Elements that contain no text of their own. */
const CLOSED = /^(?:table|ul|ol|dl|img|iframe|video|audio|hr|br|input)$/;

/**
 * Keeps ids as empty links, which `showTags` writes: those that a link of the text leads to, and those that other sites may link to (headings and `<a
 * name>`). Skips heading ids that are generated from the heading's words anyway.
 */
export function keepAnchors(tree: Root): void {
  const linked = new Set<string>();
  visit(tree, 'element', ({ properties: { href } }) => {
    if (typeof href === 'string' && href.includes('#')) linked.add(decodeUrl(href.slice(href.indexOf('#') + 1)));
  });
  const walk = (parent: { children: RootContent[] }, slugAbove?: string): void => {
    parent.children = parent.children.flatMap((node): RootContent[] => {
      if (node.type !== 'element') return [node];
      const isLink = node.tagName === 'a' && node.properties.href !== undefined;
      const isHeading = HEADING.test(node.tagName);
      const ownSlug = isHeading ? slug(toString(node)) : slugAbove;
      const isLeaf = isLink || LITERAL.test(node.tagName);
      if (!isLeaf) walk(node, ownSlug);
      const id = idOf(node);
      const isWanted = linked.has(id) || isHeading || (node.tagName === 'a' && !isLink);
      if (id === '' || id === ownSlug || !isWanted) return [node];
      const anchor = { type: 'text' as const, value: hideTag(`a id="${id}"`) + hideTag('/a') };
      if (isLeaf || CLOSED.test(node.tagName)) return [anchor, node];
      innermost(node).children.unshift(anchor);
      return [node];
    });
  };
  walk(tree);
}

/** The id of an element, or the name of a link; '' if there is none that can be written. */
function idOf({ tagName, properties }: Element): string {
  const id = properties.id ?? (tagName === 'a' ? properties.name : undefined);
  return typeof id === 'string' && /^[^\s"<>&\\`]+$/.test(id) ? id : '';
}

/** The innermost element at the start of an element's text. */
function innermost(element: Element): Element {
  const first = element.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  return FRAMES.test(element.tagName) && first?.type === 'element' && FRAMES.test(first.tagName)
    ? innermost(first)
    : element;
}
