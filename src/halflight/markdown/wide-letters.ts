/**
 * Chinese and Japanese letters and punctuation, whose texts have no spaces between words or at line breaks: the content of a regular expression's
 * class, with the flag `u`. Leaves out Korean, which has spaces.
 */
export const WIDE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\u3000-\\u303f\\uff01-\\uff9f\\uffe0-\\uffe6';

/** Whether a text has any of them. */
export const HAS_WIDE = new RegExp(`[${WIDE}]`, 'u');
