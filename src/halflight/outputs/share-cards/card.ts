import type { LookParts } from '../../features/theme/look';
import type { Palette } from '../../features/theme/palette';

/** The content of a share image, which is shown where a page is shared. */
export interface Card {
  title: string;
  /** What kind of entry the page is, and when: `Posts`, `14 March 2026`. */
  facts: readonly string[];
  /** A sentence about the site, on the card of the site itself. */
  summary?: string | undefined;
  cover?: Cover | undefined;
}

/** The image of an entry. */
export interface Cover {
  /** The path of the file in the file system. */
  file: string;
  /** The digest of its content. */
  digest: string;
  /** The part to keep when cropping, as a CSS position. */
  focus?: string | undefined;
}

/** What all cards of a site share. */
export interface CardLook {
  /** The name of the site. */
  name: string;
  /** The palette of the site's preferred theme. */
  palette: Palette;
  /** What is drawn if there is no cover: the name of an ornament, or an author's SVG in the colours of the palette. */
  ornament: LookParts['ornament'] | { svg: string };
  /** The icon of the site: an SVG or a PNG. */
  icon: Buffer;
  /** The language tag of the text, which decides the shapes of Han characters. */
  language: string;
  /** The quality of the image, on JPEG's scale. */
  quality: number;
}

/** Width and height of a card in pixels. Facebook and LinkedIn ask for 1200 x 630; X, Mastodon and messengers crop it little or not at all. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The distance between the text and the edge, in pixels. */
export const CARD_MARGIN = 76;

/** Whether a text is read from right to left, which its first letter decides. */
export function isRightToLeft(words: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(words);
}

/** The distance of the icon from the top, in pixels. */
export const ICON_TOP = 70;

/** The width and height of the icon, in pixels: beside the site's name, and above it on the card of the site itself. */
export const ICON_SIDE = { beside: 52, above: 112 };
