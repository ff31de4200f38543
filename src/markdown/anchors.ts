import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from './visit';
import type { MarkdownContext } from './context';
import { levelOf } from './heading-levels';

/** After each heading a link to itself; a heading within a link leads elsewhere. */
export function anchors({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'a') return SKIP;
      const { id } = element.properties;
      if (levelOf(element) === undefined || typeof id !== 'string') return undefined;
      element.children.push(h('a', { className: ['anchor'], ariaLabel: words.linkToSection, href: `#${id}` }, '#'));
      return SKIP;
    });
  };
}
