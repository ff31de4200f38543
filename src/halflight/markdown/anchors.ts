import type { Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownContext } from './context';
import { levelOf } from './heading-levels';

/** Ends each heading with a link to itself, except headings within a link. */
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
