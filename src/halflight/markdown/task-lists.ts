import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { blocks } from './content-kinds';
import { readableText } from './readable-text';

/** Labels the checkboxes of a task list, because the words beside them are not `label` elements. */
export function taskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li') return;
      const box = item.children
        .flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : [child]))
        .find((child) => child.type === 'element' && child.tagName === 'input');
      if (box?.type === 'element') box.properties.ariaLabel = labelOf(item.children);
    });
  };
}

/** The words of a task, without its subtasks, code and quotations. */
function labelOf(children: readonly ElementContent[]): string {
  const end = children.findIndex(
    (child) => child.type === 'element' && child.tagName !== 'p' && blocks.has(child.tagName),
  );
  const own = children.slice(0, end === -1 ? undefined : end);
  return readableText({ children: own });
}
