import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { MarkdownContext } from './context';

/** Numbers the references to footnotes, and names the list and the links back, which say nothing to who cannot see them. */
export function footnotes({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    const numbers = new Map<string, number>();
    visit(tree, 'element', (element) => {
      if (hasClass(element, 'footnote-backref')) element.properties.ariaLabel = words.backToReference;
      if (!hasClass(element, 'footnotes')) return;
      element.tagName = 'section';
      element.properties.ariaLabel = words.footnotes;
      element.children = element.children.filter((child) => !(child.type === 'element' && child.tagName === 'hr'));
      visit(element, 'element', ({ tagName, properties: { id } }) => {
        if (tagName === 'li' && typeof id === 'string') numbers.set(`#${id}`, numbers.size + 1);
      });
    });
    visit(tree, 'element', (element) => {
      const number = numbers.get(String(element.properties.href));
      // The author's label is a name for the author; readers are shown a number.
      if (hasClass(element, 'footnote-ref') && number) element.children = [{ type: 'text', value: String(number) }];
    });
  };
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
