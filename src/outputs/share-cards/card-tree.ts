import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import type { Palette } from '../../features/theme/palette';
import { FONT_FAMILY } from './card-fonts';
import { CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH, ICON_SIDE, ICON_TOP } from './card';

/** The words of a card, and what decides where they stand. Words that cannot be drawn are empty. */
export interface CardWords {
  name: string;
  title: string;
  facts: string;
  summary: string;
  /** Whether the card shows the site itself: its icon stands large above its name, which is the title. */
  ofSite: boolean;
  /** Whether they are read from right to left: what is at the left otherwise is at the right then. */
  mirrored: boolean;
  /** The width of the cover beside them; 0 without one. */
  coverWidth: number;
}

/** A size that a title may have. */
export interface TitleSize {
  size: number;
  /** As many lines as there is room for; more are cut off. */
  lines: number;
}

/** The id of the title's element, by which its height is asked. */
export const TITLE_ID = 'title';

/** Sizes of a title in pixels, and the height that it has: less above the disc than beside a cover. */
const ROOM = {
  alone: { sizes: [132, 108, 92, 76, 64, 54, 44], height: 300 },
  beside: { sizes: [88, 78, 68, 58, 50, 42], height: 340 },
};

/**
 * The height of a line of a title, as a multiple of its size: letters with marks above and below need more than those of Geist, and square ones
 * some air.
 */
function lineOf(title: string): number {
  if (square.test(title)) return 1.2;
  return isTight(title) ? 1.02 : 1.4;
}

/** Whether letters may stand closer, as those of alphabets whose letters are not joined. */
function isTight(words: string): boolean {
  return !/[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(words);
}

/** How wide letters of Geist Semibold are as we set them, as a share of their size: the mean of English and German titles. */
const LETTER = 0.5;

/** The longest words have wider letters now and then. */
const WORD_LETTER = 0.55;

/** How wide a square letter is, which also is a word of its own: a line may end behind it. */
const SQUARE = 1;

const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How wide words are, as a multiple of their size. Marks stand above and below letters. */
function lengthOf(words: string, letter: number): number {
  const letters = Array.from(words.replace(/\p{M}/gu, ''));
  return letters.reduce((sum, sign) => sum + (square.test(sign) ? SQUARE : letter), 0);
}

/** The width that a card's words have. */
function widthOf({ coverWidth }: Pick<CardWords, 'coverWidth'>): number {
  return CARD_WIDTH - coverWidth - CARD_MARGIN - (coverWidth > 0 ? 52 : CARD_MARGIN);
}

/** The sizes to try a title in, the largest first: those in which it seems to fit and no word is broken, and the smallest. */
export function titleSizes(words: Pick<CardWords, 'title' | 'coverWidth'>): TitleSize[] {
  const { sizes, height } = ROOM[words.coverWidth > 0 ? 'beside' : 'alone'];
  const width = widthOf(words);
  const { title } = words;
  // As many lines of Geist have room as if they were as high as their letters: the last needs no air below it.
  const ratio = Math.max(1, lineOf(title) - 0.02);
  const longest = Math.max(
    ...title.split(/\s+/).map((word) => (square.test(word) ? SQUARE : lengthOf(word, WORD_LETTER))),
  );
  const all = sizes.map((size) => ({ size, lines: Math.floor(height / (size * ratio)) }));
  const whole = all.filter(({ size }) => longest * size <= width);
  const fitting = whole.filter(({ size, lines }) => Math.ceil((lengthOf(title, LETTER) * size) / width) <= lines);
  // What is cut off in the end is cut off at a size that can be read in a small preview.
  return fitting.length > 0 ? fitting : [...whole.slice(0, -1).slice(-1), ...all.slice(-1)].slice(0, 1);
}

/** Whether a title of this height has no more lines than there is room for. */
export function isWithin(title: string, height: number, { size, lines }: TitleSize): boolean {
  return height <= size * lineOf(title) * (lines + 0.5);
}

/** The words of a card in their places, for satori. With `cut`, what is too long of the title ends in an ellipsis. */
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
        // What is cut off, and what is one word, has nothing to balance.
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

/** How much closer letters stand, where they may. */
function tracking(words: string, letterSpacing: string): CSSProperties {
  return isTight(words) ? { letterSpacing } : {};
}

function box(style: CSSProperties, ...children: readonly (ReactElement | undefined)[]): ReactElement {
  return h('div', { style: { display: 'flex', ...style } }, ...children);
}

/** A piece of text of at most so many lines (0: any number); nothing where there is none. */
function text(style: CSSProperties, lines: number, words: string, id?: string): ReactElement | undefined {
  if (words === '') return undefined;
  const clamp = lines > 0 && { lineClamp: lines };
  return h('div', { id, style: { display: 'block', wordBreak: 'break-word', ...clamp, ...style } }, words);
}
