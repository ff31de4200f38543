import { groupBy } from '../group-by';

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '+': 'plus', '#': 'sharp', '.': 'dot', '&': 'and', '@': 'at', '%': 'percent', '*': 'star', '/': '' },
};

/** A name with its signs written as words: `C plus plus`. A dot within a word, as in `Node.js`, is kept. */
export function inWords(name: string): string {
  return name
    .replace(/(?<![\p{L}\p{N}])\.|\.(?![\p{L}\p{N}])|[+#&@%*/]/gu, (sign) => ` ${SIGNS[sign] ?? ''} `)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns a function that gives the URL of each name; `undefined` for a name without letters and digits. URLs leave out signs. Where that gives
 * several names the same URL, or a name none, names with signs get them as words: `/tags/c-plus-plus/` and `/tags/c-sharp/`, beside `/tags/c/`.
 * @param toUrl The URL of a name, or `undefined`.
 */
export function toDistinctUrls(
  names: Iterable<string>,
  toUrl: (name: string) => string | undefined,
): (name: string) => string | undefined {
  const urls = new Map<string, string | undefined>();
  for (const [plain, alike] of groupBy([...new Set(names)], toUrl)) {
    const spelt = alike.map((name) => toUrl(inWords(name)));
    const differ = plain === undefined || new Set(spelt).size > 1;
    alike.forEach((name, index) => urls.set(name, differ ? spelt[index] : plain));
  }
  return (name) => (urls.has(name) ? urls.get(name) : toUrl(name));
}
