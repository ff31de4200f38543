import { en, type WordName, type Words } from './en';

/** The settings that decide which words a site says: those of `site.md`, or of one of its languages. */
export interface WordSettings {
  language?: string | undefined | null;
  words?: Partial<Record<WordName, string | undefined>> | undefined | null;
}

/** The interface's words for a site: its own where its settings give them, ours in its language elsewhere. */
export function toWords(site: WordSettings | undefined): Words {
  const given = Object.entries(site?.words ?? {}).filter(([, word]) => word !== undefined && word !== null);
  return { ...en, ...Object.fromEntries(given) };
}

/** Puts values where a word has their names in braces: `fill('{minutes} min read', { minutes: 4 })`. */
export function fill(word: string, values: Record<string, string | number>): string {
  return word.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
