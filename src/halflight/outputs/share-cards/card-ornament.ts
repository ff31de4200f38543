import { wcagLuminance } from 'culori';
import type { LookParts } from '../../features/theme/look';
import type { Palette } from '../../features/theme/palette';
import { CARD_HEIGHT, CARD_MARGIN, CARD_WIDTH } from './card';

/**
 * The radius of the disc and the x coordinate of its centre, in pixels. The centre is on the lower edge. The disc is as far from the right edge as
 * the text is from the left.
 */
const RADIUS = 172;
const MIDDLE = CARD_WIDTH - CARD_MARGIN - RADIUS;

/** The ornaments as drawn in the lower right corner of a card, where there is no text: SVG in the colours of a palette. */
const ornaments: Record<LookParts['ornament'], (palette: Palette) => string> = {
  sun: ({ glow, disc, button, paper }) => `
    <defs>
      <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"
        gradientTransform="translate(${MIDDLE} ${CARD_HEIGHT}) scale(760 400)">
        <stop offset="0" stop-color="${glow}" stop-opacity="0.75"/>
        <stop offset="0.75" stop-color="${glow}" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="disc" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${disc}"/>
        <stop offset="0.52" stop-color="${button}" stop-opacity="0.62"/>
      </linearGradient>
    </defs>
    <rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#glow)"/>
    ${circle(RADIUS, paper)}
    ${circle(RADIUS, disc)}
    ${circle(RADIUS, 'url(#disc)')}`,
  // Rings of light, the outermost first, each over the one before.
  bands: ({ disc, paper }) =>
    [1.55, 1.32, 1.09, 0.86, 0.55]
      .map(
        (share, ring) => circle(RADIUS * share, paper) + circle(RADIUS * share, disc, [0.1, 0.22, 0.38, 0.6, 1][ring]),
      )
      .join(''),
  // Night fills the corner, with the spectrum along its edge. In the dark theme, it is darker than the background.
  terminator: ({ disc, button, ink, paper }) => {
    const night = wcagLuminance(paper) > wcagLuminance(ink) ? ink : '#000';
    const bands = [
      { fill: disc, opacity: 0.25 },
      { fill: disc, opacity: 0.6 },
      { fill: disc, opacity: 1 },
      { fill: button, opacity: 1 },
      { fill: night, opacity: 0.5 },
      { fill: night, opacity: 1 },
    ];
    return bands
      .map(({ fill, opacity }, band) => {
        const [left, top] = [760 + band * 28, 410 + band * 14];
        const corner = `M${left} ${CARD_HEIGHT}L${CARD_WIDTH} ${top}V${CARD_HEIGHT}Z`;
        return `<path d="${corner}" fill="${fill}" fill-opacity="${opacity}"/>`;
      })
      .join('');
  },
  grid: ({ line }) => `
    <defs>
      <pattern id="lines" width="36" height="36" patternUnits="userSpaceOnUse">
        <path d="M0 .5H36M.5 0V36" stroke="${line}"/>
      </pattern>
      <radialGradient id="fade" cx="1" cy="1" r="0.8">
        <stop offset="0.1" stop-color="#fff"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <mask id="seen"><rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#fade)"/></mask>
    </defs>
    <rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#lines)" mask="url(#seen)"/>`,
  none: () => '',
};

/** The ornament of a site on a card, as the content of an SVG of the card's size. */
export function toOrnament(name: LookParts['ornament'], palette: Palette): string {
  return ornaments[name](palette);
}

function circle(radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${MIDDLE}" cy="${CARD_HEIGHT}" r="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;
}
