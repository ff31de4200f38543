import { readFileSync } from 'node:fs';
import { converter, formatHex, interpolate, wcagContrast } from 'culori';
import { DEFAULT_ACCENT, toPalette as makePalette, type Palette } from './palette';

const rgb = converter('rgb');

/** Caches palettes, since several tests check each of them. */
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
  ...'orange blue yellow #fff cyan #000 grey #39ff14 #f00 navy magenta hotpink #12345680'.split(' '),
  ...['oklch(0.9 0.4 120)', 'oklch(0.1 0.3 300)', 'color(display-p3 1 0 0)'],
  ...Array.from({ length: 15 }, hex),
];

/** The contrast that WCAG 2.2, 1.4.3 (AA) requires of text. */
const TEXT = 4.5;
const code = ['keyword', 'string', 'number', 'function', 'type', 'comment'] as const;
const texts = [...(['ink', 'soft', 'accent', 'error'] as const), ...code.map((kind) => `code-${kind}` as const)];

/** Text and background colours that are used together. */
const pairs = [
  ...texts.flatMap((text) => [[text, 'paper'] as const, [text, 'surface'] as const]),
  ['on-button', 'button'] as const,
];

const moods = ['plain', 'soft', 'vivid'] as const;
const themes = ['light', 'dark'] as const;

/** Every accent in every theme and mood. */
const variants = accents.flatMap((accent) =>
  themes.flatMap((theme) => moods.map((mood) => [accent, theme, mood] as const)),
);

/** The colourfulness of a colour: the difference between its strongest and its weakest channel, 0 to 255. */
function colourfulness(hexadecimal: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hexadecimal.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

test('every text is legible, and paper is as light or dark as its theme, with any accent and mood', () => {
  const wrong = variants.flatMap(([accent, theme, mood]) => {
    const palette = toPalette(accent, theme, mood);
    const isPaper =
      theme === 'light' ? wcagContrast(palette.paper, '#fff') < 1.2 : wcagContrast(palette.paper, '#000') < 1.5;
    return [
      ...pairs.filter(([text, background]) => wcagContrast(palette[text], palette[background]) < TEXT),
      ...Object.entries(palette).filter(([, colour]) => !/^#[\da-f]{6}$/.test(colour)),
      ...(isPaper ? [] : [['paper', palette.paper]]),
    ].map((found) => [accent, theme, mood, ...found]);
  });
  expect(wrong).toEqual([]);
});

test('a grey accent makes a grey site', () => {
  const tinted = variants
    .filter(([accent]) => accent === 'grey')
    .flatMap((variant) =>
      (['paper', 'surface', 'ink', 'soft', 'line'] as const)
        .filter((role) => colourfulness(toPalette(...variant)[role]) > 2)
        .map((role) => [...variant, role]),
    );
  expect(tinted).toEqual([]);
});

/** Mixes a share of a colour, 0 to 1, with another in OKLab, as `collections/page/ground.css` does. */
const mixed = (colour: string, share: number, other: string): string =>
  formatHex(interpolate([other, colour], 'oklab')(share));

/** The colours of a section on each ground, as set in `collections/page/ground.css`, by the theme of the page. */
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

test.each(Object.entries(grounds))('on the ground %s every text is legible', (_, coloursOf) => {
  const faint = variants.flatMap(([accent, theme, mood]) => {
    const colours = coloursOf((of) => toPalette(accent, of, mood), theme);
    return pairs
      .filter(([text, background]) => wcagContrast(colours[text] ?? '', colours[background] ?? '') < TEXT)
      .map((pair) => [accent, theme, mood, ...pair]);
  });
  expect(faint).toEqual([]);
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

test('the edges of fields and the dots of a level are visible on every ground', () => {
  const ground = readFileSync('src/halflight/collections/page/ground.css', 'utf8');
  const onAccent = Number(/--field-line: (\d+)%/.exec(ground)?.[1]) / 100;
  for (const file of ['ui/components/level/level.css', 'features/forms/form.css'])
    expect(readFileSync(`src/halflight/${file}`, 'utf8')).toContain('var(--field-line, 50%)');
  const faint = variants.filter(([accent, theme, mood]) => {
    const palette = (of: 'light' | 'dark') => toPalette(accent, of, mood);
    const { ink, paper, surface } = palette(theme);
    const { ink: inkThere = '', paper: there = '' } = grounds.accent(palette, theme);
    return [
      [over(ink, 0.5, paper), paper],
      [over(ink, 0.5, surface), surface],
      [over(inkThere, onAccent, there), there],
    ].some(([mark = '', on = '']) => wcagContrast(mark, on) < MARK);
  });
  expect(faint).toEqual([]);
});

test('the tests use the same grounds as the stylesheet', () => {
  const css = readFileSync('src/halflight/collections/page/ground.css', 'utf8');
  expect(css).toContain('--ground-paper: color-mix(in oklab, var(--paper) 76%, #000)');
  expect(css).toContain('--ground-surface: color-mix(in oklab, var(--button) 86%, light-dark(#000, #fff))');
});

test.each(themes)('in the %s theme moods take on none, a little or much of the accent', (theme) => {
  for (const role of ['paper', 'surface', 'line'] as const) {
    const [plain = 0, soft = 0, vivid = 0] = moods.map((mood) => colourfulness(toPalette('teal', theme, mood)[role]));
    expect(plain).toBe(0);
    expect(soft).toBeGreaterThan(2);
    expect(vivid).toBeGreaterThan(1.4 * soft);
  }
});

test('the author’s accent is used unchanged where it is legible', () => {
  expect(toPalette('#a03010', 'light').accent).toBe('#a03010');
});

test('the guide shows the colours derived from some accents', () => {
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

test('an invalid colour falls back to the default', () => {
  expect(toPalette('no colour', 'light')).toEqual(toPalette(undefined, 'light'));
  expect(toPalette(undefined, 'dark')).toEqual(toPalette(DEFAULT_ACCENT, 'dark'));
});
