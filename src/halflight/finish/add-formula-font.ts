import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCache, toKey } from '../cache';
import { FORMULA_FONT_BYTES } from '../limits';
import { inBatches } from '../outputs/in-batches';
import { listFiles } from '../outputs/list-files';
import type { PublishedSite } from '../outputs/published';
import { loadLibrary } from '../paths';
import { formulaFontFile, toFormulaFace } from '../sourcing/formula-font';
import { publishText } from '../sourcing/publish-file';
import { toPath } from './check/public-site';
import type { Pass } from './finish-pages';

const FORMER = /<style class="_formula-font">[^]*?<\/style>/;

const FORMULA = /<math\b[^]*?<\/math>/g;

/** An identifier of one character, which browsers set in italics by replacing it with a mathematical letter, unless it is marked as upright. */
const IDENTIFIER = /<mi(?:\s(?![^>]*mathvariant)[^>]*)?>([^<])<\/mi>/gu;

/** The mathematical italic letters, Latin and Greek; `h` is in a block of its own. */
const ITALICS = [[0x1d434, 0x1d467], [0x1d6a4, 0x1d6a5], [0x1d6e2, 0x1d71b], [0x210e]] as const;

/** Fonts by what they are made of, for the next build. */
const cache = createCache<{ font: string }>('formula-font');

/**
 * Creates a pass that adds the font of formulas to the pages of a site, with only the characters of its formulas, and publishes it. It is on all pages,
 * because React may show another one in place; browsers request it where there is a formula. A site without formulas has nothing of it. If formulas
 * need more than a page may load, each page with some has a font of its own.
 * @param out The folder of the finished site.
 * @param limit What a page may load, in bytes.
 */
export async function formulaFontPass(
  { languages }: Pick<PublishedSite, 'languages'>,
  out: string,
  pathPrefix: string,
  limit = FORMULA_FONT_BYTES,
): Promise<Pass> {
  const hasFormulas = languages.some(({ shown }) => shown.some((node) => 'math' in node && node.math === true));
  const written = hasFormulas ? await findCharacters(out) : new Map<string, string>();
  const styles = await toStyles(written, pathPrefix, limit);
  cache.save();
  const styleOf = (path: string) => styles.get(path) ?? styles.get('') ?? '';
  return {
    inputOf: styleOf,
    run: (html, path) => html.replace(FORMER, '').replace('</head>', () => `${styleOf(path)}</head>`),
  };
}

/** The characters of the formulas of each page that has some, by path. */
async function findCharacters(out: string): Promise<Map<string, string>> {
  const pages = (await listFiles(out)).filter((file) => file.endsWith('.html'));
  const found = await inBatches(pages, async (file): Promise<[string, string]> => {
    const html = await readFile(join(out, file), 'utf8');
    return [toPath(file), charactersOf(html)];
  });
  return new Map(found.filter(([, characters]) => characters !== ''));
}

/** What the formulas of a page are drawn with, sorted, without duplicates. */
export function charactersOf(html: string): string {
  const formulas = html.match(FORMULA)?.join('') ?? '';
  const identifiers = Array.from(formulas.matchAll(IDENTIFIER), ([, letter = '']) => italics().get(letter) ?? '');
  const text = formulas.replace(/<[^>]*>/g, '').replace(/&(?:#x([\da-f]+)|#(\d+)|lt|gt|amp);/gi, toCharacter);
  // Browsers draw the signs of roots, and an operator that is a hyphen as a minus sign.
  const signs = (/<m(?:sqrt|root)\b/.test(formulas) ? '√' : '') + (text.includes('-') ? '\u2212' : '');
  return [...new Set(text + identifiers.join('') + signs)]
    .filter((character) => character.trim() !== '')
    .sort()
    .join('');
}

function toCharacter(reference: string, hexadecimal?: string, decimal?: string): string {
  const named = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }[reference];
  return named ?? String.fromCodePoint(hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16));
}

let italicsByLetter: Map<string, string> | undefined;

/** The italic letters, by the plain letter that each of them stands for. */
function italics(): ReadonlyMap<string, string> {
  if (italicsByLetter) return italicsByLetter;
  italicsByLetter = new Map<string, string>();
  for (const [first, last = first] of ITALICS)
    for (let code = first as number; code <= last; code += 1) {
      const italic = String.fromCodePoint(code);
      const plain = italic.normalize('NFKC');
      italicsByLetter.set(plain, (italicsByLetter.get(plain) ?? '') + italic);
    }
  return italicsByLetter;
}

/** The styles that load the font, by the path of a page; under '' those of all other pages. Publishes the fonts. */
async function toStyles(
  written: ReadonlyMap<string, string>,
  pathPrefix: string,
  limit: number,
): Promise<Map<string, string>> {
  if (written.size === 0) return new Map();
  const toStyle = async (font: Buffer) =>
    `<style class="_formula-font">${toFormulaFace(await publishText(font, '.woff2', pathPrefix))}</style>`;
  const shared = await makeFont([...new Set([...written.values()].join(''))].sort().join(''));
  if (shared.length <= limit) return new Map([['', await toStyle(shared)]]);
  const styles = new Map<string, string>();
  for (const [path, characters] of written) styles.set(path, await toStyle(await makeFont(characters)));
  return styles;
}

/** A WOFF2 font with some characters, and the forms of them that formulas need. */
async function makeFont(characters: string): Promise<Buffer> {
  const key = toKey(characters);
  const known = cache.get(key);
  if (known) return Buffer.from(known.font, 'base64');
  // Loaded here, because most sites have no formulas.
  const subsetFont = loadLibrary('subset-font') as (typeof import('subset-font'))['default'];
  const font = await subsetFont(await readFile(formulaFontFile()), characters, {
    targetFormat: 'woff2',
    // Browsers draw formulas with the table `MATH`, which is always kept. Features and hints would be a third of the file.
    keepFeatures: [],
    noHinting: true,
  });
  cache.set(key, { font: font.toString('base64') });
  return font;
}
