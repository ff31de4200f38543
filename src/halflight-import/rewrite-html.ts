import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { mapOf, toValues, type Values } from './values';

/** The content that replaces an element; `undefined` if it stays. Its descendants have already been rewritten. */
export type Rewrite = (element: Element) => ElementContent[] | undefined;

/** Rewrites the elements of a tree, from the innermost outwards. */
export function rewriteElements(parent: Root | Element, rewrite: Rewrite): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    rewriteElements(child, rewrite);
    return rewrite(child) ?? [child];
  });
}

/** The first rule whose class an element has rewrites it. */
export const byClass =
  (rules: Readonly<Record<string, Rewrite>>): Rewrite =>
  (element) =>
    Object.entries(rules).find(([name]) => hasClass(element, name))?.[1](element);

/** Marks a line of Markdown, such as a URL in a paragraph of its own, which becomes a card. */
export const CARD = 'halflight-card';

/** Marks something that is left out, which the report then names. */
export const LEFT = 'halflight-left';

export const leave = (name: string): Rewrite => {
  return () => [h(LEFT, { name })];
};

/** Replaces an element with nothing, without a word: for what shows no content of the author. */
export const drop: Rewrite = () => [];

export const hasClass = ({ properties }: Element, name: string): boolean =>
  [properties.className].flat().join(' ').split(' ').includes(name);

/** The first descendant with a class or, in angle brackets, a tag name. */
export function findIn(within: Element, name: string): Element | undefined {
  let found: Element | undefined;
  visit(within, 'element', (element) => {
    if (name === `<${element.tagName}>` || hasClass(element, name)) found ??= element;
  });
  return found;
}

/** The words of the first descendant with a class; '' if there is none. */
export const wordsIn = (within: Element, name: string): string => {
  const found = findIn(within, name);
  return found ? toString(found).replace(/\s+/g, ' ').trim() : '';
};

/** The text of a property, such as `dataSrc` for `data-src`; '' if it is not there. */
export const propertyOf = (element: Element | undefined, name: string): string => {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : '';
};

/** A paragraph with a link, and what is said about it. */
export const linkTo = (url: string, words: string, about = ''): ElementContent[] =>
  url ? [h('p', [h('a', { href: url }, words || url), about && ` — ${about}`])] : about ? [h('p', about)] : [];

/** A callout with content. */
export const callout = (children: readonly ElementContent[]): ElementContent[] => [
  h('blockquote', [h('p', '[!note]'), ...children]),
];

/** The JSON that a property holds, as text, lists and maps. */
export function dataIn(element: Element, name: string): Values {
  try {
    return mapOf(toValues({ data: JSON.parse(propertyOf(element, name)) as unknown }).data);
  } catch {
    return {};
  }
}
