import type { Element, ElementContent, Root } from 'hast';
import {
  excluded,
  headings,
  lines,
  tableParts,
  transparent,
  voidParts,
  withoutNothing,
  add,
  blocks,
  cells,
  fitColumns,
  holdsBlock,
  holdsControl,
  inParts,
  isBlank,
  isEmpty,
  isNamed,
  isPlayed,
  withoutFolding,
  wordsInstead,
} from './content-kinds';
import { hasClass } from './has-class';

/**
 * HTML's content models, https://html.spec.whatwg.org/multipage/dom.html#content-models, for the elements a text may use. Browsers repair violations
 * on every page load; repairing them once here means that the published HTML is valid, whatever the author wrote.
 */

/** What may stand at a place in the tree. */
interface Place {
  /** Whether flow content (blocks) is allowed, or phrasing content only. */
  flow: boolean;
  /** Elements that are not allowed, at any depth. */
  without: ReadonlySet<string>;
}

/** Makes a tree conform to HTML's content models. The words and their order are kept; the elements around them may be removed or replaced. */
export function toContentModel(tree: Root): Root {
  const children = tree.children.filter((child): child is ElementContent => child.type !== 'doctype');
  return { ...tree, children: fit(children, { flow: true, without: withoutNothing }) };
}

function fit(nodes: readonly ElementContent[], place: Place): ElementContent[] {
  const fitted: ElementContent[] = [];
  /** Collects items that stand outside a list. */
  let list: Element | undefined;
  for (const node of nodes) {
    const isItem = node.type === 'element' && node.tagName === 'li';
    if (isItem && place.flow) {
      list ??= add(fitted, { type: 'element', tagName: 'ul', properties: {}, children: [] });
      list.children.push(...fitItems([node], place));
      continue;
    }
    if (!isBlank(node)) list = undefined;
    if (node.type === 'text') fitted.push(node);
    else if (node.type === 'element') for (const one of fitElement(node, place)) fitted.push(one);
  }
  return fitted;
}

function fitElement(element: Element, place: Place): ElementContent[] {
  const { tagName, children } = element;
  if (voidParts.has(tagName) || (tagName === 'img' && element.properties.src === undefined)) return [];
  if (tagName === 'img' && place.without.has('video') && isPlayed(element)) return wordsInstead(element);
  if (place.without.has(tagName) || tableParts.has(tagName)) return apart(fit(children, place), tagName);
  if (cells.has(tagName))
    return place.flow ? wrap(renamed(element, 'div'), place) : apart(fit(children, place), tagName);
  if (blocks.has(tagName)) return place.flow ? fitBlock(element, place) : apart(fit(children, place), tagName);
  if (tagName === 'a') return fitLink(element, place);
  if (transparent.has(tagName)) return [{ ...element, children: fit(children, place) }];
  if (tagName === 'picture') return fitPicture(element, place);
  if (tagName === 'audio' || tagName === 'video') return fitPlayer(element, place);
  if (tagName === 'ruby') return [fitRuby(element, place)];
  if (place.flow && children.some(holdsBlock))
    // An inline element around blocks: a `span`, which only groups, can become a `div`; others are removed.
    return tagName === 'span' ? wrap(renamed(element, 'div'), place) : fit(children, place);
  return [{ ...element, children: fit(children, inside(tagName, place, false)) }];
}

/** What an element may contain at a place. */
function inside(tagName: string, { without }: Place, flow = true): Place {
  const more = excluded.get(tagName);
  return { flow, without: more ? new Set([...without, ...more]) : without };
}

const renamed = (element: Element, tagName: string): Element => ({ ...element, tagName });

function wrap(element: Element, place: Place): ElementContent[] {
  return [{ ...element, children: fit(element.children, inside(element.tagName, place)) }];
}

/** Puts spaces around the content of a removed block, so that its words do not run into those around it. */
function apart(nodes: ElementContent[], tagName: string): ElementContent[] {
  const space: ElementContent = { type: 'text', value: ' ' };
  return blocks.has(tagName) || cells.has(tagName) ? [space, ...nodes, space] : nodes;
}

function fitBlock(element: Element, place: Place): ElementContent[] {
  const { tagName, children } = element;
  switch (tagName) {
    case 'hr':
      return [element];
    case 'ul':
    case 'ol':
      return [{ ...element, children: fitItems(children, place) }];
    case 'dl':
      return fitDefinitions(element, place);
    case 'table':
      return fitTable(element, place);
    case 'details':
      return [fitDetails(element, place)];
    case 'figure':
      return [fitFigure(element, place)];
    case 'p':
      return fitParagraph(element, place);
    case 'pre':
      return [{ ...element, children: fit(element.children, inside('pre', place, false)).map(asPlainCode(place)) }];
    // Parts outside the element they belong to.
    case 'li':
    case 'dt':
    case 'dd':
    case 'summary':
    case 'figcaption':
      return wrap(renamed(element, 'div'), place);
    default:
      return [{ ...element, children: fit(children, inside(tagName, place, !lines.has(tagName))) }];
  }
}

/** Where `details` is not allowed, turns diagrams and charts into plain code, because they keep their source or numbers in one. */
function asPlainCode({ without }: Place): (node: ElementContent) => ElementContent {
  return (node) => {
    if (!without.has('details') || node.type !== 'element') return node;
    if (!hasClass(node, 'language-mermaid') && !hasClass(node, 'language-chart')) return node;
    return { ...node, properties: { ...node.properties, className: ['language-text'] } };
  };
}

/** Splits a paragraph around the blocks in it. An empty paragraph is removed unless it has an id. */
function fitParagraph(element: Element, place: Place): ElementContent[] {
  const parts: ElementContent[] = [];
  let open: Element | undefined;
  for (const child of fit(element.children, place)) {
    if (child.type === 'element' && holdsBlock(child)) {
      open = undefined;
      parts.push(child);
    } else if (open) open.children.push(child);
    else if (!isBlank(child)) {
      const { id, ...rest } = element.properties;
      const first = parts.length === 0 && id !== undefined;
      open = add(parts, { ...element, properties: first ? element.properties : rest, children: [child] });
    }
  }
  if (parts.length === 0 && element.properties.id !== undefined) return [{ ...element, children: [] }];
  return parts;
}

/** The items of a list. Content between items moves into the item before. */
function fitItems(nodes: readonly ElementContent[], place: Place): ElementContent[] {
  return inParts(nodes, 'li').map((part) =>
    part.type === 'element' ? { ...part, children: fit(part.children, inside('li', place)) } : part,
  );
}

/** A definition list, which must begin with a term and end with a definition; anything else becomes a `div`. */
function fitDefinitions(element: Element, place: Place): ElementContent[] {
  // A list may have its groups in `div` elements or not, but not both.
  const flat = element.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  const parts = inParts(flat, 'dd', 'dt');
  const order = parts.flatMap((part) => (part.type === 'element' ? [part.tagName] : []));
  if (order[0] !== 'dt' || order.at(-1) !== 'dd') return wrap(renamed(element, 'div'), place);
  const children = parts.map((part) =>
    part.type === 'element' ? { ...part, children: fit(part.children, inside(part.tagName, place)) } : part,
  );
  return [{ ...element, children }];
}

function fitDetails(element: Element, place: Place): Element {
  const summary = element.children.find((child): child is Element => isNamed(child, 'summary'));
  const rest = fit(
    element.children.filter((child) => child !== summary),
    inside('details', place),
  );
  // Without a summary there is nothing to collapse.
  if (!summary) return { ...element, tagName: 'div', properties: withoutFolding(element), children: rest };
  return { ...element, children: [fitSummary(summary, place), ...rest] };
}

/** A summary may contain phrasing content and headings. */
function fitSummary(summary: Element, place: Place): Element {
  const children = summary.children.flatMap((child) =>
    child.type === 'element' && headings.includes(child.tagName) && !place.without.has(child.tagName)
      ? [{ ...child, children: fit(child.children, inside(child.tagName, place, false)) }]
      : fit([child], inside('summary', place, false)),
  );
  return { ...summary, children };
}

function fitFigure(element: Element, place: Place): Element {
  const caption = element.children.find((child): child is Element => isNamed(child, 'figcaption'));
  const rest = fit(
    element.children.filter((child) => child !== caption),
    inside('figure', place),
  );
  if (!caption) return { ...element, children: rest };
  const first = element.children.find((child) => !isBlank(child)) === caption;
  const fitted = wrap(caption, place);
  return { ...element, children: first ? [...fitted, ...rest] : [...rest, ...fitted] };
}

const TABLE_ORDER = ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'];

/** Puts the parts of a table in order, and keeps only one of each part that may occur once. An empty table is removed. */
function fitTable(element: Element, place: Place): ElementContent[] {
  const groups = new Map<string, Element[]>(TABLE_ORDER.map((name) => [name, []]));
  const put = (name: string, part: Element) => void groups.get(name)?.push({ ...part, tagName: name });
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const { tagName } = child;
    const isTaken = ['caption', 'thead', 'tfoot'].includes(tagName) && (groups.get(tagName) ?? []).length > 0;
    if (tagName === 'tr') put('tbody', { type: 'element', tagName: 'tbody', properties: {}, children: [child] });
    else if (!TABLE_ORDER.includes(tagName)) continue;
    else if (!isTaken) put(tagName, child);
    else if (tagName !== 'caption') put('tbody', child);
  }
  const children = TABLE_ORDER.flatMap((name) =>
    (groups.get(name) ?? []).map((part) =>
      name === 'caption'
        ? { ...part, children: fit(part.children, inside('caption', place)) }
        : name === 'colgroup'
          ? fitColumns(part)
          : fitRows(part, place),
    ),
  );
  return children.some(({ tagName, children: held }) => tagName !== 'colgroup' && held.length > 0)
    ? [{ ...element, children }]
    : [];
}

function fitRows(part: Element, place: Place): Element {
  const rows = inParts(part.children, 'tr').map((row): ElementContent => {
    if (row.type !== 'element') return row;
    const cellsOfRow = inParts(row.children, 'td', 'th').map((cell) =>
      cell.type === 'element' ? { ...cell, children: fit(cell.children, inside(cell.tagName, place)) } : cell,
    );
    return { ...row, children: cellsOfRow };
  });
  return { ...part, children: rows };
}

/** A `picture` selects a file for its image, so one without an image is removed. */
function fitPicture(element: Element, place: Place): ElementContent[] {
  const image = element.children.find((child): child is Element => isNamed(child, 'img'));
  if (!image || image.properties.src === undefined) return [];
  if (isPlayed(image)) return fitElement(image, place);
  const sources = element.children.filter((child) => isNamed(child, 'source') && child.properties.srcSet !== undefined);
  return [{ ...element, children: [...sources, image] }];
}

/**
 * A player has a `src` or `source` elements, then its tracks; other content is for browsers that cannot play it. Without a file it plays nothing, so
 * only that fallback content is kept.
 */
function fitPlayer(element: Element, place: Place): ElementContent[] {
  const { src } = element.properties;
  const parts = (name: string) =>
    element.children.filter((child) => isNamed(child, name) && child.properties.src !== undefined);
  const rest = fit(
    element.children.filter((child) => !isNamed(child, 'source') && !isNamed(child, 'track')),
    inside(element.tagName, place, place.flow),
  );
  const sources = src === undefined ? parts('source') : [];
  if (src === undefined && sources.length === 0) return rest;
  return [{ ...element, children: [...sources, ...parts('track'), ...rest] }];
}

function fitRuby(element: Element, place: Place): Element {
  const running = inside('ruby', place, false);
  const children = element.children.flatMap((child) =>
    isNamed(child, 'rt') || isNamed(child, 'rp')
      ? [{ ...child, children: fit(child.children, running) }]
      : fit([child], running),
  );
  return { ...element, children };
}

/**
 * A link may not contain interactive elements: if it does, the link is removed and they stay. An empty link is invisible, so only its id or name is
 * kept, on a `span`.
 */
function fitLink(element: Element, place: Place): ElementContent[] {
  const children = fit(element.children, place);
  if (element.children.some(holdsControl)) return children;
  if (children.every(isEmpty)) {
    const { id, name } = element.properties;
    const anchor = id ?? name;
    return anchor === undefined
      ? children
      : [{ type: 'element', tagName: 'span', properties: { id: anchor }, children: [] }, ...children];
  }
  return [{ ...element, children }];
}
