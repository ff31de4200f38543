import type { Item, RemoteFile } from './importer';
import { mapOf, textOf } from './values';

/** The pictures and recordings on a service's own hosts that items show, which `--download` fetches. */
export function remotePictures(items: readonly Item[], hosts: RegExp): RemoteFile[] {
  const found = new Set<string>();
  for (const { body, values } of items) {
    for (const [, inHtml, inMarkdown] of body.matchAll(/\bsrc="(https?:[^"]+)"|!\[[^\]]*\]\(<?(https?:[^\s)>]+)/g))
      found.add((inHtml ?? inMarkdown ?? '').replaceAll('&amp;', '&'));
    for (const value of Object.values(values)) found.add(textOf(mapOf(value).src) || textOf(value));
  }
  return [...found].filter((url) => hosts.test(url)).map((url) => ({ url, alt: '' }));
}

/** The words of a piece of HTML. */
export const withoutElements = (html: string): string => html.replace(/<[^>]*>/g, '').trim();
