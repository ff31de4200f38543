import { SERIF_WEIGHTS } from '../../limits';

/** The subsets of Newsreader, with the `unicode-range` of each from its package. Latin is last: where ranges overlap, the later one wins. */
export const serifParts = [
  {
    part: 'vietnamese',
    range:
      'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
  },
  {
    part: 'latin-ext',
    range:
      'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    part: 'latin',
    range:
      'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
] as const;

/** The two optical sizes of the serif typeface: one for headings, one for text. */
export type SerifCut = 'display' | 'text';

/** A file of the serif typeface: its name in `ui/fonts/newsreader/`, and its `@font-face` descriptors. */
export interface SerifFile {
  file: string;
  family: string;
  italic: boolean;
  weights: string;
  range: string;
}

export function serifFilesOf(cut: SerifCut): SerifFile[] {
  const family = cut === 'display' ? 'Newsreader Display' : 'Newsreader';
  // The single weight of headings is declared for all weights, because browsers would otherwise synthesize bold.
  const weights = cut === 'display' ? '1 1000' : `${SERIF_WEIGHTS.lightest} ${SERIF_WEIGHTS.boldest}`;
  return [false, true].flatMap((italic) =>
    serifParts.map(({ part, range }) => ({
      ...{ family, italic, weights, range },
      file: `${cut}-${part}-${italic ? 'italic' : 'normal'}.woff2`,
    })),
  );
}
