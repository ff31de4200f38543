import { readFileSync } from 'node:fs';
import { converter, formatHex, interpolate, wcagContrast } from 'culori';
import { DEFAULT_ACCENT, toPalette as makePalette, toPaletteCss, type Palette } from './palette';

const rgb = converter('rgb');

/** Caches the palettes: several tests check each. */
const made = new Map<string, Palette>();
const toPalette: typeof makePalette = (accent, theme, mood) => {
  const key = JSON.stringify([accent, theme, mood]);
  const palette = made.get(key) ?? makePalette(accent, theme, mood);
  made.set(key, palette);
  return palette;
};

/** Pseudo-random numbers from 0 to 1, the same in every run (mulberry32). */
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

/** The contrast that WCAG 2.2, 1.4.3 (AA) requires of text. */
const TEXT = 4.5;
const texts = [
  'ink',
  'soft',
  'accent',
  'error',
  'code-keyword',
  'code-string',
  'code-number',
  'code-function',
  'code-type',
  'code-comment',
] as const;

const moods = ['plain', 'soft', 'vivid'] as const;
const themes = ['light', 'dark'] as const;

/** The colourfulness of a colour: the difference between its strongest and its weakest channel, 0 to 255. */
function colourfulness(hexadecimal: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hexadecimal.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

describe.each(themes.flatMap((theme) => moods.map((mood) => ({ theme, mood }))))(
  '$mood, in the $theme theme',
  ({ theme, mood }) => {
    test.each(accents)('every text can be read, with the accent %s', (accent) => {
      const palette = toPalette(accent, theme, mood);
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
      const palette = toPalette('grey', theme, mood);
      const tinted = (['paper', 'surface', 'ink', 'soft', 'line'] as const).filter(
        (role) => colourfulness(palette[role]) > 2,
      );
      expect(tinted).toEqual([]);
    });

    test.each(accents)('paper is as light or as dark as its name says, with the accent %s', (accent) => {
      const { paper } = toPalette(accent, theme, mood);
      if (theme === 'light') expect(wcagContrast(paper, '#fff')).toBeLessThan(1.2);
      else expect(wcagContrast(paper, '#000')).toBeLessThan(1.5);
    });
  },
);

/** Mixes a share of a colour, 0 to 1, with another in OKLab, as `sections/ground.css` does. */
const mixed = (colour: string, share: number, other: string): string =>
  formatHex(interpolate([other, colour], 'oklab')(share));

/** The colours of a section on each ground, as set in `sections/ground.css`, by the theme of the page. */
const grounds: Record<
  'surface' | 'night' | 'accent',
  (palette: (of: 'light' | 'dark') => Palette, theme: 'light' | 'dark') => Partial<Palette>
> = {
  surface: (palette, theme) => ({ ...palette(theme), paper: palette(theme).surface, surface: palette(theme).paper }),
  night: (palette) => ({ ...palette('dark'), paper: mixed(palette('dark').paper, 0.76, '#000') }),
  accent: (palette, theme) => {
    const { button: paper, 'on-button': ink } = palette(theme);
    const surface = mixed(paper, 0.86, theme === 'light' ? '#000' : '#fff');
    return { paper, surface, ...Object.fromEntries(texts.map((text) => [text, ink])), button: ink, 'on-button': paper };
  },
};

describe.each(Object.entries(grounds))('on the ground %s', (_, coloursOf) => {
  test.each(accents)('every text can be read in every mood and theme, with the accent %s', (accent) => {
    const faint = themes.flatMap((theme) =>
      moods.flatMap((mood) => {
        const colours = coloursOf((of) => toPalette(accent, of, mood), theme);
        const pairs = [
          ...texts.flatMap((text) => [[text, 'paper'] as const, [text, 'surface'] as const]),
          ['on-button', 'button'] as const,
        ];
        return pairs
          .map(([text, background]) => [
            theme,
            mood,
            text,
            background,
            wcagContrast(colours[text] ?? '', colours[background] ?? ''),
          ])
          .filter(([, , , , contrast]) => Number(contrast) < TEXT);
      }),
    );
    expect(faint).toEqual([]);
  });
});

/** The contrast that WCAG 2.2, 1.4.11 requires of graphics that are not text. */
const MARK = 3;

/** Composites a colour of the given opacity over another, as browsers do. */
function over(colour: string, share: number, ground: string): string {
  const [above, below] = [rgb(colour), rgb(ground)];
  if (!above || !below) throw new Error(`${colour} or ${ground} is no colour`);
  const mix = (channel: 'r' | 'g' | 'b') => above[channel] * share + below[channel] * (1 - share);
  return formatHex({ mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') });
}

test.each(accents)(
  'the edges of fields and the dots of a level are seen on every ground, with the accent %s',
  (accent) => {
    const ground = readFileSync('src/halflight/sections/ground.css', 'utf8');
    const onAccent = Number(/--field-line: (\d+)%/.exec(ground)?.[1]) / 100;
    for (const file of [
      'src/halflight/ui/components/level/level.css',
      'src/halflight/features/contact/contact-form.css',
    ])
      expect(readFileSync(file, 'utf8')).toContain('var(--field-line, 50%)');
    const faint = themes.flatMap((theme) =>
      moods.flatMap((mood) => {
        const palette = (of: 'light' | 'dark') => toPalette(accent, of, mood);
        const { ink, paper, surface } = palette(theme);
        const { ink: inkThere = '', paper: there = '' } = grounds.accent(palette, theme);
        return [
          [over(ink, 0.5, paper), paper],
          [over(ink, 0.5, surface), surface],
          [over(inkThere, onAccent, there), there],
        ].filter(([mark = '', on = '']) => wcagContrast(mark, on) < MARK);
      }),
    );
    expect(faint).toEqual([]);
  },
);

test('the grounds are those that the tests reckon with', () => {
  const css = readFileSync('src/halflight/sections/ground.css', 'utf8');
  expect(css).toContain('--ground-paper: color-mix(in oklab, var(--paper) 76%, #000)');
  expect(css).toContain('--ground-surface: color-mix(in oklab, var(--button) 86%, light-dark(#000, #fff))');
});

test.each(themes)('in the %s theme moods take on none of the accent, a breath, or plenty', (theme) => {
  for (const role of ['paper', 'surface', 'line'] as const) {
    const [plain = 0, soft = 0, vivid = 0] = moods.map((mood) => colourfulness(toPalette('teal', theme, mood)[role]));
    expect(plain).toBe(0);
    expect(soft).toBeGreaterThan(2);
    expect(vivid).toBeGreaterThan(1.4 * soft);
  }
});

test.each(themes)('whatever the mood, links and the disc keep the accent in the %s theme', (theme) => {
  for (const mood of moods) {
    const { accent, button, disc } = toPalette('teal', theme, mood);
    for (const colour of [accent, button, disc]) expect(colourfulness(colour)).toBeGreaterThan(60);
  }
});

test('the accent an author picks is the accent they get, where it can be read', () => {
  expect(toPalette('#a03010', 'light').accent).toBe('#a03010');
});

test('a site that says nothing of its mood is soft', () => {
  expect(toPalette('teal', 'dark')).toEqual(toPalette('teal', 'dark', 'soft'));
});

test('the guide shows the colours that come of some accents', () => {
  const guide = readFileSync('docs/posts/look-and-theme/index.md', 'utf8');
  const rows = Array.from(guide.matchAll(/^\| `([^`]+)` (?:\| `#[\da-f]{6}` ){5}\|$/gm), ([row, accent = '']) => ({
    accent,
    shown: row.match(/#[\da-f]{6}(?=`)/g)?.slice(-5),
  }));
  expect(rows.length).toBeGreaterThan(3);
  for (const { accent, shown } of rows) {
    const [light, dark] = [toPalette(accent, 'light'), toPalette(accent, 'dark')];
    expect([accent, shown]).toEqual([accent, [light.paper, light.ink, light.accent, dark.paper, dark.accent]]);
  }
});

test('what is no colour is as good as none', () => {
  expect(toPalette('no colour', 'light')).toEqual(toPalette(undefined, 'light'));
  expect(toPalette(undefined, 'dark')).toEqual(toPalette(DEFAULT_ACCENT, 'dark'));
});

test('the style sheet has every colour for both themes', () => {
  const css = toPaletteCss('teal', 'vivid');
  const [light, dark] = [toPalette('teal', 'light', 'vivid'), toPalette('teal', 'dark', 'vivid')];
  for (const role of Object.keys(light) as (keyof Palette)[]) {
    expect(css).toContain(`--${role}:light-dark(${light[role]},${dark[role]})`);
  }
  expect(css).toMatch(/^@layer site\{:root\{[^{}<>]+\}\}$/);
});
