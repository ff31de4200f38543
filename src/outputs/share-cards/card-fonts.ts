import { readFileSync } from 'node:fs';
import { fromLibrary } from '../../paths';

/** The subsets that Geist comes in: Latin with all its accents, Cyrillic, and what Vietnamese needs. For other scripts, see `script-fonts.ts`. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** The font weights on cards: of text and of headings. */
export const WEIGHTS = [400, 600] as const;

/** The subsets as one font family: a letter is taken from the first that has it. */
export const FONT_FAMILY = PARTS.map(toFamily).join(', ');

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
