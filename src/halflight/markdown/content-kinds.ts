import type { Element, ElementContent } from 'hast';
import { isVideoAddress } from '../features/embeds/players';
import { mediaKindOf } from './media-files';

export const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Block elements, which phrasing content may not contain. */
export const blocks = names(
  'address blockquote details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul li dt dd summary figcaption',
);
export const cells = names('td th caption');
/** Blocks that may only contain phrasing content. */
export const lines = names('h1 h2 h3 h4 h5 h6 p pre');
/** Elements with a transparent content model: they may contain whatever their parent may. */
export const transparent = names('a del ins');
/** Void elements that are only valid inside certain others. */
export const voidParts = names('col colgroup source track');
export const tableParts = names('tbody thead tfoot tr rt rp');
export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export const withoutNothing: ReadonlySet<string> = new Set();
export const outlines = [...headings, 'section', 'blockquote', 'details'];

/** What an element may not contain, at any depth. */
export const excluded: ReadonlyMap<string, readonly string[]> = new Map([
  ['address', [...outlines, 'address']],
  ['audio', ['audio', 'video']],
  ['caption', ['table']],
  ['dfn', ['dfn']],
  ['dt', outlines],
  ['th', outlines],
  ['video', ['audio', 'video']],
]);

/** Appends an element, and returns it. */
export function add(nodes: ElementContent[], element: Element): Element {
  nodes.push(element);
  return element;
}

/** Whether a node is whitespace only. */
export const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Whether a node is, or contains, a block element or a table cell. */
export function holdsBlock(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  return blocks.has(node.tagName) || cells.has(node.tagName) || node.children.some(holdsBlock);
}

/**
 * Groups nodes into elements with the `allowed` names. Any other node except blank text moves into the element before it or, at the beginning, into a
 * new one with the first name. Comments are dropped.
 */
export function inParts(nodes: readonly ElementContent[], ...allowed: readonly string[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let last: Element | undefined;
  for (const node of nodes) {
    if (node.type === 'element' && allowed.includes(node.tagName))
      last = add(parts, { ...node, children: [...node.children] });
    else if (isBlank(node)) parts.push(node);
    else if (node.type !== 'comment') {
      last ??= add(parts, { type: 'element', tagName: allowed[0] ?? 'li', properties: {}, children: [] });
      last.children.push(node);
    }
  }
  return parts;
}

/** A `colgroup` as HTML allows it: either with columns and no `span`, or without columns. */
export function fitColumns(group: Element): Element {
  const columns = group.children.filter((child) => isNamed(child, 'col'));
  return columns.length > 0
    ? { ...group, properties: without(group, ['span']), children: columns }
    : { ...group, children: [] };
}

/** The properties of a `details` that becomes another element, without those specific to `details`. */
export function withoutFolding(element: Element): Element['properties'] {
  return without(element, ['open', 'name']);
}

function without({ properties }: Element, names: readonly string[]): Element['properties'] {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
}

/** Whether a node shows nothing: no text, picture, control or line. */
export function isEmpty(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return true;
  return !['img', 'picture', 'input', 'hr'].includes(node.tagName) && node.children.every(isEmpty);
}

/** Whether a node is, or contains, something that is interactive once rendered: code blocks get a button, wide tables can be scrolled. */
export function holdsControl(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  const { tagName, children } = node;
  if (['a', 'audio', 'details', 'input', 'pre', 'table', 'video'].includes(tagName)) return true;
  if (tagName === 'img' && isPlayed(node)) return true;
  return children.some(holdsControl);
}

/** Whether an image is in fact a video or a sound. */
export function isPlayed({ properties: { src } }: Element): boolean {
  return typeof src === 'string' && (mediaKindOf(src) !== undefined || isVideoAddress(src));
}

/** The alternative text of an image that may not be shown where it stands; nothing if the image is decorative. */
export function wordsInstead({ properties: { alt } }: Element): ElementContent[] {
  return typeof alt === 'string' && alt !== '' ? [{ type: 'text', value: alt }] : [];
}

/** Whether a node is an element of this name. */
export function isNamed(node: ElementContent, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}
