import type { Translation } from './en';
import type { ReceiverWords } from './languages/en';

export type { ReceiverWords };

/** All that is said in one language. To add a language, add a file such as `languages/cs.ts` that exports one of these as `cs`. */
export interface Language {
  /** The words of the interface. */
  words: Translation;
  /** What only the receiver of the contact form says, in its responses and mails. `site.md` cannot replace it: the receiver runs without it. */
  receiver: ReceiverWords;
}
