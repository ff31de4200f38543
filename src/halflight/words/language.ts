import type { Translation } from './en';
import type { ReceiverWords } from './languages/en';

export type { ReceiverWords };

/** All strings in one language. To add a language, add a file such as `languages/cs.ts` that exports one of these as `cs`. */
export interface Language {
  words: Translation;
  /**
   * Strings used only by the contact form's receiver, in its responses and emails. `site.md` cannot replace them, because the receiver runs without
   * it.
   */
  receiver: ReceiverWords;
}
