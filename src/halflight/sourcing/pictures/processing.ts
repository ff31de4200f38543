import type { SiteValues } from '../../collections';
import { toWholeLook } from '../../features/theme/look';
import { toPalette } from '../../features/theme/palette';
import { IMAGE_QUALITY } from '../../limits';
import type { Treatment } from './treat';

/** What a site does with every picture. */
export interface Processing {
  /** On JPEG's scale, 1 to 100. */
  quality: number;
  /** What is done with the colours of photographs; absent if they stay as they are. */
  treatment?: Treatment | undefined;
  /** The copyright notice to write into the files, for a picture of an album. */
  copyright?: string | undefined;
}

/** What a site does with its pictures, from its settings. */
export function processingOf(site: Pick<SiteValues, 'images' | 'theme'> | null | undefined): Processing {
  return { quality: site?.images?.quality ?? IMAGE_QUALITY, treatment: treatmentOf(site?.theme) };
}

/** The two colours are those of the theme that visitors see first. */
function treatmentOf(theme: SiteValues['theme']): Treatment | undefined {
  const { pictures, mood, default: first } = toWholeLook(theme);
  if (pictures === 'colour') return undefined;
  if (pictures === 'mono') return { kind: 'mono' };
  const isDark = first === 'dark';
  const { paper, accent } = toPalette(theme?.accent, isDark ? 'dark' : 'light', mood);
  const [dark, light] = (isDark ? [paper, accent] : [accent, paper]).map(toRgb) as [Rgb, Rgb];
  return { kind: pictures, dark, light };
}

type Rgb = Extract<Treatment, { dark: unknown }>['dark'];

const toRgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** Whether a picture is a photograph, by its extension: drawings and screenshots are PNG files, and keep their colours. */
export function isPhotograph(path: string): boolean {
  return /\.(?:jpe?g|webp|avif)$/i.test(path);
}
