import { readFileSync } from 'node:fs';
import { fromLibrary } from '../../paths';

/** The subsets of Geist: Latin with all its accents, Cyrillic, and what Vietnamese needs. For other scripts, see `script-fonts.ts`. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** The font weights on cards, for text and headings. */
export const WEIGHTS = [400, 600] as const;

/** The subsets as a font family: each letter is taken from the first subset that has it. */
export const FONT_FAMILY = PARTS.map(toFamily).join(', ');

/** Marks that may be on any letter, except those that Geist has: grave, acute, tilde, macron, diaeresis, hook and dot below. */
const OTHER_MARKS =
  /\u0302|[\u0305-\u0307]|[\u030A-\u0322]|[\u0324-\u036F]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20E2]|[\u20E4-\u20FF]|[\uFE20-\uFE2F]/g;

/** The marks in a text that no font has, and that satori would draw as boxes. */
export function findOtherMarks(text: string): string[] {
  return text.match(OTHER_MARKS) ?? [];
}

/** A font as satori takes it. */
export interface CardFont {
  name: string;
  weight: (typeof WEIGHTS)[number];
  style: 'normal';
  data: Buffer;
}

/** Reads Geist from its package. An author's own font is a WOFF2 file, which satori cannot read. */
export function readCardFonts(): CardFont[] {
  return WEIGHTS.flatMap((weight) =>
    PARTS.map((part) => ({
      name: toFamily(part),
      weight,
      style: 'normal' as const,
      data: readFileSync(fromLibrary('@fontsource/geist', `files/geist-${part}-${weight}-normal.woff`)),
    })),
  );
}

function toFamily(part: string): string {
  return `Geist ${part}`;
}
