import { toClock } from './visibility';
import { splitByDay } from './upcoming';

/** Midday of 25 November 2026 in Tokyo, when it is still the 24th in Los Angeles. */
const tokyo = toClock('Asia/Tokyo', false, new Date('2026-11-25T03:00Z'));

test.each([
  ['2026-11-24 20:00', undefined, 'America/Los_Angeles', true],
  ['2026-11-24 06:00', undefined, 'America/Los_Angeles', false],
  ['2026-11-20', '2026-11-24 07:30', 'America/Los_Angeles', true],
  ['2026-11-24T20:00-08:00', undefined, undefined, true],
  ['2026-11-24', undefined, 'America/Los_Angeles', false],
  ['2026-11', undefined, 'America/Los_Angeles', true],
])('from %s to %s, in the zone %s, is still upcoming in Tokyo: %s', (start, end, timeZone, isUpcoming) => {
  const event = { values: { start, end, timeZone } };
  const { upcoming, past } = splitByDay([event], { start: 'start', end: 'end' }, tokyo);
  expect([upcoming, past]).toEqual(isUpcoming ? [[event], []] : [[], [event]]);
});
