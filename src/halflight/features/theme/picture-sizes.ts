import type { Look } from './look';

/** How wide a page is, in rem: `--page` in the styles of each look. */
const pageWidths: Record<Look, number> = { halflight: 76, editorial: 58, studio: 112, terminal: 66, launch: 76 };

/** The `sizes` attribute of a picture as wide as the page, with the margin of 2 rem at either side. */
export function toWideSizes(look: Look): string {
  return `(width >= ${pageWidths[look] + 4}rem) ${pageWidths[look]}rem, 100vw`;
}

/** The `sizes` attribute of the cover on the page of a post: beside the title, or below it where titles are centred. */
export function toCoverSizes(look: Look): string {
  const isBelow = look === 'editorial' || look === 'launch';
  return isBelow ? toWideSizes(look) : `(width >= 60rem) ${Math.round((pageWidths[look] * 5) / 12)}rem, 100vw`;
}

/** The `sizes` attribute of a picture half as wide as the page, from the width at which there are two columns. */
export function toHalfSizes(look: Look): string {
  return `(width >= ${pageWidths[look] + 4}rem) ${pageWidths[look] / 2}rem, (width >= 44rem) 50vw, 100vw`;
}

/** The `sizes` attribute of the picture of a hero: beside the words, or as wide as the window or the page. */
export function toHeroSizes(look: Look): string {
  if (look === 'studio') return '100vw';
  return look === 'launch' ? toWideSizes(look) : '(width >= 60rem) 34rem, 100vw';
}
