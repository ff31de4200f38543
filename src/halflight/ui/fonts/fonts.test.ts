import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_WEIGHTS } from '../../limits';

/** Maximum size of the two fonts that a page in Latin script loads, for text and code together, in bytes. */
const LATIN_FONT_BYTES = 40_000;

const sizeOf = (name: string): number => statSync(join(__dirname, `${name}.woff2`)).size;
const styles = readFileSync(join(__dirname, '../styles/fonts.css'), 'utf8');

test('a page in Latin letters loads little', () => {
  expect(sizeOf('geist-latin-wght-normal') + sizeOf('geist-mono-latin-wght-normal')).toBeLessThanOrEqual(
    LATIN_FONT_BYTES,
  );
});

test('every file is in use, with its licence beside it', () => {
  for (const name of readdirSync(__dirname).filter((file) => file.endsWith('.woff2'))) expect(styles).toContain(name);
  expect(readFileSync(join(__dirname, 'LICENSE'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('every part of a font names the same weights: browsers take only those for one font', () => {
  const { lightest, boldest } = FONT_WEIGHTS;
  const weights = [...styles.matchAll(/font-weight: ([^;]*)/g)].map(([, weight]) => weight);
  expect(new Set(weights)).toEqual(new Set([`${lightest} ${boldest}`]));
  expect(styles.match(/font-display: swap/g)).toHaveLength(weights.length);
});
