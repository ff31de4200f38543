import { en, type Forms, type Translation, type WordName, type Words } from './en';
import { translations } from './translations';

/** The settings that decide which words a site says: those of `site.md`, or of one of its languages. */
export interface WordSettings {
  /** A tag such as `de` or `pt-BR`; English where there is none. */
  language?: string | undefined | null;
  words?: Partial<Record<WordName, string | Partial<Forms> | undefined>> | undefined | null;
}

/** The interface's words for a site: its own where its settings give them, ours in its language elsewhere. */
export function toWords(site: WordSettings | undefined): Words {
  const given = Object.entries(site?.words ?? {}).filter(([, word]) => word !== undefined);
  return { ...en, ...findTranslation(site?.language), ...Object.fromEntries(given) };
}

/**
 * The words of a language that come with the product, by its tag: those of `pt` for `pt-BR`. `undefined` for a language that they are not
 * translated into, and for one of them in another script, such as `zh-Hant`.
 */
export function findTranslation(language: string | undefined | null): Translation | undefined {
  return translations[codeOfTranslation(language ?? 'en') ?? ''];
}

/** The language whose words stand in for those of a tag: `pt` for `pt-BR`; `undefined` for a tag without such, or one that is none. */
export function codeOfTranslation(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    const isSame = script === new Intl.Locale(language).maximize().script;
    return isSame && Object.hasOwn(translations, language) ? language : undefined;
  } catch {
    return undefined;
  }
}
