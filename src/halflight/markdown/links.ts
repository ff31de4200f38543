import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isEntryFile } from '../entry-file';
import { toFilePath } from '../to-file-path';
import type { MarkdownContext } from './context';

/** Points links to Markdown files at their pages, and links to other files at the published files. Links within the site get its path prefix. */
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

/** The URL a link leads to, with the site's path prefix; `undefined` if the link stays as it is, for example because it leads to no page. */
export async function toPublishedUrl(
  href: string,
  { folder, pathPrefix, toAddress, toFile }: Pick<MarkdownContext, 'folder' | 'pathPrefix' | 'toAddress' | 'toFile'>,
): Promise<string | undefined> {
  if (href.startsWith('/') && !href.startsWith('//')) return pathPrefix + toAddress(href);
  const named = toFilePath(folder, href);
  if (!named) return undefined;
  if (isEntryFile(named.path)) {
    const target = named.path + named.rest;
    const address = toAddress(target);
    return address === target ? undefined : pathPrefix + address;
  }
  const address = await toFile(named.path);
  return address && address + named.rest;
}
