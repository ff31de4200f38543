import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** The default accent: the last light of the day. */
export const DEFAULT_ACCENT = 'oklch(0.62 0.17 40)';

/** The minimum contrast of text. WCAG 2.2, 1.4.3 (AA) requires 4.5; the rest is a margin for rounding and tinted panels. */
const TEXT_CONTRAST = 4.8;

/** The hue of errors, in degrees: always red. */
const ERROR_HUE = 27;

/** The hue of the dark theme and of ink, in degrees: indigo, unless a mood uses the accent's hue (`MoodFactors.shade`). */
const NIGHT_HUE = 272;

/** That of paper in the light theme: lilac, the shade of dusk, in which the accent is the light. */
const DUSK_HUE = 294;

/** The hue of the sun, yellow, and the maximum shift of daylight towards it, both in degrees. */
const SUN = { hue: 95, most: 18 };

/**
 * The hue of light in the light theme: the warmer the hue, the more it shifts towards the sun's. Blue and violet hardly change, and so match their
 * buttons.
 */
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

/** The colours of one theme, as CSS hexadecimal colours. */
export type Palette = Record<Role, string>;

const colour = (l: number, c: number, h: number): Oklch => ({ mode: 'oklch', l, c, h });

/** Converts a colour to hexadecimal. A colour outside the sRGB gamut loses chroma, not lightness. */
const toHex = (value: Oklch): string => formatHex(clampChroma(value, 'oklch'));

/** Changes the lightness of a colour, in steps of 0.005, until it is legible on a background: darker on a light one, lighter on a dark one. */
function legible(wanted: Oklch, background: Oklch): Oklch {
  const step = background.l > 0.5 ? -0.005 : 0.005;
  let found = wanted;
  while (wcagContrast(toHex(found), toHex(background)) < TEXT_CONTRAST && (step < 0 ? found.l > 0 : found.l < 1))
    found = { ...found, l: found.l + step };
  return found;
}

/** How strongly the accent tints a site beyond links and buttons: not at all, slightly, or strongly. */
export type Mood = 'plain' | 'soft' | 'vivid';

/** How a mood changes the default colours, which are those of `soft`. */
interface MoodFactors {
  /** The chroma of paper, surfaces and lines in each theme, as a multiple of the default. */
  tint: Record<'light' | 'dark', number>;
  /** The chroma of text, as a multiple of the default. */
  words: number;
  /** The chroma of the light behind banners, as a multiple of the default. */
  glow: number;
  /**
   * How far paper, surfaces and lines move away from white in the light theme and from black in the dark one: subtracted from, or added to, their
   * lightness.
   */
  lift: number;
  /** The hue of paper, surfaces and lines: that of dusk or night, or the accent's. */
  shade: 'dusk' | 'accent';
}

const moods: Record<Mood, MoodFactors> = {
  plain: { tint: { light: 0, dark: 0 }, words: 0, glow: 0, lift: -0.008, shade: 'dusk' },
  soft: { tint: { light: 1, dark: 1 }, words: 1, glow: 1, lift: 0, shade: 'dusk' },
  vivid: { tint: { light: 2.4, dark: 2 }, words: 1.6, glow: 1.5, lift: 0.02, shade: 'accent' },
};

/**
 * Computes the colours of a theme from accent and mood. Text has sufficient contrast with any accent. An invalid accent falls back to the default.
 */
export function toPalette(accent = DEFAULT_ACCENT, theme: 'light' | 'dark', mood: Mood = 'soft'): Palette {
  const { l, c, h = 0 } = toOklch(accent) ?? { l: 0.62, c: 0.17, h: 40 };
  const factors = moods[mood];
  // A grey accent makes a grey site: the neutrals lose their tint too.
  const share = Math.min(1, c / 0.06);
  const tint = share * factors.tint[theme];
  const words = share * factors.words;
  const chroma = Math.min(c, 0.19);
  const light = theme === 'light';
  const shade = factors.shade === 'accent' ? h : light ? DUSK_HUE : NIGHT_HUE;
  /** The colour of a background or of a line. */
  const ground = (lightness: number, saturation: number) =>
    colour(lightness + (light ? -factors.lift : factors.lift), saturation * tint, shade);
  const paper = light ? ground(0.982, 0.0075) : ground(0.175, 0.022);
  const surface = light ? ground(0.955, 0.0135) : ground(0.222, 0.026);
  const text = (hue: number, saturation: number, lightness = light ? 0.56 : 0.72) =>
    legible(colour(lightness, saturation, hue), surface);
  /** The chroma of light, which never exceeds the accent's. */
  const glow = (usual: number) => Math.min(factors.glow * Math.min(chroma, usual), chroma);
  const codeChroma = 0.02 + 0.09 * share;
  const roles: Record<Role, Oklch> = {
    paper,
    surface,
    ink: light ? colour(0.21, 0.022 * words, NIGHT_HUE) : colour(0.945, 0.008 * words, h),
    soft: light ? text(NIGHT_HUE, 0.02 * words, 0.52) : text(shade, 0.018 * words, 0.7),
    line: light ? ground(0.885, 0.017) : ground(0.315, 0.03),
    accent: text(h, chroma, light ? l : Math.max(l, 0.72)),
    button: legible(colour(light ? Math.min(l, 0.58) : Math.max(l, 0.7), chroma, h), paper),
    'on-button': light ? colour(0.99, 0.004 * tint, h) : colour(0.16, 0.02 * tint, shade),
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

/**
 * Converts an accent for form controls: to a hexadecimal colour, and its hue in whole degrees. An invalid colour falls back to the default accent.
 */
export function toControls(accent: string): { hex: string; hue: number } {
  const { l, c, h = 0 } = toOklch(accent) ?? { l: 0.62, c: 0.17, h: 40 };
  return { hex: toHex(colour(l, c, h)), hue: Math.round(h) % 360 };
}

/** Both palettes as custom properties of the root, in the cascade layer `site`; `light-dark()` chooses between them without a script. */
export function toPaletteCss(accent?: string, mood?: Mood): string {
  const light = toPalette(accent, 'light', mood);
  const dark = toPalette(accent, 'dark', mood);
  const roles = Object.keys(light) as Role[];
  const declarations = roles.map((role) => `--${role}:light-dark(${light[role]},${dark[role]})`);
  return `@layer site{:root{${declarations.join(';')}}}`;
}
