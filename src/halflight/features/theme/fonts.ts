/** The two fonts of a site: one for text, and one for code, dates and labels. */
type FontRole = 'sans' | 'mono';

/** A font chosen in `site.md`: the URL of its published file, or names of font families that visitors may have installed. */
export type ChosenFont = { address: string } | { families: string };

/** The fallbacks, used until a font has loaded and for families that a visitor lacks. */
const fallbacks: Record<FontRole, string> = { sans: 'system-ui,sans-serif', mono: 'ui-monospace,monospace' };

/** The stylesheet that sets the fonts chosen in `site.md`; '' if there are none. The default is Geist. */
export function toFontStyles(chosen: Partial<Record<FontRole, ChosenFont | undefined>>): string {
  const faces: string[] = [];
  const tokens: string[] = [];
  for (const role of ['sans', 'mono'] as const) {
    const font = chosen[role];
    if (!font) continue;
    if ('address' in font) faces.push(toFontFace(`site-${role}`, font.address));
    tokens.push(`--${role}:${'address' in font ? `site-${role}` : font.families},${fallbacks[role]}`);
  }
  // In its own cascade layer, because the whole stylesheet, including the tokens, may appear again later in the document.
  return faces.join('') + (tokens.length > 0 ? `@layer site{:root{${tokens.join(';')}}}` : '');
}

/** The `@font-face` rule for an author's font: one file for all weights. */
export function toFontFace(family: string, address: string): string {
  return `@font-face{font-family:${family};font-weight:100 900;font-style:normal;font-display:swap;src:url("${address}") format("woff2")}`;
}
