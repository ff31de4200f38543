import { toFontFace } from '../features/theme/fonts';
import { fromLibrary } from '../paths';

/**
 * The file of the font that formulas are set in: STIX Two Math, whose letters cannot be mistaken for each other or for those of a text. From its table
 * `MATH` browsers know how to draw roots, and brackets as high as what they enclose.
 */
export function formulaFontFile(): string {
  return fromLibrary('@fontsource/stix-two-math', 'files/stix-two-math-latin-400-normal.woff2');
}

/** The rule that loads the font of formulas from a URL, under the name that `features/prose/formula.css` uses. */
export function toFormulaFace(address: string): string {
  return toFontFace('STIX Two Math', address);
}
