import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { paintDrawing } from '../../features/theme/paint-drawing';
import type { Palette } from '../../features/theme/palette';
import { hasClass } from '../../markdown/has-class';
import { parseUrl } from '../../parse-url';

/** Elements that are only useful on our pages, or must not run in a feed reader. */
const REMOVED = new Set(['button', 'script', 'style', 'template', 'iframe', 'form', 'fieldset', 'noscript', 'object']);

/** The attributes to keep. Others are for our styles, or load things in a browser. */
const KEPT = new Set([
  ...['href', 'src', 'srcSet', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'id', 'cite', 'dateTime', 'start'],
  ...['colSpan', 'rowSpan', 'scope', 'open', 'type', 'reversed', 'value', 'hrefLang'],
  ...['controls', 'loop', 'muted', 'poster', 'kind', 'label', 'srcLang'],
]);

/** Classes of text that our styles hide, or set apart from the words around it. */
const HIDDEN = ['visually-hidden', 'code-language', 'embed-load', 'embed-open'];

const ADDRESSES = ['href', 'src', 'poster', 'cite'] as const;

/** Icons beside words that say the same, and that our styles place and colour: those of callouts and video cards. */
const MARKS = ['callout-title-icon', 'embed-disc'];

/**
 * Converts the body of a page for feed readers: no links beside headings, no buttons, code as plain text, one image instead of a choice of formats
 * and themes, callouts as quotations, drawings in the colours of `palette`, and absolute URLs. `page` is the absolute URL of the page.
 */
export function toReaderHtml(html: string, page: string, palette: Palette): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isRemoved(element)) {
      parent.children.splice(index, 1);
      return index;
    }
    const better = replacementOf(element);
    if (better) {
      parent.children[index] = better;
      // Its children are visited with it, not before: what has been converted has lost its `data-align`.
      return [SKIP, index];
    }
    withFullAddresses(element, page);
    if (element.tagName === 'svg') completeDrawing(element, palette);
    // Drawings and formulas need their attributes.
    if (element.tagName === 'svg' || element.tagName === 'math') return SKIP;
    const { dataAlign: align, ...properties } = element.properties;
    const kept = Object.entries(properties).filter(([name]) => KEPT.has(name));
    // Feed readers have their own stylesheets, but all of them understand `align`.
    element.properties = { ...Object.fromEntries(kept), ...(typeof align === 'string' && { align }) };
    return undefined;
  });
  return toHtml(tree).trim();
}

function isRemoved(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    REMOVED.has(tagName) ||
    properties.role === 'status' ||
    (tagName === 'a' && hasClass(element, 'anchor')) ||
    hasClass(element, 'tab-list') ||
    (tagName === 'span' && [...HIDDEN, ...MARKS].some((name) => hasClass(element, name))) ||
    // A duplicate of the light theme's picture beside it.
    (tagName === 'picture' && hasClass(element, 'in-dark'))
  );
}

/** Replaces elements whose meaning is only in our styles; `undefined` for elements to keep. */
function replacementOf(element: Element): ElementContent | undefined {
  const { tagName, properties, children } = element;
  if (tagName === 'picture') return children.find((child) => child.type === 'element' && child.tagName === 'img');
  // The diagram's colours are in our stylesheet; its source says the same in words.
  if (tagName === 'figure' && hasClass(element, 'diagram')) {
    const source = find(element, ({ tagName: name }) => name === 'pre');
    return source && h('pre', h('code', toString(source)));
  }
  // So are the colours of a chart, whose numbers are in its table.
  if (tagName === 'figure' && hasClass(element, 'chart')) return find(element, ({ tagName: name }) => name === 'table');
  // U+FE0E keeps phones from showing the checked box as an emoji; the empty box has no emoji.
  if (tagName === 'input') return { type: 'text', value: properties.checked ? '\u2611\uFE0E' : '\u2610' };
  if (tagName === 'pre' && Object.keys(properties).length > 0) return h('pre', h('code', linesOf(element)));
  if (hasClass(element, 'callout')) return toQuotation(element);
  if (hasClass(element, 'embed')) return h('p', children);
  if (hasClass(element, 'tab-label')) return h('p', h('strong', children));
  if (hasClass(element, 'code-head')) {
    const title = find(element, (candidate) => hasClass(candidate, 'code-title'));
    return title ? h('p', h('strong', toString(title))) : { type: 'text', value: '' };
  }
  if (tagName === 'section' && 'dataFootnotes' in properties) return h('section', [h('hr'), ...children]);
  return undefined;
}

/** A callout, collapsible or not, as a quotation that begins with its name: its frame and colour are in our stylesheet. */
function toQuotation({ children }: Element): Element {
  const [title, content] = children.filter((child) => child.type === 'element');
  return h('blockquote', [h('p', h('strong', title?.children ?? [])), ...(content?.children ?? [])]);
}

/** Code as plain text, except for added and removed lines, which only their colour would tell apart. */
function linesOf(code: Element): ElementContent[] {
  const changed = find(code, (line) => hasClass(line, 'add') || hasClass(line, 'remove'));
  if (!changed) return [{ type: 'text', value: toString(code) }];
  const lines = find(code, ({ tagName }) => tagName === 'code')?.children ?? [];
  return lines.map((line) => {
    const value = toString(line);
    const isChanged = line.type === 'element' && (hasClass(line, 'add') || hasClass(line, 'remove'));
    return isChanged ? h(hasClass(line, 'add') ? 'ins' : 'del', value) : { type: 'text', value };
  });
}

/**
 * Gives a drawing what our stylesheet gives it on the page: the colours of a palette, and a size. `currentColor` is kept, because it is the colour of
 * the text around it, and so legible in a reader's dark theme too.
 */
function completeDrawing(drawing: Element, palette: Palette): void {
  visit(drawing, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string' && name !== 'ariaLabel')
        properties[name] = paintDrawing(value, palette, 'currentColor');
  });
  const { viewBox, width, height } = drawing.properties;
  const [, , ownWidth, ownHeight] = typeof viewBox === 'string' ? viewBox.trim().split(/[\s,]+/) : [];
  if (width === undefined && height === undefined && ownWidth !== undefined && ownHeight !== undefined)
    Object.assign(drawing.properties, { width: ownWidth, height: ownHeight });
}

function find(element: Element, fits: (candidate: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(element, 'element', (candidate) => {
    if (fits(candidate)) found ??= candidate;
  });
  return found;
}

function withFullAddresses({ properties }: Element, page: string): void {
  for (const name of ADDRESSES) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = toFull(value, page);
  }
  const { srcSet } = properties;
  const candidates = Array.isArray(srcSet)
    ? srcSet.map(String)
    : typeof srcSet === 'string'
      ? srcSet.split(/,\s+/)
      : [];
  if (candidates.length > 0)
    properties.srcSet = candidates
      .map((candidate) => candidate.trim().replace(/^\S+/, (address) => toFull(address, page)))
      .join(', ');
}

function toFull(address: string, page: string): string {
  return parseUrl(address, page)?.href ?? address;
}
