import { posix } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { MarkdownContext } from './context';

/** Links between Markdown files lead to their pages; links within the site carry its prefix. */
export function links({ folder, pathPrefix, toAddress }: MarkdownContext) {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || typeof properties.href !== 'string') return;
      const { href } = properties;
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)) return;
      const address = href.startsWith('/') ? href : toAddress(posix.join(folder, href));
      properties.href = address.startsWith('/') ? pathPrefix + address : address;
    });
  };
}
