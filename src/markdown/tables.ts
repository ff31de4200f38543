import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from './visit';
import type { MarkdownContext } from './context';

/**
 * A table wider than the screen scrolls by itself, and can be scrolled with the keyboard. How its columns are aligned is left to our style sheet:
 * HTML has no `align` any more.
 */
export function tables({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
      visit(table, 'element', alignInStyle);
      parent.children[index] = h(
        'div',
        { className: ['table-scroll'], role: 'group', ariaLabel: words.table, tabIndex: 0 },
        [table],
      );
      return SKIP;
    });
  };
}

function alignInStyle({ properties }: Element): void {
  if (typeof properties.align !== 'string') return;
  properties.dataAlign = properties.align;
  delete properties.align;
}
