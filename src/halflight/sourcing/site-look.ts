import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transformSync } from 'esbuild';
import type { SiteValues } from '../collections';
import { isDrawingFile, isFontFile } from '../fields/formats';
import { toWholeLook, type Look, type WholeLook } from '../features/theme/look';
import { serifFilesOf, type SerifCut, type SerifFile } from '../features/theme/serif';
import { toFontFace } from '../features/theme/fonts';
import { paintDrawing } from '../features/theme/paint-drawing';
import { toPalette } from '../features/theme/palette';
import { cleanSvg } from './clean-svg';
import { publishFile, publishText } from './publish-file';
import { findFile, type Resolving } from './resolving';
import { fromEngine } from '../paths';

const STYLES = 'features/theme/looks';
const SERIFS = 'ui/fonts/newsreader';

/** The parts of a look that have styles, in cascade order: after the look, so that a part chosen separately takes precedence. */
const parts = ['headings', 'shape', 'ornament', 'density'] as const;

/** Font families with their fallbacks, for characters that the serif face lacks and until it is loaded. */
const serifFamilies: Record<SerifCut, string> = {
  display: "'Newsreader Display','Newsreader Display Fallback','Newsreader Display Android',Georgia,serif",
  text: "Newsreader,'Newsreader Fallback','Newsreader Android',Georgia,serif",
};

/** The styles of a site's look; none for the default. Publishes its fonts; headings whose font file is missing use the text font. */
export async function lookOf({ theme }: Pick<SiteValues, 'theme'>, resolving: Resolving): Promise<string> {
  const look = toWholeLook(theme);
  return toLookStyles(
    look,
    await publishSerifs(look, resolving.pathPrefix),
    await ownHeadings(look, resolving),
    await ownOrnament(look, theme?.accent, resolving),
  );
}

/** The styles of a look with nothing of a site's own in it. Publishes its fonts. */
export async function stylesOfLook(name: Look, pathPrefix: string): Promise<string> {
  const look = toWholeLook({ look: name });
  return toLookStyles(look, await publishSerifs(look, pathPrefix));
}

/** Publishes the serif fonts of a look, and returns the rules that load them. */
function publishSerifs(look: WholeLook, pathPrefix: string): Promise<string[]> {
  return Promise.all(
    serifCutsOf(look)
      .flatMap(serifFilesOf)
      .map(async (face) => toSerifFace(face, await publishFile(fromEngine(SERIFS, face.file), pathPrefix))),
  );
}

async function ownHeadings({ headings }: WholeLook, resolving: Resolving): Promise<string | undefined> {
  const file = isFontFile(headings) ? await findFile(headings, resolving) : undefined;
  return file && (await publishFile(String(file.absolutePath), resolving.pathPrefix));
}

/** The URLs of an author's ornament in light and dark colours; the same if it uses neither. */
export interface OwnOrnament {
  light: string;
  dark: string;
}

async function ownOrnament(
  { ornament, mood }: WholeLook,
  accent: string | undefined,
  resolving: Resolving,
): Promise<OwnOrnament | undefined> {
  const file = isDrawingFile(ornament) ? await findFile(ornament, resolving) : undefined;
  if (!file) return undefined;
  const { svg } = cleanSvg(await readFile(String(file.absolutePath)));
  const inTheme = (theme: 'light' | 'dark') =>
    publishText(paintDrawing(svg, toPalette(accent, theme, mood)), '.svg', resolving.pathPrefix);
  return { light: await inTheme('light'), dark: await inTheme('dark') };
}

/** Selects one of the two by theme, as `ui/styles/tokens.css` does. */
function toOrnamentStyles({ light, dark }: OwnOrnament): string {
  const day = `:root{--ornament:url("${light}")}`;
  if (light === dark) return `@layer site{${day}}`;
  const night = `{--ornament:url("${dark}")}`;
  return `@layer site{${day}@media screen{:root[data-default-theme=dark]:not([data-theme]),:root[data-theme=dark]${night}@media (prefers-color-scheme:dark){:root:is([data-theme=system],:not([data-theme],[data-default-theme=light]))${night}}}}`;
}

function serifCutsOf({ headings, text }: WholeLook): SerifCut[] {
  return [...(headings === 'serif' ? (['display'] as const) : []), ...(text === 'serif' ? (['text'] as const) : [])];
}

/** A look's stylesheet, minified. `faces` are the rules that load its fonts, `ownFont` is a font's URL, `ornament` a drawing. */
export function toLookStyles(
  look: WholeLook,
  faces: readonly string[] = [],
  ownFont?: string,
  ornament?: OwnOrnament,
): string {
  const own = isFontFile(look.headings);
  const isOwn = { headings: own, ornament: isDrawingFile(look.ornament), shape: false, density: false };
  const names = [
    `look-${look.look}`,
    ...(serifCutsOf(look).length > 0 ? ['serif-fallbacks'] : []),
    ...parts.map((part) => `${part}-${isOwn[part] ? 'own' : look[part]}`),
  ];
  const tokens = [
    ...(own && ownFont ? ['--headings:site-headings,var(--sans)'] : []),
    ...serifCutsOf(look).map((cut) => `--${cut === 'display' ? 'headings' : 'serif'}:${serifFamilies[cut]}`),
  ];
  return [
    ...faces,
    ...(own && ownFont ? [toFontFace('site-headings', ownFont)] : []),
    ...(tokens.length > 0 ? [`@layer site{:root{${tokens.join(';')}}}`] : []),
    ...(isOwn.ornament && ornament ? [toOrnamentStyles(ornament)] : []),
    ...names.map(readStyles),
  ].join('');
}

/** The styles of a look or a part; '' for a default, which has no file. */
function readStyles(name: string): string {
  const file = fromEngine(STYLES, `${name}.css`);
  if (!existsSync(file)) return '';
  return transformSync(readFileSync(file, 'utf8'), { loader: 'css', minify: true }).code.trim();
}

/** The rule that loads a serif font file from a URL. */
export function toSerifFace({ family, italic, weights, range }: SerifFile, address: string): string {
  return `@font-face{font-family:${family};font-weight:${weights};font-style:${italic ? 'italic' : 'normal'};font-display:swap;src:url("${address}") format("woff2");unicode-range:${range}}`;
}
