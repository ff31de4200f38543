import { formatDuration, toIsoDuration } from './durations';

test.each([
  [5, '5 min', 'PT5M'],
  [60, '1 hr', 'PT1H'],
  [90, '1 hr 30 min', 'PT1H30M'],
  [0, '0 min', 'PT0M'],
])('%s minutes are shown as %s, and in ISO 8601 as %s', (minutes, shown, iso) => {
  expect(formatDuration(minutes, 'en')).toBe(shown);
  expect(toIsoDuration(minutes)).toBe(iso);
});

test('each language has its own units', () => {
  expect(formatDuration(90, 'fr')).toMatch(/^1\sh 30\smin$/);
});
