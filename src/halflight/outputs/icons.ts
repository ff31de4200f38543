import { readFile } from 'node:fs/promises';
import type { SiteValues } from '../collections';
import { outputNames } from '../output-names';
import { toWholeLook } from '../features/theme/look';
import { toPalette } from '../features/theme/palette';
import { toContentFile } from '../sourcing/content-folder';
import { withoutMetadata } from '../sourcing/without-metadata';
import { openPicture } from './open-picture';
import type { Output, OutputFile } from './output';

/** The sizes, in pixels, that browsers and phones ask for: favicon, Apple's home screen, Android's launcher and splash screen. */
const FAVICON = 32;
const APPLE_TOUCH = 180;
export const LAUNCHER_ICONS = [192, 512];

export const MASKABLE_ICON = 'icon-maskable.png';
const [favicon, appleTouch, drawing] = ['favicon.ico', 'apple-touch-icon.png', outputNames.drawing];

/** The file name of a launcher icon, by its size in pixels. */
export const toIconName = (size: number): string => `icon-${size}.png`;

/** The icons in every size and format that browsers and phones ask for, made from `icon` in `site.md`. */
export const icons: Output = {
  once: true,
  files: [
    { patterns: [`/${favicon}`], link: { rel: 'icon', name: favicon, of: 'site', sizes: `${FAVICON}x${FAVICON}` } },
    { patterns: [`/${drawing}`], link: { rel: 'icon', name: drawing, of: 'site', type: 'image/svg+xml' } },
    { patterns: [`/${appleTouch}`], link: { rel: 'apple-touch-icon', name: appleTouch, of: 'site' } },
    { patterns: [...LAUNCHER_ICONS.map((size) => `/${toIconName(size)}`), `/${MASKABLE_ICON}`] },
  ],
  pathsOf: ({ settings }) =>
    [
      favicon,
      appleTouch,
      ...LAUNCHER_ICONS.map(toIconName),
      MASKABLE_ICON,
      ...(isDrawn(settings) ? [drawing] : []),
    ].map((name) => `/${name}`),
  early: {
    sourcesOf: async (settings) => {
      const icon = await readIcon(settings).then((bytes) => bytes.toString('base64'), String);
      return [settings.icon, paperOf(settings), icon].join('\n');
    },
    make: (settings) =>
      makeIcons(settings).catch((error: unknown) => {
        throw new Error(
          `The icon ${settings.icon ?? ''} of site.md cannot be read as an SVG or PNG: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      }),
  },
};

/** The colour behind an icon that must not be transparent: the page background. */
function paperOf({ theme }: Pick<SiteValues, 'theme'>): string {
  return toPalette(theme?.accent, 'light', toWholeLook(theme).mood).paper;
}

/** Whether the icon of a site is an SVG, which is also published as is. */
function isDrawn({ icon }: Partial<SiteValues>): boolean {
  return !icon?.endsWith('.png');
}

/** The icon of a site, from which every size is made: its own, or a disc in its accent. */
export async function readIcon({ icon, theme }: Pick<SiteValues, 'icon' | 'theme'>): Promise<Buffer> {
  return icon ? readFile(toContentFile(icon)) : Buffer.from(defaultIcon(theme?.accent));
}

async function makeIcons(site: SiteValues): Promise<OutputFile<Buffer>[]> {
  const source = await readIcon(site);
  const background = paperOf(site);
  const picture = await openPicture(source, 384);
  const draw = (size: number) => picture.clone().resize(size, size, { fit: 'contain', background: '#0000' });
  // iOS fills transparent areas with black.
  const opaque = (size: number, share: number) => {
    const inner = Math.round(size * share);
    const margin = Math.floor((size - inner) / 2);
    return draw(inner)
      .extend({
        top: margin,
        bottom: size - inner - margin,
        left: margin,
        right: size - inner - margin,
        background: '#0000',
      })
      .flatten({ background });
  };
  const files: [string, Buffer | Promise<Buffer>][] = [
    [favicon, toIco(await draw(FAVICON).png().toBuffer())],
    [appleTouch, opaque(APPLE_TOUCH, 0.8).png().toBuffer()],
    ...LAUNCHER_ICONS.map((size): [string, Promise<Buffer>] => [toIconName(size), draw(size).png().toBuffer()]),
    // Android crops a maskable icon to a shape, so everything important must be within the middle 80%.
    [MASKABLE_ICON, opaque(512, 0.64).png().toBuffer()],
    ...(isDrawn(site) ? ([[drawing, await withoutMetadata(source, drawing)]] as [string, Buffer][]) : []),
  ];
  return Promise.all(files.map(async ([path, content]) => ({ path, text: await content })));
}

/** The icon of a site that sets none: a disc, half of it lit in the accent. */
function defaultIcon(accent: string | undefined): string {
  const { disc, ink } = toPalette(accent, 'light');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="${disc}"/><path d="M16 2a14 14 0 0 0 0 28z" fill="${ink}"/></svg>`;
}

/** An ICO file with one PNG: a 6-byte header and a 16-byte directory entry, then the image. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(FAVICON, 6);
  header.writeUInt8(FAVICON, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
