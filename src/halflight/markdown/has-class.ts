import type { Element } from 'hast';

/** Whether an element of the tree has a class. */
export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
