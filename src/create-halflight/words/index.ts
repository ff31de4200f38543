import { asked } from '../../halflight/checks/asked';
import { codeOfTranslation, toWords, type LanguageCode } from '../../halflight/words/words';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { tr } from './tr';
import { zh } from './zh';

/** The texts of a new site in one language. */
export type Said = typeof en;

const said: Record<LanguageCode, Said> = { ar, de, en, es, fr, it, ja, nl, pl, pt, tr, zh };

/** Whether there are starter texts in a language. Otherwise a new site is in English. */
export function isSpoken(tag: string): boolean {
  return codeOfTranslation(tag) !== undefined;
}

/**
 * The texts that a starter can refer to, in a language: `word.contact` is a word of the interface, `say.aboutMe` a text that the author may keep,
 * `ask.role` one that the author has to replace.
 */
export function wordsIn(tag: string): Readonly<Partial<Record<string, string>>> {
  const code = codeOfTranslation(tag) ?? 'en';
  return Object.fromEntries(
    Object.entries({ word: toWords({ language: code }), say: said[code], ask: asked[code] }).flatMap(([group, words]) =>
      Object.entries(words).flatMap(([name, text]) => (typeof text === 'string' ? [[`${group}.${name}`, text]] : [])),
    ),
  );
}
