/** The two fonts of a site: that of words, and that of code, dates and labels. */
type FontRole = 'sans' | 'mono';

/** A font as `site.md` names it: the address of its published file, or families that visitors have. */
export type ChosenFont = { address: string } | { families: string };

/** What is shown until a font has come, and in place of one that a visitor does not have. */
const fallbacks: Record<FontRole, string> = {
  sans: 'system-ui,sans-serif',
  mono: 'ui-monospace,monospace',
};

/** Makes the fonts that `site.md` names those of the site: a style sheet, empty when it names none. A role without a font stays Geist. */
export function toFontStyles(chosen: Partial<Record<FontRole, ChosenFont | undefined>>): string {
  const faces: string[] = [];
  const tokens: string[] = [];
  for (const role of ['sans', 'mono'] as const) {
    const font = chosen[role];
    if (!font) continue;
    if ('address' in font) faces.push(toFontFace(`site-${role}`, font.address));
    tokens.push(`--${role}:${'address' in font ? `site-${role}` : font.families},${fallbacks[role]}`);
  }
  // In a layer of its own: the whole style sheet, and with it the tokens, may come again later in the document.
  return faces.join('') + (tokens.length > 0 ? `@layer site{:root{${tokens.join(';')}}}` : '');
}

/** The rule that brings a font of the author: all weights from one file. */
export function toFontFace(family: string, address: string): string {
  return `@font-face{font-family:${family};font-weight:100 900;font-style:normal;font-display:swap;src:url("${address}") format("woff2")}`;
}
