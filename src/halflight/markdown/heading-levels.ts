import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const LEVEL = /^h([1-6])$/;

/** The level of a heading, from 1 to 6; `undefined` for any other element. */
export function levelOf({ tagName }: Element): number | undefined {
  const [, level] = LEVEL.exec(tagName) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Normalizes words for a comparison that ignores case and spaces. */
export function toComparable(words: string): string {
  return words.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Puts the headings of a text below the heading of its page. The page shows its title itself, so a first heading that repeats it is removed. If the
 * text has an `h1`, all of its headings are shifted down one level, which keeps the outline. Empty headings are removed. Returns the heading that
 * repeated the title.
 */
export function toHeadingLevels(tree: Root, title?: string): Element | undefined {
  removeEmpty(tree);
  const repeated = title === undefined ? undefined : removeTitle(tree, toComparable(title));
  const headings: { element: Element; level: number }[] = [];
  visit(tree, 'element', (element) => {
    const level = levelOf(element);
    if (level !== undefined) headings.push({ element, level });
  });
  if (headings.some(({ level }) => level === 1))
    for (const { element, level } of headings) element.tagName = `h${Math.min(level + 1, 6)}`;
  return repeated;
}

function removeEmpty(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (levelOf(element) === undefined || !parent || index === undefined || element.children.some(saysSomething))
      return undefined;
    // Keeps ids, so that links to them still work.
    parent.children.splice(index, 1, ...placesIn(element));
    return [SKIP, index];
  });
}

function saysSomething(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(saysSomething));
}

/** The ids within an element, on invisible elements. */
function placesIn(element: Element): Element[] {
  const places: Element[] = [];
  visit(element, 'element', ({ properties: { id } }) => {
    if (id !== undefined) places.push({ type: 'element', tagName: 'span', properties: { id }, children: [] });
  });
  return places.length > 0 ? [{ type: 'element', tagName: 'p', properties: {}, children: places }] : [];
}

/** Removes the heading that repeats the title, if it is the first heading and either an `h1` or the beginning of the text. */
function removeTitle(tree: Root, title: string): Element | undefined {
  const index = tree.children.findIndex((child) => child.type === 'element' && levelOf(child) !== undefined);
  const heading = tree.children[index];
  if (heading?.type !== 'element' || toComparable(toString(heading)) !== title) return undefined;
  const begins = tree.children
    .slice(0, index)
    .every((child) => child.type !== 'element' && !(child.type === 'text' && child.value.trim() !== ''));
  if (heading.tagName !== 'h1' && !begins) return undefined;
  tree.children.splice(index, 1, ...placesIn(heading));
  return heading;
}
