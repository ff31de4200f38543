import { existsSync, readFileSync } from 'node:fs';
import { shownAccents, SWATCHES, toSwatches } from './swatches';

const guide = readFileSync('docs/posts/look-and-theme/index.md', 'utf8');

test('the picture in the guide is up to date', () => {
  const same = existsSync(SWATCHES) && readFileSync(SWATCHES, 'utf8') === toSwatches();
  expect(same ? 'up to date' : 'run "npm run derive" and commit what it writes').toBe('up to date');
});

test('it shows the accents of the table below it, in the same order', () => {
  const rows = [...guide.matchAll(/^\| `([^`]+)` (?:\| `#[\da-f]{6}` ){5}\|$/gm)].map(([, accent]) => accent);
  expect(rows).toEqual(shownAccents);
});
