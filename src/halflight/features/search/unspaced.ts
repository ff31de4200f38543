/**
 * Letters of scripts without spaces between words, in which a word is found anywhere in a line: the content of a class of a regular expression with
 * the flag `u`.
 */
export const UNSPACED = '\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}ー\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';
