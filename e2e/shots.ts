import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  compare,
  drawDifference,
  lenient,
  readPixels,
  strict,
  writePicture,
  type Pixels,
  type Tolerance,
} from './compare-pictures';
import { errorPages, kindsOfPage } from './fixtures';
import { contentOf, filesOf, folderOf, type SiteName } from './sites';

/** Pictures in `e2e/shots/`, at half size, that show whether a code change affects what visitors see. `npm run shots` updates them. */

export const SHOTS = resolve('e2e/shots');
const MAKER = join(SHOTS, 'made-by.json');

/** Where differing pictures are written, for people to look at. */
export const FOUND = resolve('test-results/shots');

/** The environment variable that makes a test rewrite pictures: `changed` for those that differ, `all` for every one. */
export const RENEW = 'RENEW_SHOTS';

/** The widths of the window, in CSS pixels: a phone and a desktop. */
export const widths = [360, 1280] as const;
export const themes = ['light', 'dark'] as const;
type Width = (typeof widths)[number];
type Theme = (typeof themes)[number];

/** Pages of the main site that are pictured whole. Those with many sections are pictured section by section. */
export const wholePages = [
  ...Object.values(kindsOfPage).filter((path) => path !== '/everything/' && path !== '/bare/'),
  ...(Object.keys(errorPages) as (keyof typeof errorPages)[]),
];

/** Other pictured states, each with its own steps. */
export const states = ['search-open', 'menu-open', 'contact-mistakes'] as const;

/** The name of the picture of a page, such as `posts-with-cover`. */
export function nameOf(path: string): string {
  return path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home';
}

/** The names of the pictures of a page's sections, in order: by id if there is one, else by type or class. Read from the finished site. */
export function sectionsOf(path: '/everything/' | '/bare/'): string[] {
  const html = readFileSync(join(folderOf('main'), path, 'index.html'), 'utf8');
  const tags = [...html.matchAll(/<section\b[^>]*>/g)].map(([tag]) => tag);
  const seen = new Map<string, number>();
  return tags.map((tag) => {
    const [, id] = / id="([^"]+)"/.exec(tag) ?? [];
    const [, type] = / data-type="([^"]+)"/.exec(tag) ?? [];
    const [, block = ''] = / class="([\w-]+)/.exec(tag) ?? [];
    const name = `${nameOf(path)}-${id ?? type ?? block}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count > 1 ? `${name}-${count}` : name;
  });
}

/** The name of a picture's file, without its extension. */
export function fileOf(name: string, width: Width, theme: Theme): string {
  return `${name}-${width}-${theme}`;
}

/** The names of the files of all pictures, without extension; `homes` are the sites whose home pages are pictured. */
export function expectedFiles(homes: readonly SiteName[]): string[] {
  const names = [
    ...wholePages.map(nameOf),
    ...sectionsOf('/everything/'),
    ...sectionsOf('/bare/'),
    ...homes.map((site) => `home-of-${site}`),
    ...states,
  ];
  return names.flatMap((name) =>
    widths
      .filter((width) => name !== 'menu-open' || width === 360)
      .flatMap((width) => themes.map((theme) => fileOf(name, width, theme))),
  );
}

/** The names of the pictures in a folder, without extension. */
export function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replace(/\.webp$/, ''))
    .sort();
}

/** What took the pictures: another machine may draw them differently. */
export interface Maker {
  /** The major version of Chromium. */
  chromium: string;
  /** The operating system, as Node names it. */
  platform: string;
  /** A digest of `content/`, which is the author's: if it changes, the demo site's home page may look different. */
  content: string;
}

function digestOfContent(): string {
  const hash = createHash('sha256');
  const folder = contentOf('demo');
  for (const path of filesOf(folder))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

/** Describes this machine, with a browser of the given version. */
export function thisMaker(version: string): Maker {
  return { chromium: version.split('.')[0] ?? '', platform: process.platform, content: digestOfContent() };
}

/** What took the pictures in the repository; `undefined` if there are none. */
export function readMaker(): Maker | undefined {
  return existsSync(MAKER) ? (JSON.parse(readFileSync(MAKER, 'utf8')) as Maker) : undefined;
}

/** Records what took the pictures. */
export function writeMaker(maker: Maker): void {
  mkdirSync(SHOTS, { recursive: true });
  writeFileSync(MAKER, `${JSON.stringify(maker, null, 2)}\n`);
}

/** How closely a screenshot has to match the pictures: less so if another browser version took them. */
export function toleranceFor(maker: Maker | undefined, here: Maker): Tolerance {
  return maker?.chromium === here.chromium ? strict : lenient;
}

/** Formats a share as a percentage. */
export function toPercent(share: number): string {
  return share > 0 && share < 0.0001 ? 'under 0.01 %' : `${(share * 100).toFixed(2)} %`;
}

/** Writes a file, creating its folder. */
export function put(file: string, data: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/**
 * Compares a halved screenshot with the picture of that name, or rewrites the picture if the environment says so. Resolves to an error message, or to
 * `undefined`. Writes differences to `test-results/shots/`.
 */
export async function check(file: string, after: Pixels, tolerance: Tolerance): Promise<string | undefined> {
  const path = join(SHOTS, `${file}.webp`);
  const before = existsSync(path) ? await readPixels(readFileSync(path)) : undefined;
  const result = before && compare(before, after, tolerance);
  const renew = process.env[RENEW];
  if (renew === 'all' || (renew && !result?.same)) {
    put(path, await writePicture(after));
    return undefined;
  }
  if (result?.same) return undefined;
  put(join(FOUND, 'after', `${file}.webp`), await writePicture(after));
  if (!before || !result) return `${file}: there is no such picture`;
  put(join(FOUND, 'difference', `${file}.webp`), await drawDifference(before, after));
  return `${file}: ${toPercent(result.share)} differ`;
}
