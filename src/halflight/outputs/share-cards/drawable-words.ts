import { SHARE_IMAGE_TEXT } from '../../limits';

/**
 * Characters without a shape: those that Unicode says to ignore, such as soft hyphens and direction marks, except joiners and variation selectors,
 * which change the shape of the letter before them; lone surrogates, noncharacters, and private-use characters, which only the author's fonts have.
 */
const SHAPELESS =
  /(?![\p{Variation_Selector}\u200C\u200D])\p{DI}|[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/gu;

/** Joiners and variation selectors without a preceding letter. */
const UNJOINED = /(?<!\S)[\p{Variation_Selector}\u200C\u200D]+/gu;

/** The part of a text that can be drawn, on one line and cut to what a card has room for. satori cannot lay out a word without any shapes. */
export function toDrawableWords(text: string): string {
  const drawable = text
    .replace(SHAPELESS, '')
    .replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNJOINED, '')
    .trim();
  return drawable.length > SHARE_IMAGE_TEXT ? Array.from(drawable).slice(0, SHARE_IMAGE_TEXT).join('') : drawable;
}
