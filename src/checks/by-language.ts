import type { Entry } from '../sourcing/read-entry';

/** Groups entries by language: spellings only have to agree within one language. */
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
