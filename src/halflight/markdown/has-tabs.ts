import { visit } from 'unist-util-visit';
import { toTree } from './parse';
import { groupTabs } from './tabs';

/** Whether a text has tabs between which a reader can choose. Only a text with a word that could make some is parsed. */
export function hasTabs(markdown: string): boolean {
  if (!/\stab=|\[!tab\]/i.test(markdown)) return false;
  let found = false;
  visit(toTree(markdown), (node) => {
    if (node.type === 'element' || node.type === 'root')
      found ||= groupTabs(node.children).some(({ length }) => length > 1);
  });
  return found;
}
