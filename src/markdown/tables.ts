import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownContext } from './context';

/** A table wider than the screen scrolls by itself, and can be scrolled with the keyboard. */
export function tables({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = h(
        'div',
        { className: ['table-scroll'], role: 'group', ariaLabel: words.table, tabIndex: 0 },
        [table],
      );
      return SKIP;
    });
  };
}
