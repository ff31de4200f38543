import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH, isRightToLeft, type Card, type CardLook } from './card';
import { readCardFonts } from './card-fonts';
import { drawCover, drawFrame, type Pixels } from './card-frame';
import { findScriptFonts, hasScriptFont } from './script-fonts';
import { TITLE_ID, isWithin, titleSizes, toCardTree, type CardWords } from './card-tree';

/** Draws cards: what is said in, the bytes of a JPEG out. The same card always gives the same bytes. */
export type Painter = (card: Card) => Promise<Buffer>;

type Satori = typeof import('satori').default;

/**
 * Makes a painter of cards that share a look. What does not change from card to card is drawn once; a cover that cannot be read is left
 * out. Text becomes outlines, so that it looks the same on every machine.
 */
export function createPainter(look: CardLook): Painter {
  // Loaded here: a build that draws nothing does without the megabyte and a half.
  const { default: satori } = createRequire(join(process.cwd(), 'package.json'))('satori') as { default: Satori };
  const fonts = readCardFonts();
  const frames = new Map<string, Promise<Pixels>>();

  const frameOf = ({ ofSite, mirrored }: CardWords, hasCover: boolean): Promise<Pixels> => {
    const key = `${ofSite} ${hasCover} ${mirrored}`;
    const frame = frames.get(key) ?? drawFrame(look, ofSite ? 'above' : 'beside', hasCover, mirrored);
    frames.set(key, frame);
    return frame;
  };

  /** The words as an SVG as large as the card, and which characters no font has. */
  const setWords = async (words: CardWords): Promise<{ svg: string; missing: Missing }> => {
    const missing: Missing = { emoji: new Set(), letters: new Set() };
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
    const cover = card.cover && (await drawCover(card.cover, look.palette.surface).catch(() => undefined));
    let words = toWords(card, look.name, cover?.width ?? 0);
    let set = await setWords(words);
    if (set.missing.emoji.size > 0 || set.missing.letters.size > 0) {
      words = without(words, set.missing, look.name);
      set = await setWords(words);
    }
    const { data, width, height } = await frameOf(words, cover !== undefined);
    return (
      sharp(data, { raw: { width, height, channels: 3 } })
        .composite([
          ...(cover
            ? [
                {
                  input: cover.data,
                  raw: { ...sizeOf(cover), channels: 3 as const },
                  left: words.mirrored ? 0 : width - cover.width,
                  top: 0,
                },
              ]
            : []),
          { input: Buffer.from(set.svg) },
        ])
        // Half as large again as it need be, words are ready in a tenth of the time; with a picture beside them it is worth the wait.
        .jpeg({ quality: look.quality, progressive: true, mozjpeg: cover !== undefined })
        .toBuffer()
    );
  };
}

/** Characters that no font has. */
interface Missing {
  emoji: Set<string>;
  letters: Set<string>;
}

function toWords({ title, facts, summary = '' }: Card, name: string, coverWidth: number): CardWords {
  const ofSite = title === name;
  const mirrored = isRightToLeft(title);
  return { name: ofSite ? '' : name, title, facts: facts.join(' · '), summary, ofSite, mirrored, coverWidth };
}

/**
 * The words that can be drawn: emoji are left out of a text, and a text with letters that no font has is left out as a whole.
 * A card without its title shows the site.
 */
function without(words: CardWords, { emoji, letters }: Missing, name: string): CardWords {
  const clean = (text: string) => {
    if ([...letters].some((letter) => text.includes(letter))) return '';
    return [...emoji]
      .reduce((rest, one) => rest.replaceAll(one, ''), text)
      .replace(/\s+/g, ' ')
      .trim();
  };
  const left = {
    ...words,
    name: clean(words.name),
    title: clean(words.title),
    facts: clean(words.facts),
    summary: clean(words.summary),
  };
  if (left.title !== '') return left;
  return { ...left, name: '', title: clean(name), ofSite: true, mirrored: isRightToLeft(name) };
}

const sizeOf = ({ width, height }: Pixels) => ({ width, height });
