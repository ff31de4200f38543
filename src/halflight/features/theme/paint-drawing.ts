import type { Palette } from './palette';

/** A reference to a site colour in a drawing: `currentColor`, or `var()` with the name of a colour and an optional fallback. */
const ASKED = /\bcurrentcolor\b|\bvar\(\s*--([\w-]+)\s*(?:,\s*([^()]*?(?:\([^()]*\))?)\s*)?\)/gi;

/**
 * Replaces colour references in an SVG with the colours of a palette, since a picture has no access to the page's custom properties: `var(--accent)`
 * and the like become the colour of that name, and `currentColor` becomes `current`, by default the colour of the disc, the site's own ornament. An
 * unknown name becomes its fallback, or `current`.
 */
export function paintDrawing(svg: string, palette: Palette, current = palette.disc): string {
  return svg.replace(ASKED, (_, role: string | undefined, otherwise: string | undefined) =>
    role !== undefined && Object.hasOwn(palette, role) ? palette[role as keyof Palette] : (otherwise ?? current),
  );
}
