import { slug } from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { decodeUrl } from '../halflight/parse-url';
import { hideTag } from './hidden-tags';

const HEADING = /^h[1-6]$/;

/** Elements in which a text is taken as it stands, so that an anchor in them would be shown. */
const LITERAL =
  /^(?:pre|code|samp|textarea|script|style|template|noscript|svg|math|dialog|figure|summary|title|option)$/;

/** Elements in which an anchor goes into the first element, if that is one of them, too. */
const FRAMES =
  /^(?:p|div|section|article|main|header|footer|aside|blockquote|center|li|dd|dt|t[dhr]|tbody|thead|h[1-6])$/;

/** Elements that hold no text themselves. */
const CLOSED = /^(?:table|ul|ol|dl|img|iframe|video|audio|hr|br|input)$/;

/**
 * Keeps the ids of a tree as empty links, which `showTags` writes, where a link of the text leads to them, and where other sites may: on headings,
 * and where the author has written `<a name>`. A heading needs none that is made of its words.
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

/** The id of an element, or the name of a link; '' if it has none that can be written. */
function idOf({ tagName, properties }: Element): string {
  const id = properties.id ?? (tagName === 'a' ? properties.name : undefined);
  return typeof id === 'string' && /^[^\s"<>&\\`]+$/.test(id) ? id : '';
}

/** The element in which the text of an element begins. */
function innermost(element: Element): Element {
  const first = element.children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  return FRAMES.test(element.tagName) && first?.type === 'element' && FRAMES.test(first.tagName)
    ? innermost(first)
    : element;
}
