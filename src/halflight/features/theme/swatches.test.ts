import { existsSync, readFileSync } from 'node:fs';
import { toPalette } from './palette';
import { shownAccents, SWATCHES, toSwatches } from './swatches';

const guide = readFileSync('docs/posts/look-and-theme/index.md', 'utf8');

test('the drawing of the guide is what the palettes are', () => {
  const same = existsSync(SWATCHES) && readFileSync(SWATCHES, 'utf8') === toSwatches();
  expect(same ? 'up to date' : 'run "npm run derive" and commit what it writes').toBe('up to date');
});

test('it has the accents of the table below it, in their order', () => {
  const rows = [...guide.matchAll(/^\| `([^`]+)` (?:\| `#[\da-f]{6}` ){5}\|$/gm)].map(([, accent]) => accent);
  expect(rows).toEqual(shownAccents);
});

test.each(['light', 'dark'] as const)('it shows each colour that it tells of (%s)', (theme) => {
  const { paper, ink, accent, button, disc } = toPalette('teal', theme);
  const drawing = toSwatches(['teal']);
  for (const colour of [paper, ink, accent, button, disc]) expect(drawing).toContain(`fill="${colour}"`);
});

test('pictures of all moods stand in the guide', () => {
  for (const mood of ['plain', 'soft', 'vivid']) expect(guide).toContain(`](./${mood}.webp`);
});
