import type { LookParts } from '../../features/theme/look';
import type { Palette } from '../../features/theme/palette';

/** What the picture of a page says, which is shown where the page is shared. */
export interface Card {
  title: string;
  /** What the page is one of, and when: `Posts`, `14 March 2026`. */
  facts: readonly string[];
  /** A sentence about the site, where the card shows the site itself. */
  summary?: string | undefined;
  cover?: Cover | undefined;
}

/** The picture of an entry. */
export interface Cover {
  /** Where the file lies, in full. */
  file: string;
  /** The digest of its content. */
  digest: string;
  /** The part to keep where it is cropped, as CSS would say it. */
  focus?: string | undefined;
}

/** What all cards of a site have in common. */
export interface CardLook {
  /** The name of the site. */
  name: string;
  /** The colours of the theme that the site prefers. */
  palette: Palette;
  /** What the site draws where a picture is missing: by its name, or an SVG of its author's in the colours of the palette. */
  ornament: LookParts['ornament'] | { svg: string };
  /** The icon of the site: an SVG or a PNG. */
  icon: Buffer;
  /** The language of the words, a tag: by it Han characters have their shape. */
  language: string;
  /** The quality of the picture, on the scale of JPEG. */
  quality: number;
}

/** Width and height of a card in pixels. Facebook and LinkedIn ask for 1200 x 630; X, Mastodon and messengers crop it little or not at all. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Pixels between the words and the edge. */
export const CARD_MARGIN = 76;

/** Whether words are read from right to left: the first of their letters says so. */
export function isRightToLeft(words: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(words);
}

/** Where the icon begins, from the top. */
export const ICON_TOP = 70;

/** The side of the icon, in pixels: beside the site's name, and above it where the card shows the site itself. */
export const ICON_SIDE = { beside: 52, above: 112 };
