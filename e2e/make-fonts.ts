import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { findBrowser } from '../src/halflight/cli/ensure-browser';
import { serifParts } from '../src/halflight/features/theme/serif';
import { FONT_WEIGHTS, SERIF_WEIGHTS } from '../src/halflight/limits';

const USAGE = `npx tsx e2e/make-fonts.ts

Writes src/halflight/ui/fonts/, Geist and Geist Mono for Latin letters with the weights that the styles use, from the packages, and
src/halflight/ui/styles/font-fallbacks.css, which makes fonts that visitors have as wide and as high as they are. The same of Newsreader, the serif face
that a site may choose: src/halflight/ui/fonts/newsreader/ and src/halflight/features/theme/looks/serif-fallbacks.css. Run it when a package has a new version.`;

const FONTS = 'src/halflight/ui/fonts';
const STYLES = 'src/halflight/ui/styles/font-fallbacks.css';
const SERIFS = 'src/halflight/ui/fonts/newsreader';
const SERIF_STYLES = 'src/halflight/features/theme/looks/serif-fallbacks.css';
const PACKAGES = 'node_modules/@fontsource-variable';

/** Features that browsers apply by themselves, and those that our styles use: tabular figures. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum', 'pnum'];

const latin = [
  'geist-latin-wght-normal',
  'geist-latin-wght-italic',
  'geist-mono-latin-wght-normal',
  'geist-mono-latin-wght-italic',
];

/** Those that most pages need for English words or code only: their other letters are in a file of their own. */
const divided = ['geist-latin-wght-italic', 'geist-mono-latin-wght-normal'];

/** What English and code are written in. */
const BASIC =
  'U+0020-007E,U+00A0,U+00A7,U+00A9,U+00AB,U+00AD,U+00AE,U+00B0,U+00B1,U+00B7,U+00BB,U+00D7,U+2009,U+2010-2014,U+2018-201A,' +
  'U+201C-201E,U+2022,U+2026,U+202F,U+2032,U+2033,U+20AC,U+2122,U+2191,U+2193,U+2212';

const packageOf = (name: string): string => join(PACKAGES, name.startsWith('geist-mono') ? 'geist-mono' : 'geist');

/** The code points of a part of a package's font, from the package's own list, such as `U+0000-00FF,U+0131`. */
function rangeOf(folder: string, part = 'latin'): string {
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return ranges[part] ?? '';
}

function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/** Writes the Latin part of each font, with only the weights in use. */
async function writeFonts(): Promise<void> {
  mkdirSync(FONTS, { recursive: true });
  const basic = new Set(charactersOf(BASIC));
  for (const name of latin) {
    const characters = Array.from(charactersOf(rangeOf(packageOf(name))));
    const parts = divided.includes(name)
      ? [
          { name: name.replace('latin', 'basic'), characters: [...basic] },
          { name, characters: characters.filter((each) => !basic.has(each)) },
        ]
      : [{ name, characters }];
    for (const part of parts) {
      const font = await subsetFont(
        readFileSync(join(packageOf(name), 'files', `${name}.woff2`)),
        part.characters.join(''),
        {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          variationAxes: { wght: { min: FONT_WEIGHTS.lightest, max: FONT_WEIGHTS.boldest } },
        },
      );
      writeFileSync(join(FONTS, `${part.name}.woff2`), font);
      console.log(`${part.name}: ${font.length} bytes`);
    }
  }
  copyFileSync(join(packageOf('geist'), 'LICENSE'), join(FONTS, 'LICENSE'));
}

/** The cuts of the serif face: one for headings, designed for 60 points and in a single weight, and one for texts, designed for 18. */
const cuts = {
  display: { opsz: 60, wght: SERIF_WEIGHTS.display },
  text: { opsz: 18, wght: { min: SERIF_WEIGHTS.lightest, max: SERIF_WEIGHTS.boldest } },
} as const;

/** Writes every part of each cut of Newsreader, upright and italic. */
async function writeSerifs(): Promise<void> {
  const folder = join(PACKAGES, 'newsreader');
  mkdirSync(SERIFS, { recursive: true });
  for (const [cut, variationAxes] of Object.entries(cuts))
    for (const { part } of serifParts)
      for (const style of ['normal', 'italic'] as const) {
        const font = await subsetFont(
          readFileSync(join(folder, 'files', `newsreader-${part}-opsz-${style}.woff2`)),
          charactersOf(rangeOf(folder, part)),
          { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes },
        );
        writeFileSync(join(SERIFS, `${cut}-${part}-${style}.woff2`), font);
        console.log(`${cut}-${part}-${style}: ${font.length} bytes`);
      }
  copyFileSync(join(folder, 'LICENSE'), join(SERIFS, 'LICENSE'));
}

/** The text of our guides: plain English, so that each letter counts by its frequency. */
function readSample(): string {
  return readdirSync('docs/posts')
    .sort()
    .map((name) => readFileSync(join('docs/posts', name, 'index.md'), 'utf8'))
    .join(' ')
    .replace(/^---\n[^]*?\n---\n/gm, '')
    .replace(/```[^]*?```|\]\([^)]*\)|[[*_`#|>-]/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 60_000);
}

/** A font to measure in the browser: a file, and the weight to set it in. */
interface Measured {
  file: string;
  weight: number;
}

/** The width of the sample in a font, kerning included, in multiples of the font size. */
type Measure = (font: Measured) => Promise<number>;

/** A font installed on visitors' systems: its names for `local()`, and a metric-compatible file to measure. */
interface Local {
  names: readonly string[];
  file: string;
}

const arimo = (style: string) => `node_modules/@fontsource/arimo/files/arimo-latin-${style}.woff2`;
const roboto = (style: string) => `node_modules/@fontsource/roboto/files/roboto-latin-${style}.woff2`;

/** Windows, macOS and iOS have Arial; Linux has Liberation Sans and ChromeOS Arimo, which are metric-compatible. */
const arial = (style: '' | ' Bold' | ' Italic', postScript: string, file: string): Local => ({
  names: [`Arial${style}`, `Arial${postScript}MT`, `Liberation Sans${style}`, `Arimo${style || ' Regular'}`],
  file: arimo(file),
});

/** Android has no sans-serif font but Roboto. */
const android = (style: string, file: string): Local => ({
  names: [`Roboto${style}`, `Roboto-${style.trim() || 'Regular'}`],
  file: roboto(file),
});

/** Each weight and style of Geist in use, and its fallback fonts. `from` and `to` are the requested weights. */
const faces: { from: number; to: number; weight: number; italic: boolean; locals: [arial: Local, roboto: Local] }[] = [
  {
    ...{ from: 1, to: 449, weight: 400, italic: false },
    locals: [arial('', '', '400-normal'), android('', '400-normal')],
  },
  {
    ...{ from: 450, to: 549, weight: 500, italic: false },
    locals: [arial('', '', '400-normal'), android(' Medium', '500-normal')],
  },
  {
    ...{ from: 550, to: 649, weight: 600, italic: false },
    locals: [arial(' Bold', '-Bold', '700-normal'), android(' Bold', '700-normal')],
  },
  {
    ...{ from: 650, to: 1000, weight: 700, italic: false },
    locals: [arial(' Bold', '-Bold', '700-normal'), android(' Bold', '700-normal')],
  },
  // Browsers synthesise bold italics from these.
  {
    ...{ from: 1, to: 1000, weight: 400, italic: true },
    locals: [arial(' Italic', '-Italic', '400-italic'), android(' Italic', '400-italic')],
  },
];

/** Courier New and metric-compatible fonts: 0.6 of the font size, like Geist Mono. */
const monospace = ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine Regular', 'Droid Sans Mono'];
const MONO_WIDTH = 1229 / 2048;

/** From the tables `hhea` and `hmtx` of both fonts, in thousandths of the font size. */
const geist = { ascent: 1005, descent: 295, monoWidth: 600 };

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** From the table `hhea` of Newsreader, in thousandths of the font size. */
const newsreader = { ascent: 735, descent: 265 };

interface Face {
  /** The ascent and descent of our font, by default those of Geist. */
  height?: { ascent: number; descent: number };
  family: string;
  names: readonly string[];
  /** The width of our font divided by that of the fallback. */
  ratio: number;
  weights?: [from: number, to: number];
  italic?: boolean;
}

/** A fallback as wide and as high as our font. `size-adjust` scales the two overrides as well, so they are divided by the ratio. */
function toRule({ family, names, ratio, weights, italic, height = geist }: Face): string {
  return `@font-face {
    font-family: '${family}';
    ${weights ? `font-weight: ${weights.join(' ')};` : ''}
    ${italic ? 'font-style: italic;' : ''}
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    ascent-override: ${percent(height.ascent / 1000 / ratio)};
    descent-override: ${percent(height.descent / 1000 / ratio)};
    line-gap-override: 0%;
    size-adjust: ${percent(ratio)};
  }`;
}

async function writeFallbacks(measure: Measure): Promise<void> {
  const rules: string[] = [];
  for (const [index, family] of ['Geist Fallback', 'Geist Android'].entries()) {
    for (const { from, to, weight, italic, locals } of faces) {
      const local = locals[index];
      if (!local) continue;
      const file = join(FONTS, `geist-${italic ? 'basic-wght-italic' : 'latin-wght-normal'}.woff2`);
      const ratio = (await measure({ file, weight })) / (await measure({ file: local.file, weight: 400 }));
      rules.push(toRule({ family, names: local.names, ratio, weights: [from, to], italic }));
    }
  }
  rules.push(toRule({ family: 'Geist Mono Fallback', names: monospace, ratio: geist.monoWidth / 1000 / MONO_WIDTH }));
  const css = `/*
 * Written by e2e/make-fonts.ts: fonts that visitors have, as wide and as high as Geist is in each weight and style, so that text hardly moves
 * when it arrives. Widths are measured in Chromium over the words of the guides.
 */
${rules.join('\n\n')}`;
  writeFileSync(STYLES, await format(css, { ...(await resolveConfig(STYLES)), parser: 'css' }));
}

const times = (style: string, postScript: string, file: string): Local => ({
  names: [
    `Times New Roman${style}`,
    `TimesNewRomanPS${postScript}MT`,
    `Liberation Serif${style}`,
    `Tinos${style || ' Regular'}`,
  ],
  file: `node_modules/@fontsource/tinos/files/tinos-latin-${file}.woff2`,
});

const notoSerif = (style: string, file: string): Local => ({
  names: [`Noto Serif${style}`, `NotoSerif${style.replace(' ', '-') || '-Regular'}`],
  file: `node_modules/@fontsource/noto-serif/files/noto-serif-latin-${file}.woff2`,
});

interface SerifFace {
  cut: keyof typeof cuts;
  /** The requested weights, and the one at which the file is measured. */
  weights: [from: number, to: number];
  weight: number;
  italic: boolean;
  locals: [times: Local, noto: Local];
}

/** Headings have a single weight, which covers every request. */
const allWeights: [from: number, to: number] = [1, 1000];
const upright: [times: Local, noto: Local] = [times('', '', '400-normal'), notoSerif('', '400-normal')];
const slanted: [times: Local, noto: Local] = [
  times(' Italic', '-Italic', '400-italic'),
  notoSerif(' Italic', '400-italic'),
];
const bold: [times: Local, noto: Local] = [times(' Bold', '-Bold', '700-normal'), notoSerif(' Bold', '700-normal')];

/** Each weight and style of the serif face in use, and its fallbacks, as above: fonts of Windows, macOS, Linux and Android. */
const serifFaces: readonly SerifFace[] = [
  { cut: 'display', weights: allWeights, weight: SERIF_WEIGHTS.display, italic: false, locals: upright },
  { cut: 'display', weights: allWeights, weight: SERIF_WEIGHTS.display, italic: true, locals: slanted },
  { cut: 'text', weights: [1, 549], weight: 400, italic: false, locals: upright },
  { cut: 'text', weights: allWeights, weight: 400, italic: true, locals: slanted },
  { cut: 'text', weights: [550, 1000], weight: 600, italic: false, locals: bold },
];

async function writeSerifFallbacks(measure: Measure): Promise<void> {
  const rules: string[] = [];
  for (const [index, system] of ['Fallback', 'Android'].entries())
    for (const { cut, weights, weight, italic, locals } of serifFaces) {
      const local = locals[index];
      if (!local) continue;
      const file = join(SERIFS, `${cut}-latin-${italic ? 'italic' : 'normal'}.woff2`);
      const ratio = (await measure({ file, weight })) / (await measure({ file: local.file, weight: 400 }));
      const family = `Newsreader ${cut === 'display' ? 'Display ' : ''}${system}`;
      rules.push(toRule({ family, names: local.names, ratio, weights, italic, height: newsreader }));
    }
  const css = `/*
 * Written by e2e/make-fonts.ts: fonts that visitors have, as wide and as high as both cuts of Newsreader are.
 */
${rules.join('\n\n')}`;
  writeFileSync(SERIF_STYLES, await format(css, { ...(await resolveConfig(SERIF_STYLES)), parser: 'css' }));
}

/** Opens a browser to measure in. */
async function openMeasure(sample: string): Promise<{ measure: Measure; close: () => Promise<void> }> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  const measure: Measure = ({ file, weight }) =>
    page.evaluate(
      async ({ data, weight, sample }) => {
        const family = `f${Math.random().toString(36).slice(2)}`;
        const source = `url(data:font/woff2;base64,${data})`;
        document.fonts.add(await new FontFace(family, source, { weight: '1 1000' }).load());
        const line = document.createElement('canvas').getContext('2d');
        if (!line) throw new Error('No canvas');
        line.font = `${weight} 1000px ${family}`;
        return sample.split(' ').reduce((sum, word) => sum + line.measureText(`${word} `).width, 0) / 1000;
      },
      { data: readFileSync(file).toString('base64'), weight, sample },
    );
  return { measure, close: () => browser.close() };
}

async function makeFonts(): Promise<void> {
  if (process.argv.length > 2) {
    console.log(USAGE);
    return;
  }
  await writeFonts();
  await writeSerifs();
  const { measure, close } = await openMeasure(readSample());
  await writeFallbacks(measure);
  await writeSerifFallbacks(measure);
  await close();
}

void makeFonts();
