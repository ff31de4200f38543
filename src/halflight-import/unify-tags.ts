import { inWords } from '../halflight/derive/to-distinct-urls';
import { toTagUrl } from '../halflight/derive/to-url';

/**
 * Returns a function that normalises the spelling of a blog's tags. Tags that differ only in case, or in spaces, underscores, hyphens and dots
 * between letters, get their most frequent spelling. Tags whose pages would have the same URL, such as C and C++, are spelt out in words.
 */
export function unifyTags(lists: readonly (readonly string[])[]): (tag: string) => string {
  const uses = new Map<string, number>();
  for (const tag of lists.flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const spellings = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const [tag] of [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    const plain = toPlain(tag);
    if (spellings.has(plain)) continue;
    const url = toTagUrl(tag);
    const isTaken = owners.has(url) || url === toTagUrl('') || (inWords(tag) !== tag && /[+#]$/.test(tag));
    const wanted = isTaken ? inWords(tag) : tag;
    // Spelt out, it may match another tag without its space, or its URL may still be taken, as RD's beside R&D.
    const spelling = spellings.get(toPlain(wanted)) ?? owners.get(toTagUrl(wanted)) ?? wanted;
    spellings.set(plain, spelling);
    spellings.set(toPlain(wanted), spelling);
    owners.set(toTagUrl(spelling), spelling);
  }
  return (tag) => spellings.get(toPlain(tag)) ?? tag;
}

const toPlain = (tag: string): string =>
  tag
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+|(?<=\p{L})\.(?=\p{L})/gu, '');
