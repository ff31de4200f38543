import type { Element, ElementContent, Parents } from 'hast';

/** Whether something is all that its paragraph holds. */
export function isAlone(content: ElementContent, parent: Parents): parent is Element {
  return (
    parent.type === 'element' &&
    parent.tagName === 'p' &&
    parent.children.every((child) => child === content || (child.type === 'text' && child.value.trim() === ''))
  );
}
