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
      const target = posix.join(folder, decode(href));
      const address = href.startsWith('/') ? href : toAddress(target);
      // What leads to no page stays as it was written.
      if (address !== target) properties.href = address.startsWith('/') ? pathPrefix + address : address;
    });
  };
}

/** Markdown's parser escapes what is not ASCII; files are named without. */
function decode(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
