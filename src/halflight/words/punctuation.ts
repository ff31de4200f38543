/** The punctuation that joins interface strings, which differs between languages. */
export interface Punctuation {
  /** Between two sentences. */
  blank: string;
  /** Between the parts of a place or of another series. */
  comma: string;
  /** Between the start and the end of a period. */
  range: string;
  /** Around an aside, including the space before it. */
  aside: readonly [open: string, close: string];
}

const spaced: Punctuation = { blank: ' ', comma: ', ', range: ' – ', aside: [' (', ')'] };

/** Full-width marks include their own space. */
const fullWidth: Punctuation = { blank: '', comma: '、', range: ' – ', aside: ['（', '）'] };

const others: Readonly<Record<string, Punctuation>> = {
  ar: { ...spaced, comma: '، ' },
  ja: { ...fullWidth, range: '～' },
  zh: fullWidth,
};

/** The punctuation of a language, by its tag: `zh-TW` uses that of `zh`. */
export function punctuationOf(language: string): Punctuation {
  const [code = ''] = language.toLowerCase().split('-');
  return others[code] ?? spaced;
}
