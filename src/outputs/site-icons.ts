import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import sharp from 'sharp';
import type { SiteValues } from '../collections';
import { contentFolder } from '../sourcing/read-content';
import { withoutMetadata } from '../sourcing/without-metadata';
import { toEntryId } from '../sourcing/read-entry';
import { toPalette } from '../features/theme/palette';

/** The sizes, in pixels, that browsers and phones ask for: favicon, Apple's home screen, Android's launcher and splash screen. */
const FAVICON = 32;
const APPLE_TOUCH = 180;
const LAUNCHER = [192, 512];

/** What the icons that were written last are made of. */
let written = '';

/**
 * Gatsby's hook: writes every icon and the web manifest from the one `icon` of `site.md`. It is called before queries run: once in a build, and in
 * the preview each time that something has changed, when only what makes other icons counts.
 */
export async function onPreExtractQueries({
  getNode,
  reporter,
  pathPrefix,
}: Pick<ParentSpanPluginArgs, 'getNode' | 'reporter' | 'pathPrefix'>): Promise<void> {
  const site = getNode(toEntryId('site.md')) as unknown as SiteValues | undefined;
  if (!site) return;
  const out = join(process.cwd(), 'public');
  const { paper } = toPalette(site.theme?.accent, 'light', site.theme?.mood);
  const manifest = JSON.stringify(toManifest(site, pathPrefix, paper));
  const icon = await readIcon(site).catch(toError);
  const wanted = [out, manifest, site.icon, icon instanceof Error ? icon.message : icon.toString('base64')].join('\n');
  if (wanted === written) return;
  written = wanted;
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'manifest.webmanifest'), manifest);
  const failure =
    icon instanceof Error
      ? icon
      : await writeIcons(icon, !site.icon?.endsWith('.png'), out, paper).then(() => undefined, toError);
  if (failure)
    reporter.warn(`The icon ${site.icon ?? ''} of site.md cannot be read as an SVG or PNG: ${failure.message}`);
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The icon of a site, from which every size is made: its own, else a disc in its accent. */
export async function readIcon({ icon, theme }: Pick<SiteValues, 'icon' | 'theme'>): Promise<Buffer> {
  return icon ? readFile(join(contentFolder(), icon)) : Buffer.from(defaultIcon(theme?.accent));
}

async function writeIcons(source: Buffer, isSvg: boolean, out: string, background: string): Promise<void> {
  const draw = (size: number) =>
    sharp(source, { density: 384 }).resize(size, size, { fit: 'contain', background: '#0000' });
  // iOS fills what is transparent with black.
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
    ['favicon.ico', toIco(await draw(FAVICON).png().toBuffer())],
    ['apple-touch-icon.png', opaque(APPLE_TOUCH, 0.8).png().toBuffer()],
    ...LAUNCHER.map((size): [string, Promise<Buffer>] => [`icon-${size}.png`, draw(size).png().toBuffer()]),
    // Android cuts a maskable icon to a shape: what matters lies within the middle 80 %.
    ['icon-maskable.png', opaque(512, 0.64).png().toBuffer()],
    ...(isSvg ? ([['icon.svg', await withoutMetadata(source, 'icon.svg')]] as [string, Buffer][]) : []),
  ];
  await Promise.all(files.map(async ([name, content]) => writeFile(join(out, name), await content)));
}

/** The mark of a site that has none of its own: a disc, half of it lit in the accent. */
function defaultIcon(accent: string | undefined): string {
  const { disc, ink } = toPalette(accent, 'light');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="${disc}"/><path d="M16 2a14 14 0 0 0 0 28z" fill="${ink}"/></svg>`;
}

/** An ICO file that holds one PNG: its 6-byte header and 16-byte directory entry, then the picture. */
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

function toManifest(site: SiteValues, prefix: string, paper: string): object {
  const icons = [
    ...LAUNCHER.map((size) => ({ src: `${prefix}/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: `${prefix}/icon-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
  return {
    name: site.title,
    short_name: site.title,
    ...(site.description && { description: site.description }),
    lang: site.language ?? 'en',
    start_url: `${prefix}/`,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons,
  };
}
