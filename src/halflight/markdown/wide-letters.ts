/**
 * Letters and punctuation of Chinese and Japanese, which put no blanks between words and none where a line of a text ends: the content of a class of
 * a regular expression with the flag `u`. Korean has blanks, and is not among them.
 */
export const WIDE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\u3000-\\u303f\\uff01-\\uff9f\\uffe0-\\uffe6';

/** Whether a text has any of them. */
export const HAS_WIDE = new RegExp(`[${WIDE}]`, 'u');
