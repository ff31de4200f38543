import { en, type Forms, type Translation, type WordName, type Words } from './en';
import { languages } from './languages';

/** The settings that determine a site's interface strings: those of `site.md`, or of one of its languages. */
export interface WordSettings {
  /** A tag such as `de` or `pt-BR`; English if omitted. */
  language?: string | undefined | null;
  words?: Partial<Record<WordName, string | Partial<Forms> | undefined>> | undefined | null;
}

/** A language with built-in translations. */
export type LanguageCode = keyof typeof languages;

/** The interface strings of a site: from its settings, or else our translation, or else English. */
export function toWords(site: WordSettings | undefined): Words {
  const given = Object.entries(site?.words ?? {}).filter(([, word]) => word !== undefined);
  return { ...en, ...findTranslation(site?.language), ...Object.fromEntries(given) };
}

/**
 * Our translation for a language tag: `pt` for `pt-BR`. `undefined` for a language without a translation, and for a different script of a translated
 * language, such as `zh-Hant`.
 */
export function findTranslation(language: string | undefined | null): Translation | undefined {
  const code = codeOfTranslation(language ?? 'en');
  return code && languages[code].words;
}

/** The language of our translation for a tag: `pt` for `pt-BR`. `undefined` if there is none, or the tag is invalid. */
export function codeOfTranslation(tag: string): LanguageCode | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    const isSame = script === new Intl.Locale(language).maximize().script;
    return isSame && isTranslated(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

const isTranslated = (code: string): code is LanguageCode => Object.hasOwn(languages, code);
