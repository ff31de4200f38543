import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { fill } from '../ui/words/fill';
import type { MarkdownContext } from './context';

/** Numbers the references to footnotes, and names the list, the references and the links back, which say nothing to who cannot see them. */
export function footnotes({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      const { properties } = element;
      if ('dataFootnoteBackref' in properties) nameBackReference(element, words.backToReference);
      if ('dataFootnoteRef' in properties) {
        delete properties.ariaDescribedBy;
        const [child] = element.children;
        properties.className = ['footnote-ref'];
        properties.ariaLabel = fill(words.footnote, { number: child?.type === 'text' ? child.value : '' });
      }
      if ('dataFootnotes' in properties) {
        properties.className = ['footnotes'];
        properties.ariaLabel = words.footnotes;
      }
    });
  };
}

/** A note that is referred to several times leads back to each of these places. */
function nameBackReference({ properties, children }: Element, name: string): void {
  const [, which] = children;
  const [number] = which?.type === 'element' ? which.children : [];
  properties.className = ['footnote-backref'];
  properties.ariaLabel = number?.type === 'text' ? `${name} (${number.value})` : name;
}
