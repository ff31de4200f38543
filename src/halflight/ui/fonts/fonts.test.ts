import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_WEIGHTS } from '../../limits';

/** Maximum size of the fonts that a page in English loads, for text, italics and code together, in bytes. */
const ENGLISH_FONT_BYTES = 45_000;

const sizeOf = (name: string): number => statSync(join(__dirname, `${name}.woff2`)).size;
const styles = readFileSync(join(__dirname, '../styles/fonts.css'), 'utf8');

test('a page in English loads few bytes of fonts', () => {
  const sizes = ['geist-latin-wght-normal', 'geist-basic-wght-italic', 'geist-mono-basic-wght-normal'].map(sizeOf);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(ENGLISH_FONT_BYTES);
});

test('every file is used, and has its licence beside it', () => {
  for (const name of readdirSync(__dirname).filter((file) => file.endsWith('.woff2'))) expect(styles).toContain(name);
  expect(readFileSync(join(__dirname, 'LICENSE'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('every part of a font declares the same weights: otherwise browsers treat them as different fonts', () => {
  const { lightest, boldest } = FONT_WEIGHTS;
  const weights = [...styles.matchAll(/font-weight: ([^;]*)/g)].map(([, weight]) => weight);
  expect(new Set(weights)).toEqual(new Set([`${lightest} ${boldest}`]));
  expect(styles.match(/font-display: swap/g)).toHaveLength(weights.length);
});
