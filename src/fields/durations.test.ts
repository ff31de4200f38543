import { formatDuration, toIsoDuration } from './durations';
import { duration } from './kinds';

test.each([
  ['45 min', 45],
  ['45', 45],
  ['2 h', 120],
  ['1 h 30 min', 90],
  ['1h30min', 90],
  [' 5min ', 5],
])('%s is %s minutes', (written, minutes) => {
  expect(duration({ label: 'Time' }).parse(written)).toBe(minutes);
});

test.each(['soon', '1:30', '30 min 1 h', '1.5 h', '-5', ''])('"%s" is no duration', (written) => {
  expect(duration({ label: 'Time' }).safeParse(written).error?.issues[0]?.message).toBe(
    'must be how long it takes, such as 45 min or 1 h 30 min',
  );
});

test.each([
  [5, '5 min', 'PT5M'],
  [60, '1 hr', 'PT1H'],
  [90, '1 hr 30 min', 'PT1H30M'],
  [0, '0 min', 'PT0M'],
])('%s minutes are %s, and %s to machines', (minutes, shown, iso) => {
  expect(formatDuration(minutes, 'en')).toBe(shown);
  expect(toIsoDuration(minutes)).toBe(iso);
});

test('each language has units of its own', () => {
  expect(formatDuration(90, 'fr')).toMatch(/^1\sh 30\smin$/);
});
