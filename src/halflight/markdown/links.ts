import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { toFilePath } from '../derive/to-file-path';
import type { MarkdownContext } from './context';

/** Leads links to Markdown files to their pages, and others to published files; links within the site get its path prefix. */
export function links(context: MarkdownContext) {
  return async (tree: Root): Promise<void> => {
    const found: Element[] = [];
    visit(tree, 'element', (element) => {
      if (element.tagName === 'a') found.push(element);
    });
    await Promise.all(
      found.map(async ({ properties }) => {
        const address =
          typeof properties.href === 'string' ? await toPublishedUrl(properties.href, context) : undefined;
        if (address !== undefined) properties.href = address;
      }),
    );
  };
}

/** The URL that a link leads to, with the site's prefix; `undefined` for one that stays as it is, such as one that leads to no page. */
export async function toPublishedUrl(
  href: string,
  { folder, pathPrefix, toAddress, toFile }: Pick<MarkdownContext, 'folder' | 'pathPrefix' | 'toAddress' | 'toFile'>,
): Promise<string | undefined> {
  if (href.startsWith('/') && !href.startsWith('//')) return pathPrefix + toAddress(href);
  const named = toFilePath(folder, href);
  if (!named) return undefined;
  if (named.path.endsWith('.md')) {
    const target = named.path + named.rest;
    const address = toAddress(target);
    return address === target ? undefined : pathPrefix + address;
  }
  const address = await toFile(named.path);
  return address && address + named.rest;
}
