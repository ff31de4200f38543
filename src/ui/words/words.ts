import { en, type WordName, type Words } from './en';

/** The interface's words for a site: its own where `site.md` gives them, ours elsewhere. */
export function toWords(own: Partial<Record<WordName, string | undefined>> | undefined): Words {
  const given = Object.entries(own ?? {}).filter(([, word]) => word !== undefined);
  return { ...en, ...Object.fromEntries(given) };
}

/** Puts values where a word has their names in braces: `fill('{minutes} min read', { minutes: 4 })`. */
export function fill(word: string, values: Record<string, string | number>): string {
  return word.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
