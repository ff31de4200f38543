import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Labels the checkboxes of a task list: for a screen reader, the words beside them are not their labels. */
export function taskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li') return;
      const box = item.children
        .flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : [child]))
        .find((child) => child.type === 'element' && child.tagName === 'input');
      if (box?.type === 'element') box.properties.ariaLabel = toString(item).trim();
    });
  };
}
