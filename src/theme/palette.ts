import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** The accent of a site that names none: the last light of the day. */
export const DEFAULT_ACCENT = 'oklch(0.62 0.17 40)';

/** Contrast that text needs: WCAG 2.2, 1.4.3 (AA) asks 4.5; a little more keeps rounding and tinted panels on the right side. */
const TEXT_CONTRAST = 4.8;

/** The hue of night, in degrees: indigo, whatever the accent. */
const NIGHT_HUE = 272;

type Role =
  'paper' | 'surface' | 'ink' | 'soft' | 'line' | 'accent' | 'button' | 'on-button' | 'glow' | 'disc' | CodeRole;
type CodeRole = 'code-keyword' | 'code-string' | 'code-number' | 'code-function' | 'code-type' | 'code-comment';

/** Every colour of one theme, as CSS hexadecimal colours. */
export type Palette = Record<Role, string>;

const colour = (l: number, c: number, h: number): Oklch => ({ mode: 'oklch', l, c, h });

/** A colour as it is published: one that screens cannot show loses chroma, not lightness. */
const toHex = (value: Oklch): string => formatHex(clampChroma(value, 'oklch'));

/** The nearest lightness at which a hue can be read on a background: darker on a light one, lighter on a dark one. */
function legible(wanted: Oklch, background: Oklch, contrast = TEXT_CONTRAST): Oklch {
  const step = background.l > 0.5 ? -0.005 : 0.005;
  let found = wanted;
  while (wcagContrast(toHex(found), toHex(background)) < contrast && (step < 0 ? found.l > 0 : found.l < 1))
    found = { ...found, l: found.l + step };
  return found;
}

/** Computes the colours of one theme from a site's accent; text keeps its contrast whatever the accent, grey included. */
export function toPalette(accent = DEFAULT_ACCENT, theme: 'light' | 'dark'): Palette {
  const { l, c, h = 0 } = toOklch(accent) ?? { l: 0.62, c: 0.17, h: 40 };
  // A grey accent asks for a grey site: the neutrals lose their tint with it.
  const tint = Math.min(1, c / 0.06);
  const chroma = Math.min(c, 0.19);
  const light = theme === 'light';
  const paper = light ? colour(0.984, 0.006 * tint, h) : colour(0.175, 0.022 * tint, NIGHT_HUE);
  const surface = light ? colour(0.958, 0.011 * tint, h) : colour(0.222, 0.026 * tint, NIGHT_HUE);
  const ink = light ? colour(0.21, 0.022 * tint, NIGHT_HUE) : colour(0.945, 0.008 * tint, h);
  const text = (hue: number, saturation: number, lightness = light ? 0.56 : 0.72) =>
    legible(colour(lightness, saturation, hue), surface);
  const button = light
    ? legible(colour(Math.min(l, 0.58), chroma, h), paper)
    : legible(colour(Math.max(l, 0.7), chroma, h), paper);
  const codeChroma = 0.02 + 0.09 * tint;
  const roles: Record<Role, Oklch> = {
    paper,
    surface,
    ink,
    soft: light
      ? legible(colour(0.52, 0.02 * tint, NIGHT_HUE), surface)
      : legible(colour(0.7, 0.018 * tint, NIGHT_HUE), surface),
    line: light ? colour(0.885, 0.014 * tint, h) : colour(0.315, 0.03 * tint, NIGHT_HUE),
    accent: text(h, chroma, light ? l : Math.max(l, 0.72)),
    button,
    'on-button': light ? colour(0.99, 0.004 * tint, h) : colour(0.16, 0.02 * tint, NIGHT_HUE),
    glow: light ? colour(0.87, Math.min(chroma, 0.1), h) : colour(0.38, Math.min(chroma, 0.09), h),
    disc: light ? colour(0.76, Math.min(chroma, 0.15), h) : colour(0.78, Math.min(chroma, 0.13), h),
    'code-keyword': text(h, chroma),
    'code-string': text(h + 110, codeChroma),
    'code-number': text(h + 40, codeChroma),
    'code-function': text(h + 220, codeChroma),
    'code-type': text(h + 290, codeChroma),
    'code-comment': text(NIGHT_HUE, 0.02 * tint, light ? 0.58 : 0.68),
  };
  return Object.fromEntries(Object.entries(roles).map(([role, value]) => [role, toHex(value)])) as Palette;
}

/** Both palettes as custom properties for the root; `light-dark()` picks, so that no script is needed. */
export function toPaletteCss(accent?: string): string {
  const light = toPalette(accent, 'light');
  const dark = toPalette(accent, 'dark');
  const roles = Object.keys(light) as Role[];
  return `:root{${roles.map((role) => `--${role}:light-dark(${light[role]},${dark[role]})`).join(';')}}`;
}
