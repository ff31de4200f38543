import type { Element, ElementContent, Parents } from 'hast';

/** Whether a node is the only content of its paragraph. */
export function isAlone(content: ElementContent, parent: Parents): parent is Element {
  return (
    parent.type === 'element' &&
    parent.tagName === 'p' &&
    parent.children.every((child) => child === content || (child.type === 'text' && child.value.trim() === ''))
  );
}
