import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Makes room for list numbers wider than one digit, which would otherwise run off the page: sets the width of the widest, in digits (`--width`), and
 * its number of characters (`--length`, for a monospaced typeface).
 */
export function listNumbers() {
  return (tree: Root): void => {
    visit(tree, 'element', (list) => {
      if (list.tagName !== 'ol') return;
      const markers = toMarkers(list);
      const width = Math.max(...markers.map(widthOf));
      if (width > 1) list.properties.style = `--width:${width};--length:${Math.max(...markers.map(lengthOf))}`;
    });
  };
}

const lengthOf = (marker: string): number => marker.length;

/** The widths, in digits, of letters that differ clearly from a digit in our typefaces. */
const WIDTHS: Readonly<Record<string, number>> = { i: 0.5, I: 0.5, m: 1.6, M: 1.6, w: 1.4, W: 1.7 };

function widthOf(marker: string): number {
  const width = Array.from(marker).reduce(
    (sum, letter) => sum + (WIDTHS[letter] ?? (/[A-Z]/.test(letter) ? 1.2 : 1)),
    0,
  );
  return Math.round(width * 10) / 10;
}

/** The markers of a list's items, as browsers write them. */
function toMarkers({ properties: { start, reversed, type }, children }: Element): string[] {
  const items = children.filter((child) => child.type === 'element' && child.tagName === 'li') as Element[];
  let next = toInteger(start) ?? (reversed ? items.length : 1);
  return items.map(({ properties: { value } }) => {
    const number = toInteger(value) ?? next;
    next = number + (reversed ? -1 : 1);
    return toMarker(number, String(type));
  });
}

function toInteger(value: unknown): number | undefined {
  const number = parseInt(String(value), 10);
  return Number.isNaN(number) ? undefined : number;
}

/** A number in the style that `type` asks for. Letters and roman numerals begin at one. */
function toMarker(number: number, type: string): string {
  if (number > 0 && /^a$/i.test(type)) return inCase(type, toLetters(number));
  if (number > 0 && number < 4000 && /^i$/i.test(type)) return inCase(type, toRoman(number));
  return String(number);
}

const inCase = (type: string, letters: string): string => (type < 'a' ? letters.toUpperCase() : letters);

/** `a` for 1, `z` for 26, `aa` for 27. */
function toLetters(number: number): string {
  const last = (number - 1) % 26;
  const before = (number - 1 - last) / 26;
  return (before > 0 ? toLetters(before) : '') + String.fromCharCode(97 + last);
}

const ROMAN_NUMBERS = {
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
};

function toRoman(number: number): string {
  const [letters, value] = Object.entries(ROMAN_NUMBERS).find(([, value]) => value <= number) ?? ['', 0];
  return letters && letters + toRoman(number - value);
}
