import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postcss from 'postcss';
import { lookNames, lookParts, toWholeLook } from '../features/theme/look';
import { serifFilesOf } from '../features/theme/serif';
import { toLookStyles } from './site-look';

const STYLES = 'src/halflight/features/theme/looks';
const FONTS = 'src/halflight/ui/fonts/newsreader';

/** Maximum stylesheet of a look, in bytes before compression: a look is custom properties and a few rules, not a second stylesheet. */
const LOOK_BYTES = 14_000;
/** Maximum size of the Latin part of the heading font that `headings: serif` adds to a page: hardly more than the Latin part of Geist, 19 kB. */
const SERIF_FONT_BYTES = 25_000;

/** The cascade layers with rules in a stylesheet, and its rules outside of all layers. */
function layersOf(css: string): { layers: string[]; outside: string[] } {
  const nodes = postcss.parse(css).nodes.filter((node) => node.type !== 'comment');
  const isLayer = (node: (typeof nodes)[number]) => node.type === 'atrule' && node.name === 'layer';
  return {
    layers: [...new Set(nodes.filter(isLayer).map((node) => ('params' in node ? node.params : '')))].sort(),
    outside: nodes.filter((node) => !isLayer(node)).map(String),
  };
}

test('the look that a site has which names none costs not a byte', () => {
  expect(toLookStyles(toWholeLook(undefined))).toBe('');
  expect(toLookStyles(toWholeLook({ look: 'halflight', accent: 'teal' } as never))).toBe('');
});

test.each(lookNames.filter((name) => name !== 'halflight'))('the look %s is a small style sheet', (look) => {
  const css = toLookStyles(toWholeLook({ look }));
  expect(css).not.toMatch(/<\/|undefined/);
  expect(Buffer.byteLength(css)).toBeLessThan(LOOK_BYTES);
  expect(layersOf(css.replace(/@font-face\{[^}]*\}/g, ''))).toEqual({ layers: ['look', 'site'], outside: [] });
});

test('each part changes the sheet by itself, and the usual ones do not', () => {
  for (const [part, choices] of Object.entries(lookParts)) {
    if (part === 'mood' || part === 'default' || part === 'posts') continue;
    const sheets = choices.map((choice) => toLookStyles(toWholeLook({ [part]: choice })));
    expect([part, new Set(sheets).size]).toEqual([part, choices.length]);
    expect(sheets.filter((css) => css === '')).toHaveLength(1);
  }
});

test('a part that a site chooses comes after its look', () => {
  const css = toLookStyles(toWholeLook({ look: 'studio', density: 'compact' }));
  expect(css.lastIndexOf('--text-4xl')).toBeGreaterThan(css.indexOf('13rem'));
  expect(css).toContain('3.25rem');
});

test('every style sheet is of a look or of a part that can be chosen', () => {
  const known = [
    ...lookNames.map((name) => `look-${name}.css`),
    ...Object.entries(lookParts).flatMap(([part, choices]) => choices.map((choice) => `${part}-${choice}.css`)),
    ...['headings-own.css', 'ornament-own.css', 'serif-fallbacks.css'],
  ];
  expect(readdirSync(STYLES).filter((file) => !known.includes(file))).toEqual([]);
  for (const name of lookNames.filter((look) => look !== 'halflight'))
    expect(existsSync(resolve(STYLES, `look-${name}.css`))).toBe(true);
});

test('headings in a file of the author’s have it before the font of words', () => {
  const css = toLookStyles(toWholeLook({ headings: './own.woff2' }), [], '/static/a.woff2');
  expect(css).toContain('@font-face{font-family:site-headings;');
  expect(css).toContain('--headings:site-headings,var(--sans)');
  // Its file is missing.
  expect(toLookStyles(toWholeLook({ headings: './own.woff2' }))).not.toContain('site-headings');
});

test('an ornament in a file of the author’s stands where ours would, in the colours of the theme that is shown', () => {
  const look = toWholeLook({ look: 'launch', ornament: './own.svg' });
  const css = toLookStyles(look, [], undefined, { light: '/static/a.svg', dark: '/static/b.svg' });
  expect(css).toContain('@layer site{:root{--ornament:url("/static/a.svg")}');
  expect(css).toMatch(/:root\[data-theme=dark\]\{--ornament:url\("\/static\/b\.svg"\)\}/);
  // Behind the hero, in place of missing covers, and in the text of error pages and of the footer.
  expect(css.match(/background:var\(--ornament\)/g)).toHaveLength(3);
  expect(css).not.toContain('--rings:');
  // One without colours of the theme is the same in the dark one.
  expect(toLookStyles(look, [], undefined, { light: '/static/a.svg', dark: '/static/a.svg' })).not.toContain(
    'data-theme',
  );
  expect(Buffer.byteLength(css)).toBeLessThan(LOOK_BYTES);
});

test('the serif face is there in all its parts, its licence beside it, and hardly heavier than the sans', () => {
  const files = (['display', 'text'] as const).flatMap(serifFilesOf).map(({ file }) => file);
  expect(readdirSync(FONTS).sort()).toEqual([...files, 'LICENSE'].sort());
  expect(readFileSync(join(FONTS, 'LICENSE'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  expect(statSync(join(FONTS, 'display-latin-normal.woff2')).size).toBeLessThanOrEqual(SERIF_FONT_BYTES);
});

test('the parts of the serif face have the letters that the package says', () => {
  const packaged = JSON.parse(
    readFileSync('node_modules/@fontsource-variable/newsreader/unicode.json', 'utf8'),
  ) as Record<string, string>;
  const short = (range: string) => range.replace(/(?<=\+|-)0+(?=[\dA-F])/g, '');
  for (const { file, range } of serifFilesOf('text')) {
    const [, part = ''] = /^text-(.*)-\w+\.woff2$/.exec(file) ?? [];
    expect(range).toBe(short(packaged[part] ?? ''));
  }
});
