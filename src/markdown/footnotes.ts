import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { MarkdownContext } from './context';

/** Names the list of footnotes and the links back, which say nothing to who cannot see them. */
export function footnotes({ words }: MarkdownContext) {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      const classes = Array.isArray(element.properties.className) ? element.properties.className : [];
      if (classes.includes('footnotes')) {
        element.tagName = 'section';
        element.properties.ariaLabel = words.footnotes;
        element.children = element.children.filter((child) => !(child.type === 'element' && child.tagName === 'hr'));
      }
      if (classes.includes('footnote-backref')) element.properties.ariaLabel = words.backToReference;
    });
  };
}
