import { SHARE_IMAGE_TEXT } from '../../limits';

/**
 * Characters without a shape: those that Unicode says to ignore, such as soft hyphens and marks of direction, except joiners and variation selectors,
 * which give the letter before them another shape; lone surrogates, noncharacters, and characters of private use, which only the author's fonts have.
 */
const SHAPELESS =
  /(?![\p{Variation_Selector}\u200C\u200D])\p{DI}|[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/gu;

/** Joiners and variation selectors with nothing before them that they could give another shape. */
const UNJOINED = /(?<!\S)[\p{Variation_Selector}\u200C\u200D]+/gu;

/**
 * The part of a text that can be drawn, on one line. satori cannot set a word of which no shape is left. Of a text that is longer than a card has room
 * for, the beginning.
 */
export function toDrawableWords(text: string): string {
  const drawable = text
    .replace(SHAPELESS, '')
    .replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNJOINED, '')
    .trim();
  return drawable.length > SHARE_IMAGE_TEXT ? Array.from(drawable).slice(0, SHARE_IMAGE_TEXT).join('') : drawable;
}
