import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH, isRightToLeft, type Card, type CardLook } from './card';
import { findOtherMarks, readCardFonts } from './card-fonts';
import { drawCover, drawFrame, type Pixels } from './card-frame';
import { toDrawableWords } from './drawable-words';
import { findScriptFonts, hasScriptFont } from './script-fonts';
import { TITLE_ID, isWithin, titleSizes, toCardTree, type CardWords } from './card-tree';
import { loadLibrary } from '../../paths';

/** Draws a card as the bytes of a JPEG. The same card always gives the same bytes. Rejects if its cover cannot be read. */
export type Painter = (card: Card) => Promise<Buffer>;

type Satori = typeof import('satori').default;

/**
 * Creates a painter of cards that share a look. What all of them have in common is drawn once. Text becomes outlines, so that it looks the same on
 * every machine.
 */
export function createPainter(look: CardLook): Painter {
  // Loaded here, because it is large, and a build that draws nothing does not need it.
  const { default: satori } = loadLibrary('satori') as { default: Satori };
  const fonts = readCardFonts();
  const name = toDrawableWords(look.name);
  const frames = new Map<string, Promise<Pixels>>();

  const frameOf = ({ ofSite, mirrored }: CardWords, hasCover: boolean): Promise<Pixels> => {
    const key = `${ofSite} ${hasCover} ${mirrored}`;
    const frame = frames.get(key) ?? drawFrame(look, ofSite ? 'above' : 'beside', hasCover, mirrored);
    frames.set(key, frame);
    return frame;
  };

  /** The text as an SVG of the card's size, and the characters that no font has. */
  const setWords = async (words: CardWords): Promise<{ svg: string; missing: Missing }> => {
    const marks = findOtherMarks([words.name, words.title, words.facts, words.summary].join(' '));
    const missing: Missing = { emoji: new Set(), letters: new Set(marks) };
    const sizes = titleSizes(words);
    for (const [index, size] of sizes.entries()) {
      let height = 0;
      const isLast = index === sizes.length - 1;
      const svg = await satori(toCardTree(words, size, isLast, look.palette), {
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        fonts,
        onNodeDetected: (node) => {
          if (node.props.id === TITLE_ID) ({ height } = node);
        },
        loadAdditionalAsset: async (kind, characters) => {
          if (kind === 'emoji') {
            missing.emoji.add(characters);
            return [];
          }
          for (const character of characters) if (!hasScriptFont(character)) missing.letters.add(character);
          return findScriptFonts(characters, look.language);
        },
      });
      if (isLast || isWithin(words.title, height, size)) return { svg, missing };
    }
    throw new Error('There is no size for a title.');
  };

  return async (card) => {
    const cover = card.cover && (await drawCover(card.cover, look.palette.surface));
    let words = toWords(card, name, cover?.width ?? 0);
    let set = await setWords(words);
    if (set.missing.emoji.size > 0 || set.missing.letters.size > 0) {
      words = without(words, set.missing, name);
      set = await setWords(words);
    }
    const frame = await frameOf(words, cover !== undefined);
    const pixels = Buffer.from(frame.data);
    if (cover) copyRows(cover, pixels, words.mirrored ? 0 : frame.width - cover.width, frame.width);
    blend(await sharp(Buffer.from(set.svg)).raw().toBuffer(), pixels);
    return (
      sharp(pixels, { raw: { ...sizeOf(frame), channels: 3 } })
        // mozjpeg makes smaller files but is much slower, which is only worth it with a cover. A progressive JPEG takes longer and saves almost
        // nothing.
        .jpeg({ quality: look.quality, mozjpeg: cover !== undefined })
        .toBuffer()
    );
  };
}

/** Copies an image as high as the card into the pixels of a card of width `cardWidth`. */
function copyRows({ data, width, height }: Pixels, card: Buffer, left: number, cardWidth: number): void {
  for (let row = 0; row < height; row += 1)
    data.copy(card, (row * cardWidth + left) * 3, row * width * 3, (row + 1) * width * 3);
}

/**
 * Blends text, four bytes per pixel, over an image of the same size, three bytes per pixel. Faster than sharp, because most pixels have no text and
 * are skipped.
 */
function blend(words: Buffer, card: Buffer): void {
  // Read four bytes at a time, a pixel without text is zero.
  const pixels = new Uint32Array(words.buffer, words.byteOffset, words.length / 4);
  for (let index = 0; index < pixels.length; index += 1) {
    if (pixels[index] === 0) continue;
    const [from, to] = [index * 4, index * 3];
    const alpha = words[from + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const over = words[from + channel] ?? 0;
      const under = card[to + channel] ?? 0;
      card[to + channel] = Math.round((over * alpha + under * (255 - alpha)) / 255);
    }
  }
}

/** Characters that no font has. */
interface Missing {
  emoji: Set<string>;
  letters: Set<string>;
}

/** The text of a card, without what can never be drawn. `name` is that of the site. */
function toWords(card: Card, name: string, coverWidth: number): CardWords {
  const title = toDrawableWords(card.title);
  const ofSite = title === name;
  const words: CardWords = {
    name: ofSite ? '' : name,
    title,
    facts: toDrawableWords(card.facts.join(' · ')),
    summary: toDrawableWords(card.summary ?? ''),
    ofSite,
    mirrored: isRightToLeft(title),
    coverWidth,
  };
  return title === '' ? ofTheSite(words, name) : words;
}

/** A card without a drawable title becomes the card of the site. */
function ofTheSite(words: CardWords, name: string): CardWords {
  return { ...words, name: '', title: name, ofSite: true, mirrored: isRightToLeft(name) };
}

/** The text that can be drawn: emoji are removed, and a text with letters that no font has is dropped as a whole. */
function without(words: CardWords, { emoji, letters }: Missing, name: string): CardWords {
  const clean = (text: string) => {
    if ([...letters].some((letter) => text.includes(letter))) return '';
    return toDrawableWords([...emoji].reduce((rest, one) => rest.replaceAll(one, ''), text));
  };
  const left = {
    ...words,
    name: clean(words.name),
    title: clean(words.title),
    facts: clean(words.facts),
    summary: clean(words.summary),
  };
  return left.title === '' ? ofTheSite(left, clean(name)) : left;
}

const sizeOf = ({ width, height }: Pixels) => ({ width, height });
