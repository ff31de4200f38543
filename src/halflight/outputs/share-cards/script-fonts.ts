import { readFileSync } from 'node:fs';
import { WEIGHTS, type CardFont } from './card-fonts';
import { fromLibrary, isInstalled, loadLibrary } from '../../paths';

/**
 * Fonts for the scripts that Geist lacks: Greek and Devanagari, Arabic, Hebrew, Thai. Each comes in subsets with lists of code points. Noto Sans
 * Arabic has dots as separate marks, which satori misplaces; the letters of Vazirmatn include their dots.
 */
const ALPHABETS = ['noto-sans', 'vazirmatn', 'noto-sans-hebrew', 'noto-sans-thai'];

/** Han characters look different in each language: the font to try first, by the start of the language tag. The first match counts. */
const HAN: readonly (readonly [language: RegExp, name: string])[] = [
  [/^ja\b/i, 'noto-sans-jp'],
  [/^ko\b/i, 'noto-sans-kr'],
  [/^zh-(?:hant|tw|hk|mo)\b/i, 'noto-sans-tc'],
  [/^/, 'noto-sans-sc'],
];

/** A subset of a font: its file, and the code points it covers. */
interface Part {
  file: string;
  name: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const partsOfPackages = new Map<string, Part[]>();
const madeOfParts = new Map<string, Promise<CardFont>>();

/**
 * The fonts for characters that Geist lacks, as satori takes them: the subsets of our fonts that have these characters, in the weights of cards.
 * Characters that no font has are skipped.
 * @param language The language tag of the text.
 */
export async function findScriptFonts(characters: Iterable<string>, language: string): Promise<CardFont[]> {
  const first = HAN.find(([tag]) => tag.test(language)) ?? [];
  const packages = [...ALPHABETS, ...new Set([first, ...HAN].map(([, name = '']) => name))];
  const parts = new Set<Part>();
  for (const character of characters) {
    const part = findPart(character.codePointAt(0) ?? 0, packages);
    if (part) parts.add(part);
  }
  return Promise.all([...parts].flatMap((part) => WEIGHTS.map((weight) => toFont(part, weight))));
}

/** Whether one of our fonts has a character that Geist lacks. */
export function hasScriptFont(character: string): boolean {
  return findPart(character.codePointAt(0) ?? 0, [...ALPHABETS, ...HAN.map(([, name]) => name)]) !== undefined;
}

function findPart(code: number, packages: readonly string[]): Part | undefined {
  for (const name of packages) {
    const part = partsOf(name).find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
    if (part) return part;
  }
  return undefined;
}

function partsOf(name: string): Part[] {
  const known = partsOfPackages.get(name);
  if (known) return known;
  const library = `@fontsource-variable/${name}`;
  // The content check says which font to install (`checks/check-packages.ts`).
  if (!isInstalled(library)) return [];
  const lists = JSON.parse(readFileSync(fromLibrary(library, 'unicode.json'), 'utf8')) as Record<string, string>;
  const parts = Object.entries(lists)
    // Geist has these itself, although the fonts of all scripts include them.
    .filter(([part]) => !/^(?:latin|cyrillic|vietnamese)/.test(part))
    .map(([part, list]) => ({
      name: `${name} ${part}`,
      file: fromLibrary(library, `files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: list.split(',').map(toRange),
    }));
  partsOfPackages.set(name, parts);
  return parts;
}

/** The first and last code point of `U+41` or `U+0-FF`. */
function toRange(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.replace(/^u\+/i, '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

/** A subset in one weight: satori reads neither WOFF2 nor variable fonts. */
function toFont({ file, name, ranges }: Part, weight: CardFont['weight']): Promise<CardFont> {
  const key = `${file} ${weight}`;
  const known = madeOfParts.get(key);
  if (known) return known;
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  // Loaded here, because most builds need no other script.
  const subsetFont = loadLibrary('subset-font') as (typeof import('subset-font'))['default'];
  const made = subsetFont(readFileSync(file), letters.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  }).then((data): CardFont => ({ name, weight, style: 'normal', data }));
  madeOfParts.set(key, made);
  return made;
}
