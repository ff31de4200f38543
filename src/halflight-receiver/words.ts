import type { WordName } from '../halflight/words/en';
import { fill, type Values } from '../halflight/words/fill';
import type { ReceiverWords } from '../halflight/words/language';
import { languages } from '../halflight/words/languages';
import { codeOfTranslation, toWords } from '../halflight/words/words';

/** Looks up a word of the interface or of the receiver, with its values filled in. */
export type Say = (name: WordName | keyof ReceiverWords, values?: Values) => string;

/** A language: its tag, as a page declares it, and its words. */
export interface Speaker {
  language: string;
  say: Say;
}

/** The speaker for a language tag such as `pt-BR`; English if the interface has no such translation. */
export function speakerOf(tag: string): Speaker {
  const code = codeOfTranslation(tag) ?? 'en';
  // The receiver runs separately, and does not know the custom words in `site.md`.
  const words = { ...toWords({ language: code }), ...languages[code].receiver };
  return { language: code, say: (name, values = {}) => fill(words[name], values, code) };
}
