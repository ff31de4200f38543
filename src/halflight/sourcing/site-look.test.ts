import postcss from 'postcss';
import { lookNames, lookParts, toWholeLook } from '../features/theme/look';
import { toLookStyles } from './site-look';

/** Maximum stylesheet of a look, in bytes before compression: a look is custom properties and a few rules, not a second stylesheet. */
const LOOK_BYTES = 14_000;

/** The cascade layers with rules in a stylesheet, and its rules outside of all layers. */
function layersOf(css: string): { layers: string[]; outside: string[] } {
  const nodes = postcss.parse(css).nodes.filter((node) => node.type !== 'comment');
  const isLayer = (node: (typeof nodes)[number]) => node.type === 'atrule' && node.name === 'layer';
  return {
    layers: [...new Set(nodes.filter(isLayer).map((node) => ('params' in node ? node.params : '')))].sort(),
    outside: nodes.filter((node) => !isLayer(node)).map(String),
  };
}

test('the default look adds no CSS', () => {
  expect(toLookStyles(toWholeLook(undefined))).toBe('');
  expect(toLookStyles(toWholeLook({ look: 'halflight', accent: 'teal' } as never))).toBe('');
});

test('each look is a small stylesheet', () => {
  for (const look of lookNames.filter((name) => name !== 'halflight')) {
    const css = toLookStyles(toWholeLook({ look }));
    expect(css).not.toMatch(/<\/|undefined/);
    expect([look, Buffer.byteLength(css) < LOOK_BYTES]).toEqual([look, true]);
    expect(layersOf(css.replace(/@font-face\{[^}]*\}/g, ''))).toEqual({ layers: ['look', 'site'], outside: [] });
  }
});

test('each part changes the stylesheet by itself, and the defaults do not', () => {
  for (const [part, choices] of Object.entries(lookParts)) {
    if (part === 'mood' || part === 'default' || part === 'posts' || part === 'pictures') continue;
    const sheets = choices.map((choice) => toLookStyles(toWholeLook({ [part]: choice })));
    expect([part, new Set(sheets).size]).toEqual([part, choices.length]);
    expect(sheets.filter((css) => css === '')).toHaveLength(1);
  }
});

test('a separately chosen part comes after the look', () => {
  const css = toLookStyles(toWholeLook({ look: 'studio', density: 'compact' }));
  expect(css.lastIndexOf('--text-4xl')).toBeGreaterThan(css.indexOf('13rem'));
  expect(css).toContain('3.25rem');
});

test('a heading font from an author’s file precedes the text font', () => {
  const css = toLookStyles(toWholeLook({ headings: './own.woff2' }), [], '/static/a.woff2');
  expect(css).toContain('@font-face{font-family:site-headings;');
  expect(css).toContain('--headings:site-headings,var(--sans)');
  // Its file is missing.
  expect(toLookStyles(toWholeLook({ headings: './own.woff2' }))).not.toContain('site-headings');
});

test('an author’s ornament replaces ours, in the colours of the current theme', () => {
  const look = toWholeLook({ look: 'launch', ornament: './own.svg' });
  const css = toLookStyles(look, [], undefined, { light: '/static/a.svg', dark: '/static/b.svg' });
  expect(css).toContain('@layer site{:root{--ornament:url("/static/a.svg")}');
  expect(css).toMatch(/:root\[data-theme=dark\]\{--ornament:url\("\/static\/b\.svg"\)\}/);
  // Behind the hero, in place of missing covers, and in the text of error pages and of the footer.
  expect(css.match(/background:var\(--ornament\)/g)).toHaveLength(3);
  expect(css).not.toContain('--rings:');
  // An ornament without theme colours is the same in the dark theme.
  expect(toLookStyles(look, [], undefined, { light: '/static/a.svg', dark: '/static/a.svg' })).not.toContain(
    'data-theme',
  );
  expect(Buffer.byteLength(css)).toBeLessThan(LOOK_BYTES);
});
