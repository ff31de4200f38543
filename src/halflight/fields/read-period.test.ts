import { readPeriod } from './read-period';

const berlin = 'Europe/Berlin';

test.each<[start: string, end: string, timeZone: string | undefined, last: string]>([
  ['2026-05-14 18:30', '2026-05-14 20:00', berlin, '2026-05-14T18:00:00.000Z'],
  ['2026-05-14 18:30', '2026-05-14T19:30Z', berlin, '2026-05-14T19:30:00.000Z'],
  ['2026-05-14 18:30', '2026-05-14', berlin, '2026-05-14T22:00:00.000Z'],
  ['2026-05-14', '2026-05-14', undefined, '2026-05-15T00:00:00.000Z'],
  // Only one end says its offset.
  ['2026-05-14T18:30+02:00', '2026-05-14 20:00', undefined, '2026-05-14T18:00:00.000Z'],
  ['2026-05-14 18:30', '2026-05-14T20:00+02:00', undefined, '2026-05-14T18:00:00.000Z'],
  ['2026-05-14T18:30+02:00', '2026-05-15', undefined, '2026-05-15T22:00:00.000Z'],
])('%s to %s in %s ends at %s', (start, end, timeZone, last) => {
  const { to } = readPeriod(start, end, timeZone);
  expect(new Date(to?.instant ?? 0).toISOString()).toBe(last);
});

test.each<[start: string, end: string, timeZone: string | undefined]>([
  ['2026-05-14 18:30', '2026-05-14 18:30', berlin],
  ['2026-05-14 18:30', '2026-05-14T16:00Z', berlin],
  ['2026-05-14T18:30+02:00', '2026-05-14 18:30', undefined],
  ['2026-05-14 18:30', '2026-05', undefined],
])('%s to %s in %s has no end', (start, end, timeZone) => {
  expect(readPeriod(start, end, timeZone)).not.toHaveProperty('end');
  expect(readPeriod(start, end, timeZone)).not.toHaveProperty('to');
});

test('an offset given for one end applies to both', () => {
  expect(readPeriod('2026-05-14 18:30', '2026-05-14T20:00+02:00', undefined)).toMatchObject({
    start: '2026-05-14 18:30+02:00',
    end: '2026-05-14T20:00+02:00',
  });
  expect(readPeriod('2026-05-14 18:30', '2026-05-14T20:00+02:00', berlin).start).toBe('2026-05-14 18:30');
});
