import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { isWebAddress } from '../fields/formats';
import type { MarkdownContext } from './context';
import { hasClass } from './has-class';

/** Marks links that leave the site: with words for screen readers, and with a small arrow unless the link is a picture. */
export function externalLinks({ words, ownHost }: Pick<MarkdownContext, 'words' | 'ownHost'>) {
  return (tree: Root): void => {
    visit(tree, 'element', (link) => {
      const { href, className } = link.properties;
      // A video card says where it leads, and an enlarged picture links to itself.
      if (hasClass(link, 'embed-link') || hasClass(link, 'enlarge')) return SKIP;
      if (link.tagName !== 'a' || typeof href !== 'string' || !isWebAddress(href)) return undefined;
      if (new URL(href).host === ownHost) return undefined;
      if (toString(link).trim() !== '')
        link.properties.className = [...(Array.isArray(className) ? className : []), 'external'];
      link.children.push(h('span', { className: ['visually-hidden'] }, ` (${words.externalLink})`));
      return SKIP;
    });
  };
}
