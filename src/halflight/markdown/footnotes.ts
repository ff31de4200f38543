import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { fill } from '../words/fill';
import type { MarkdownContext } from './context';

/** Gives accessible names to the list of footnotes, the references and the links back, and links the notes to their places (`placeNotes`). */
export function footnotes({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    const referred = new Set<string>();
    visit(tree, 'element', (element) => {
      const { properties } = element;
      if ('dataFootnoteBackref' in properties) nameBackReference(element, words.backToReference);
      if ('dataFootnoteRef' in properties) {
        delete properties.ariaDescribedBy;
        const [child] = element.children;
        const number = child?.type === 'text' ? child.value : '';
        properties.className = ['footnote-ref'];
        properties.ariaLabel = fill(words.footnote, { number });
        if (!referred.has(number)) properties.style = `anchor-name:--ref-${number}`;
        referred.add(number);
      }
      if ('dataFootnotes' in properties) {
        properties.className = ['footnotes'];
        properties.ariaLabel = words.footnotes;
        placeNotes(element);
      }
    });
  };
}

/**
 * Tells each note its first reference and the note above it, by which `side-notes.css` positions it where there is room. The anchor names are only
 * unique within one text.
 */
function placeNotes(section: Element): void {
  let number = 0;
  visit(section, 'element', (item) => {
    if (item.tagName !== 'li' || !/(?:^|-)fn-/.test(item.properties.id ?? '')) return;
    number += 1;
    const above = number > 1 ? `;--above:--note-${number - 1}` : '';
    item.properties.style = `position-anchor:--ref-${number};anchor-name:--note-${number}${above}`;
  });
}

/** Where a note has several references, numbers the links back. */
function nameBackReference({ properties, children }: Element, name: string): void {
  const [, which] = children;
  const [number] = which?.type === 'element' ? which.children : [];
  properties.className = ['footnote-backref'];
  properties.ariaLabel = number?.type === 'text' ? `${name} (${number.value})` : name;
}
