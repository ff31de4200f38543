import { toPalette } from './palette';

/** The path of the picture of accents and their palettes in the guide "Look and theme". */
export const SWATCHES = 'docs/posts/look-and-theme/accents.svg';

/** The accents shown in the guide. */
export const shownAccents = ['oklch(0.55 0.19 303)', 'oklch(0.6 0.145 42)', 'teal', 'gold', 'gray'];

const ROW = { width: 640, height: 112, space: 16 };

/** Draws the palettes of accents as an SVG, one row for each: the light theme on the left, the dark one on the right. */
export function toSwatches(accents: readonly string[] = shownAccents): string {
  const height = accents.length * (ROW.height + ROW.space) - ROW.space;
  const rows = accents.map((accent, index) => {
    const y = index * (ROW.height + ROW.space);
    return `<g transform="translate(0 ${y})">${toHalf(accent, 'light', 0)}${toHalf(accent, 'dark', ROW.width / 2)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ROW.width}" height="${height}" viewBox="0 0 ${ROW.width} ${height}" font-family="system-ui, sans-serif">`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

/** Half a row, for one theme: paper, ink, a link, a button, and chips of the other colours. */
function toHalf(accent: string, theme: 'light' | 'dark', x: number): string {
  const palette = toPalette(accent, theme);
  const { paper, line, ink, soft, button, surface, disc } = palette;
  const chips = [surface, line, soft, ink, palette.accent, disc];
  return [
    `<g transform="translate(${x} 0)"><rect width="${ROW.width / 2}" height="${ROW.height}" fill="${paper}"/>`,
    `<text x="24" y="50" font-size="28" font-weight="600" fill="${ink}">Aa</text>`,
    `<text x="78" y="50" font-size="22" fill="${palette.accent}" text-decoration="underline">a link</text>`,
    `<rect x="172" y="22" width="124" height="42" rx="21" fill="${button}"/>`,
    `<text x="234" y="50" font-size="20" fill="${palette['on-button']}" text-anchor="middle">a button</text>`,
    ...chips.map(
      (fill, index) =>
        `<circle cx="${36 + index * 32}" cy="86" r="11" fill="${fill}" stroke="${line}" stroke-width="1"/>`,
    ),
    '</g>',
  ].join('');
}
