import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { MarkdownContext } from './context';

const references = ['ariaDescribedBy', 'ariaLabelledBy', 'ariaControls', 'headers', 'htmlFor'];

/** Prefixes the ids of a text, and the references to them, where several texts share a page. */
export function uniqueIds({ idPrefix = '' }: Pick<MarkdownContext, 'idPrefix'>) {
  return (tree: Root): void => {
    if (idPrefix === '') return;
    const own = new Set<string>();
    visit(tree, 'element', ({ properties: { id } }) => {
      if (typeof id === 'string') own.add(id);
    });
    visit(tree, 'element', ({ properties }: Element) => {
      if (typeof properties.id === 'string') properties.id = idPrefix + properties.id;
      const { href } = properties;
      if (typeof href === 'string' && href.startsWith('#') && own.has(href.slice(1)))
        properties.href = `#${idPrefix}${href.slice(1)}`;
      for (const name of references) {
        const value = properties[name];
        if (Array.isArray(value) || typeof value === 'string')
          properties[name] = [value].flat().map((id) => (own.has(String(id)) ? idPrefix + String(id) : id));
      }
      for (const [name, value] of Object.entries(properties)) {
        const [, id = ''] = typeof value === 'string' ? (/^url\(#(.*)\)$/.exec(value) ?? []) : [];
        if (own.has(id)) properties[name] = `url(#${idPrefix}${id})`;
      }
    });
  };
}
