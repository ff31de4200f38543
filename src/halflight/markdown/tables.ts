import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { STACKED_CELL } from '../limits';
import type { MarkdownContext } from './context';
import { readableText } from './readable-text';

/**
 * Wraps tables, so that a table wider than the screen scrolls on its own, with the keyboard too. The wrapper is named after the caption, or the
 * heading above. On narrow screens, the rows of a table of sentences become blocks. An empty header cell becomes a plain cell. Our stylesheet aligns
 * cells, because `align` is obsolete in HTML.
 */
export function tables({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (element, index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = readableText(element);
      if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
      const stacked = isOfSentences(element) && stack(element);
      findAll(element, 'th').filter(isBlank).forEach(toPlainCell);
      visit(element, 'element', alignInStyle);
      const caption = findAll(element, 'caption')[0];
      const name = (caption && readableText(caption)) || heading || words.table;
      parent.children[index] = h(
        'div',
        {
          className: stacked ? ['table-scroll', 'table-stacked'] : ['table-scroll'],
          role: 'group',
          ariaLabel: name,
          tabIndex: 0,
        },
        [element],
      );
      return SKIP;
    });
  };
}

function findAll(within: Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(within, 'element', (element) => {
    if (names.includes(element.tagName)) found.push(element);
  });
  return found;
}

/** Whether a table is read row by row: it has at least three columns with headers, no alignment or spans, and a cell as long as a sentence. */
function isOfSentences(table: Element): boolean {
  const head = findAll(table, 'th');
  const cells = findAll(table, 'td');
  return (
    head.length > 2 &&
    cells.length % head.length === 0 &&
    [...head, ...cells].every(({ properties: { align, colSpan, rowSpan } }) => {
      const plain = align === undefined || align === 'left';
      return plain && colSpan === undefined && rowSpan === undefined;
    }) &&
    cells.some((cell) => readableText(cell).length > STACKED_CELL)
  );
}

/** The roles of a table's parts, which browsers drop when CSS turns them into blocks. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Sets the roles, and labels each cell with its column header, which is hidden where rows are blocks. */
function stack(table: Element): true {
  const names = findAll(table, 'th').map(readableText);
  for (const element of [table, ...findAll(table, ...Object.keys(ROLES))])
    element.properties.role = ROLES[element.tagName];
  for (const [place, cell] of findAll(table, 'td').entries()) {
    const column = place % names.length;
    if (column > 0 && names[column]) cell.properties.dataLabel = names[column];
  }
  return true;
}

function isBlank({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && child.value.trim() === '');
}

/** Screen readers would announce an empty header, such as the one above a column of names. */
function toPlainCell(cell: Element): void {
  cell.tagName = 'td';
  if (cell.properties.role) cell.properties.role = ROLES.td;
}

function alignInStyle({ properties }: Element): void {
  if (typeof properties.align !== 'string') return;
  properties.dataAlign = properties.align;
  delete properties.align;
}
