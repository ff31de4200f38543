/** The two fonts of a site: that of words, and that of code, dates and labels. */
type FontRole = 'sans' | 'mono';

/** A font as `site.md` names it: the address of its published file, or families that visitors have. */
export type ChosenFont = { address: string } | { families: string };

/** What the head of every page needs to know of the site's fonts. */
export interface SiteFonts {
  /** A style sheet; empty when both fonts are Geist. */
  css: string;
  /** The addresses of the author's own files, to be loaded before anything asks for them. */
  files: string[];
  /** The fonts that are Geist. */
  defaults: FontRole[];
}

/** What is shown until a font has come, and in place of one that a visitor does not have. */
const fallbacks: Record<FontRole, string> = {
  sans: 'system-ui,sans-serif',
  mono: 'ui-monospace,monospace',
};

/** Makes the fonts that `site.md` names those of the site; a role that it does not name stays Geist. */
export function toSiteFonts(chosen: Partial<Record<FontRole, ChosenFont | undefined>>): SiteFonts {
  const fonts: SiteFonts = { css: '', files: [], defaults: [] };
  const tokens: string[] = [];
  for (const role of ['sans', 'mono'] as const) {
    const font = chosen[role];
    if (!font) {
      fonts.defaults.push(role);
      continue;
    }
    if ('address' in font) {
      fonts.files.push(font.address);
      fonts.css += toFontFace(`site-${role}`, font.address);
    }
    tokens.push(`--${role}:${'address' in font ? `site-${role}` : font.families},${fallbacks[role]}`);
  }
  // In a layer of its own: the whole style sheet, and with it the tokens, may come again later in the document.
  if (tokens.length > 0) fonts.css += `@layer site{:root{${tokens.join(';')}}}`;
  // One file may serve both.
  return { ...fonts, files: [...new Set(fonts.files)] };
}

function toFontFace(family: string, address: string): string {
  return `@font-face{font-family:${family};font-weight:100 900;font-style:normal;font-display:swap;src:url("${address}") format("woff2")}`;
}
