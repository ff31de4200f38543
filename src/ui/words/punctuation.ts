/** What stands between words of the interface that are put together: no word of its own, but written in another way in some languages. */
export interface Punctuation {
  /** Between two sentences. */
  blank: string;
  /** Between the beginning and the end of a period. */
  range: string;
  /** Around what is said aside, with the blank before it. */
  aside: readonly [open: string, close: string];
}

const spaced: Punctuation = { blank: ' ', range: ' – ', aside: [' (', ')'] };

/** Marks of full width have room around them already. */
const fullWidth: Punctuation = { blank: '', range: ' – ', aside: ['（', '）'] };

const others: Readonly<Record<string, Punctuation>> = { ja: { ...fullWidth, range: '～' }, zh: fullWidth };

/** The punctuation of a language, by its tag: `zh-TW` has that of `zh`. */
export function punctuationOf(language: string): Punctuation {
  const [code = ''] = language.toLowerCase().split('-');
  return others[code] ?? spaced;
}
