import type { Palette } from './palette';

/** What a drawing says where it wants a colour of the site: `currentColor`, or the name of one, with another for where there is none. */
const ASKED = /\bcurrentcolor\b|\bvar\(\s*--([\w-]+)\s*(?:,\s*([^()]*?(?:\([^()]*\))?)\s*)?\)/gi;

/**
 * The text of an SVG with the colours of a palette in it, which a picture cannot ask the page for: `var(--accent)` and its like become those
 * colours, and `currentColor` that of the disc, the site's own ornament. A name that the palette lacks becomes what stands behind it, or that
 * of the disc.
 */
export function paintDrawing(svg: string, palette: Palette): string {
  return svg.replace(ASKED, (_, role: string | undefined, otherwise: string | undefined) =>
    role !== undefined && Object.hasOwn(palette, role) ? palette[role as keyof Palette] : (otherwise ?? palette.disc),
  );
}
