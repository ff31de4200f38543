import type { Entry } from '../sourcing/read-entry';

/** The entries of each language apart: what is to be one word in one language need not be it in two. */
export function byLanguage(entries: readonly Entry[]): Entry[][] {
  const languages = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { language = '' } = entry;
    const others = languages.get(language);
    if (others) others.push(entry);
    else languages.set(language, [entry]);
  }
  return [...languages.values()];
}
