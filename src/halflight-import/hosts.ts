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

/** The site that an export does not name: the host to which its texts most often link as `pattern` says, whose first group is the host. */
export function findSite(texts: readonly string[], pattern: RegExp): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [, host = ''] of text.matchAll(pattern)) counts.set(host, (counts.get(host) ?? 0) + 1);
  const [[host] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return host && `https://${host}/`;
}
