import { wcagContrast } from 'culori';
import { DEFAULT_ACCENT, toPalette, toPaletteCss, type Palette } from './palette';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = random(1843);
const hex = () =>
  `#${Math.floor(next() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

const accents = [
  DEFAULT_ACCENT,
  'orange',
  'blue',
  'yellow',
  '#fff',
  'cyan',
  '#000',
  'grey',
  '#39ff14',
  '#f00',
  'navy',
  'magenta',
  'hotpink',
  'oklch(0.9 0.4 120)',
  'oklch(0.1 0.3 300)',
  'color(display-p3 1 0 0)',
  '#12345680',
  ...Array.from({ length: 50 }, hex),
];

/** What WCAG 2.2 asks of text, 1.4.3 (AA). */
const TEXT = 4.5;
const texts = [
  'ink',
  'soft',
  'accent',
  'code-keyword',
  'code-string',
  'code-number',
  'code-function',
  'code-type',
  'code-comment',
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(accents)('every text can be read, with the accent %s', (accent) => {
    const palette = toPalette(accent, theme);
    const faint = texts.flatMap((text) =>
      (['paper', 'surface'] as const)
        .map((background) => ({ text, background, contrast: wcagContrast(palette[text], palette[background]) }))
        .filter(({ contrast }) => contrast < TEXT),
    );
    expect(faint).toEqual([]);
    expect(wcagContrast(palette['on-button'], palette.button)).toBeGreaterThanOrEqual(TEXT);
    expect(Object.values(palette).filter((colour) => !/^#[\da-f]{6}$/.test(colour))).toEqual([]);
  });

  test('a grey accent makes a grey site', () => {
    const palette = toPalette('grey', theme);
    const tinted = (['paper', 'surface', 'ink', 'soft', 'line'] as const).filter((role) => {
      const [red, green, blue] = [1, 3, 5].map((at) => parseInt(palette[role].slice(at, at + 2), 16));
      return Math.max(red ?? 0, green ?? 0, blue ?? 0) - Math.min(red ?? 0, green ?? 0, blue ?? 0) > 2;
    });
    expect(tinted).toEqual([]);
  });
});

test('the themes are as light and as dark as they say', () => {
  for (const accent of accents) {
    expect(wcagContrast(toPalette(accent, 'light').paper, '#fff')).toBeLessThan(1.2);
    expect(wcagContrast(toPalette(accent, 'dark').paper, '#000')).toBeLessThan(1.5);
  }
});

test('the accent an author picks is the accent they get, where it can be read', () => {
  expect(toPalette('#a03010', 'light').accent).toBe('#a03010');
});

test('what is no colour is as good as none', () => {
  expect(toPalette('no colour', 'light')).toEqual(toPalette(undefined, 'light'));
  expect(toPalette(undefined, 'dark')).toEqual(toPalette(DEFAULT_ACCENT, 'dark'));
});

test('the style sheet has every colour for both themes', () => {
  const css = toPaletteCss('teal');
  const [light, dark] = [toPalette('teal', 'light'), toPalette('teal', 'dark')];
  for (const role of Object.keys(light) as (keyof Palette)[]) {
    expect(css).toContain(`--${role}:light-dark(${light[role]},${dark[role]})`);
  }
  expect(css).toMatch(/^:root\{[^{}<>]+\}$/);
});
