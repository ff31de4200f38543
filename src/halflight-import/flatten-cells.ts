import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { hideTag } from './inline-tags';

/** Block elements, which begin on a new line. So does any element around one of them. */
export const BLOCKS = new Set(
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

const SPACE = { type: 'text', value: ' ' } as const;

type Line = ElementContent[];

/**
 * Replaces the blocks in table cells, which Markdown does not support, with lines: paragraphs, list items, lines of code, and rows of nested tables.
 * A table with a single cell is only a frame, so its content replaces it. `card` is the name of elements that stand for a URL.
 */
export function flattenCells(tree: Root, card: string): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return undefined;
    const cells = cellsOf(table);
    const [only] = cells;
    if (only && cells.length === 1) {
      table.tagName = 'div';
      table.children = only.children;
      return undefined;
    }
    for (const cell of cells) cell.children = joinLines(toLines(cell.children, card));
    return SKIP;
  });
}

/** The cells of a table, except those of nested tables. */
function cellsOf(table: Element): Element[] {
  const cells: Element[] = [];
  visit(table, 'element', (element) => {
    if (element.tagName !== 'td' && element.tagName !== 'th') return undefined;
    cells.push(element);
    return SKIP;
  });
  return cells;
}

function joinLines(lines: readonly Line[]): ElementContent[] {
  const filled = lines.filter((line) => line.some((node) => node.type !== 'text' || node.value.trim() !== ''));
  return filled.flatMap((line, index) =>
    index === 0 ? line : [{ type: 'text' as const, value: hideTag('br') }, ...line],
  );
}

/** Converts nodes to lines without blocks. */
function toLines(nodes: readonly ElementContent[], card: string): Line[] {
  const lines: Line[] = [[]];
  for (const node of nodes) {
    if (node.type !== 'element') {
      lines.at(-1)?.push(node);
      continue;
    }
    const inner = linesIn(node, card);
    const isBlock = BLOCKS.has(node.tagName) || node.tagName === card;
    if (isBlock || node.tagName === 'br') for (const line of [...inner, []]) lines.push(line);
    else {
      const [first = [], ...rest] = inner;
      lines.at(-1)?.push(...first);
      for (const line of rest) lines.push(line);
    }
  }
  return lines;
}

function linesIn(element: Element, card: string): Line[] {
  const { tagName, children } = element;
  if (tagName === 'br' || tagName === 'hr') return [];
  if (tagName === card) return [[h('a', { href: toString(element).trim() }, toString(element).trim())]];
  if (tagName === 'pre')
    return toString(element)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => [h('code', line)]);
  if (tagName === 'tr') {
    const lines = cellsOf(element).flatMap((cell) => toLines(cell.children, card));
    return [lines.flatMap((line) => (line.length > 0 ? [SPACE, ...line] : [])).slice(1)];
  }
  if (children.length === 0) return [[element]];
  const lines = toLines(children, card);
  if (BLOCKS.has(tagName)) return lines;
  // A link or emphasis that is split becomes several links or emphases.
  return lines.map((line) => (line.length > 0 ? [{ ...element, children: line }] : []));
}
