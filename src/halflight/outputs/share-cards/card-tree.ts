import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import type { Palette } from '../../features/theme/palette';
import { FONT_FAMILY } from './card-fonts';
import { CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH, ICON_SIDE, ICON_TOP } from './card';

/** The text of a card, and what decides its layout. Text that cannot be drawn is empty. */
export interface CardWords {
  name: string;
  title: string;
  facts: string;
  summary: string;
  /** Whether the card is about the site itself: its icon is then large and above the site's name, which is the title. */
  ofSite: boolean;
  /** Whether the text is right-to-left, which swaps left and right. */
  mirrored: boolean;
  /** The width of the cover beside the text; 0 without one. */
  coverWidth: number;
}

/** A font size for a title. */
export interface TitleSize {
  size: number;
  /** The number of lines that fit; any further lines are cut off. */
  lines: number;
}

/** The id of the title's element, used to measure its height. */
export const TITLE_ID = 'title';

/** Font sizes of a title, and the height available to it, in pixels: less above the disc than beside a cover. */
const ROOM = {
  alone: { sizes: [132, 108, 92, 76, 64, 54, 44], height: 300 },
  beside: { sizes: [88, 78, 68, 58, 50, 42], height: 340 },
};

/**
 * The line height of a title, as a multiple of its font size. Scripts with marks above and below the letters need more than Geist; square characters
 * need some space.
 */
function lineOf(title: string): number {
  if (square.test(title)) return 1.2;
  return isTight(title) ? 1.02 : 1.4;
}

/** Whether letters may be set closer, which is not so in scripts that join them. */
function isTight(words: string): boolean {
  return !/[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(words);
}

/** The width of a letter of Geist Semibold as we set it, as a fraction of the font size: the average in English and German titles. */
const LETTER = 0.5;

/** The same for the longest words, whose letters may be wider. */
const WORD_LETTER = 0.55;

/** The width of a square character. Each counts as a word, since a line may break after it. */
const SQUARE = 1;

const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The width of a text, as a multiple of its font size. Combining marks have no width. */
function lengthOf(words: string, letter: number): number {
  const letters = Array.from(words.replace(/\p{M}/gu, ''));
  return letters.reduce((sum, sign) => sum + (square.test(sign) ? SQUARE : letter), 0);
}

/** The width available to the text of a card. */
function widthOf({ coverWidth }: Pick<CardWords, 'coverWidth'>): number {
  return CARD_WIDTH - coverWidth - CARD_MARGIN - (coverWidth > 0 ? 52 : CARD_MARGIN);
}

/**
 * The sizes to try for a title, largest first: those in which it seems to fit without breaking a word or, if there is none, the one in which it is
 * cut off.
 */
export function titleSizes(words: Pick<CardWords, 'title' | 'coverWidth'>): TitleSize[] {
  const { sizes, height } = ROOM[words.coverWidth > 0 ? 'beside' : 'alone'];
  const width = widthOf(words);
  const { title } = words;
  // As many lines of Geist fit as if the line height were 1, because the last line needs no space below it.
  const ratio = Math.max(1, lineOf(title) - 0.02);
  const longest = Math.max(
    ...title.split(/\s+/).map((word) => (square.test(word) ? SQUARE : lengthOf(word, WORD_LETTER))),
  );
  const all = sizes.map((size) => ({ size, lines: Math.floor(height / (size * ratio)) }));
  const whole = all.filter(({ size }) => longest * size <= width);
  const fitting = whole.filter(({ size, lines }) => Math.ceil((lengthOf(title, LETTER) * size) / width) <= lines);
  if (fitting.length > 0) return fitting;
  // A title that is cut off gets a size that is legible in a small preview.
  const size = whole.at(-2) ?? all.at(-1);
  return size ? [size] : [];
}

/** Whether a title of this height has no more lines than fit. */
export function isWithin(title: string, height: number, { size, lines }: TitleSize): boolean {
  return height <= size * lineOf(title) * (lines + 0.5);
}

/** The layout of a card's text, for satori. With `cut`, a title that is too long ends in an ellipsis. */
export function toCardTree(words: CardWords, { size, lines }: TitleSize, cut: boolean, palette: Palette): ReactElement {
  const { name, title, facts, summary, ofSite, mirrored } = words;
  const width = widthOf(words);
  const top: CSSProperties = ofSite
    ? { height: ICON_SIDE.above, marginBottom: 34 }
    : { height: ICON_SIDE.beside, marginBottom: 44 };
  const besideIcon = ICON_SIDE.beside + 18;
  return box(
    {
      ...(mirrored && { direction: 'rtl', textAlign: 'right' }),
      boxSizing: 'border-box',
      flexDirection: 'column',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      padding: `${ICON_TOP}px ${CARD_MARGIN}px 64px`,
      fontFamily: FONT_FAMILY,
      color: palette.ink,
    },
    box(
      { ...top, alignItems: 'center', [mirrored ? 'paddingRight' : 'paddingLeft']: besideIcon },
      text({ width: width - besideIcon, fontSize: 32, ...tracking(name, '-0.02em'), ...semibold }, 1, name),
    ),
    text(
      {
        width,
        fontSize: size,
        ...tracking(title, '-0.045em'),
        lineHeight: lineOf(title),
        // A title that is cut off or is a single word cannot be balanced.
        ...(!cut && /\s/.test(title) && { textWrap: 'balance' }),
        ...semibold,
      },
      cut ? lines : 0,
      title,
      TITLE_ID,
    ),
    text(
      { marginTop: 24, width: Math.min(width, 780), fontSize: 30, lineHeight: 1.4, color: palette.soft },
      2,
      summary,
    ),
    box({ marginTop: 'auto' }, text({ width, fontSize: 28, color: palette.soft }, 1, facts)),
  );
}

const semibold: CSSProperties = { fontWeight: 600 };

/** The letter spacing, if letters may be set closer. */
function tracking(words: string, letterSpacing: string): CSSProperties {
  return isTight(words) ? { letterSpacing } : {};
}

function box(style: CSSProperties, ...children: readonly (ReactElement | undefined)[]): ReactElement {
  return h('div', { style: { display: 'flex', ...style } }, ...children);
}

/** A text of at most `lines` lines (0: any number); `undefined` if it is empty. */
function text(style: CSSProperties, lines: number, words: string, id?: string): ReactElement | undefined {
  if (words === '') return undefined;
  const clamp = lines > 0 && { lineClamp: lines };
  return h('div', { id, style: { display: 'block', wordBreak: 'break-word', ...clamp, ...style } }, words);
}
