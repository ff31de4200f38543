import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** The accent of a site that names none: the last light of the day. */
export const DEFAULT_ACCENT = 'oklch(0.62 0.17 40)';

/** Contrast that text needs: WCAG 2.2, 1.4.3 (AA) asks 4.5; a little more keeps rounding and tinted panels on the right side. */
const TEXT_CONTRAST = 4.8;

/** The hue of what is wrong, in degrees: red, whatever the accent. */
const ERROR_HUE = 27;

/** The hue of night, in degrees: indigo, whatever the accent. */
const NIGHT_HUE = 272;

/** The hue of the sun, in degrees: yellow; and how far light turns towards it by day at most. */
const SUN = { hue: 95, most: 18 };

/** A hue as light has it by day: the warmer it is, the more it turns to that of the sun. A blue or a violet stays what it is, and so belongs to its buttons. */
function towardsSun(hue: number): number {
  const way = ((SUN.hue - hue + 540) % 360) - 180;
  const turn = SUN.most * Math.cos(((way / 2) * Math.PI) / 180);
  return hue + Math.sign(way) * Math.min(turn, Math.abs(way));
}

type Role =
  | 'paper'
  | 'surface'
  | 'ink'
  | 'soft'
  | 'line'
  | 'accent'
  | 'button'
  | 'on-button'
  | 'glow'
  | 'disc'
  | 'error'
  | CodeRole;
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

/** How much of its accent a site takes on beside links and buttons: none of it, a breath, or plenty. */
export type Mood = 'plain' | 'soft' | 'vivid';

/** What a mood makes of the usual colours, which are those of `soft`. */
interface MoodFactors {
  /** The chroma of paper, surfaces and lines by day and by night, as a multiple of the usual. */
  tint: Record<'light' | 'dark', number>;
  /** The chroma of words, likewise. */
  words: number;
  /** The chroma of the light in which banners stand, likewise. */
  glow: number;
  /** How far paper, surfaces and lines move from white by day and from black by night: added to their lightness, or taken from it. */
  lift: number;
  /** The hue of the night: always indigo, or the accent's own. */
  night: 'indigo' | 'accent';
}

const moods: Record<Mood, MoodFactors> = {
  plain: { tint: { light: 0, dark: 0 }, words: 0, glow: 0, lift: -0.008, night: 'indigo' },
  soft: { tint: { light: 1, dark: 1 }, words: 1, glow: 1, lift: 0, night: 'indigo' },
  vivid: { tint: { light: 3, dark: 2 }, words: 1.6, glow: 1.5, lift: 0.02, night: 'accent' },
};

/**
 * Computes the colours of one theme from a site's accent and mood; text keeps its contrast whatever the accent, grey included. What is no
 * colour counts as the default accent.
 */
export function toPalette(accent = DEFAULT_ACCENT, theme: 'light' | 'dark', mood: Mood = 'soft'): Palette {
  const { l, c, h = 0 } = toOklch(accent) ?? { l: 0.62, c: 0.17, h: 40 };
  const factors = moods[mood];
  // A grey accent asks for a grey site: the neutrals lose their tint with it.
  const share = Math.min(1, c / 0.06);
  const tint = share * factors.tint[theme];
  const words = share * factors.words;
  const chroma = Math.min(c, 0.19);
  const light = theme === 'light';
  const night = factors.night === 'accent' ? h : NIGHT_HUE;
  /** A colour that things stand on, or are parted by. */
  const ground = (lightness: number, saturation: number) =>
    colour(lightness + (light ? -factors.lift : factors.lift), saturation * tint, light ? h : night);
  const paper = light ? ground(0.984, 0.006) : ground(0.175, 0.022);
  const surface = light ? ground(0.958, 0.011) : ground(0.222, 0.026);
  const text = (hue: number, saturation: number, lightness = light ? 0.56 : 0.72) =>
    legible(colour(lightness, saturation, hue), surface);
  /** The light is never more colourful than the accent itself. */
  const glow = (usual: number) => Math.min(factors.glow * Math.min(chroma, usual), chroma);
  const codeChroma = 0.02 + 0.09 * share;
  const roles: Record<Role, Oklch> = {
    paper,
    surface,
    ink: light ? colour(0.21, 0.022 * words, NIGHT_HUE) : colour(0.945, 0.008 * words, h),
    soft: light ? text(NIGHT_HUE, 0.02 * words, 0.52) : text(night, 0.018 * words, 0.7),
    line: light ? ground(0.885, 0.014) : ground(0.315, 0.03),
    accent: text(h, chroma, light ? l : Math.max(l, 0.72)),
    button: legible(colour(light ? Math.min(l, 0.58) : Math.max(l, 0.7), chroma, h), paper),
    'on-button': light ? colour(0.99, 0.004 * tint, h) : colour(0.16, 0.02 * tint, night),
    glow: light ? colour(0.885, glow(0.1), towardsSun(h)) : colour(0.38, glow(0.09), h),
    disc: light ? colour(0.78, Math.min(chroma, 0.16), towardsSun(h)) : colour(0.78, Math.min(chroma, 0.13), h),
    error: text(ERROR_HUE, 0.17),
    'code-keyword': text(h, chroma),
    'code-string': text(h + 110, codeChroma),
    'code-number': text(h + 40, codeChroma),
    'code-function': text(h + 220, codeChroma),
    'code-type': text(h + 290, codeChroma),
    'code-comment': text(NIGHT_HUE, 0.02 * words, light ? 0.58 : 0.68),
  };
  return Object.fromEntries(Object.entries(roles).map(([role, value]) => [role, toHex(value)])) as Palette;
}

/** An accent as controls have it: as a hexadecimal colour, and its hue in whole degrees. What is no colour counts as the default accent. */
export function toControls(accent: string): { hex: string; hue: number } {
  const { l, c, h = 0 } = toOklch(accent) ?? { l: 0.62, c: 0.17, h: 40 };
  return { hex: toHex(colour(l, c, h)), hue: Math.round(h) % 360 };
}

/** Both palettes as custom properties for the root, in the layer of what the site says; `light-dark()` picks, so that no script is needed. */
export function toPaletteCss(accent?: string, mood?: Mood): string {
  const light = toPalette(accent, 'light', mood);
  const dark = toPalette(accent, 'dark', mood);
  const roles = Object.keys(light) as Role[];
  const declarations = roles.map((role) => `--${role}:light-dark(${light[role]},${dark[role]})`);
  return `@layer site{:root{${declarations.join(';')}}}`;
}
