import { dayOf, formatDay, formatTime, isRealDay, toMachineTime, toMidnight, toOffsetTime } from './days';

test('only days in the calendar are real', () => {
  expect(['2026-03-14', '2024-02-29', '2026-03', '2026'].filter(isRealDay)).toHaveLength(4);
  expect(['2025-02-29', '1900-02-29', '2026-02-30', '2026-13-01'].filter(isRealDay)).toEqual([]);
});

test.each([
  ['2026-03-14', 'en', '14 March 2026'],
  ['2026-03', 'en', 'March 2026'],
  ['2026', 'en', '2026'],
  ['0079-08-24', 'en', '24 August 79'],
  ['2026-03-14', 'en-US', 'March 14, 2026'],
  ['2026-03-14', 'de', '14. März 2026'],
  ['2026-03-14', 'fa', '۱۴ مارس ۲۰۲۶'],
  ['2026-03', 'th', 'มีนาคม 2026'],
  ['2026-03-14', 'ar-SA', '١٤ مارس ٢٠٢٦'],
  ['2026-03-14', 'th-u-ca-buddhist', '14 มีนาคม 2569'],
])('%s is shown in %s as %s', (day, language, expected) => {
  expect(formatDay(day, language)).toBe(expected);
});

test.each([
  ['2026-03-14T23:59:59Z', 'Europe/Berlin', '2026-03-15'],
  ['2026-03-14T23:59:59Z', 'Europe/London', '2026-03-14'],
  ['2026-03-14T03:59:59Z', 'America/New_York', '2026-03-13'],
  ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
])('at %s in %s, the day is %s', (instant, timeZone, day) => {
  expect(dayOf(new Date(instant), timeZone)).toBe(day);
});

/** ICU separates the parts with spaces of different widths, which vary by version. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/ – | ?– ?/g, '–');

test.each([
  // No more precise than written.
  ['2026', undefined, 'Europe/London', '2026'],
  ['2026-05', undefined, 'Europe/London', 'May 2026'],
  ['2026-05-14', undefined, 'America/New_York', '14 May 2026'],
  // A period shows what both ends share only once.
  ['2026-05-14', '2026-05-16', undefined, '14–16 May 2026'],
  ['2026-12-30', '2027-01-02', undefined, '30 December 2026–2 January 2027'],
  // A local time is shown as written, with the name of the zone if known.
  ['2026-05-14 18:30', undefined, 'Europe/London', '14 May 2026 at 18:30 BST'],
  ['2026-05-14 18:30', undefined, undefined, '14 May 2026 at 18:30'],
  ['2026-05-14 18:30', '2026-05-14 20:00', 'Europe/London', '14 May 2026, 18:30–20:00 BST'],
  ['2026-05-14 18:30', '2026-05-16 16:00', 'Europe/Berlin', '14 May 2026 at 18:30–16 May 2026 at 16:00 CEST'],
  // Around the start and end of summer time.
  ['2026-03-29 00:30', '2026-03-29 03:30', 'Europe/Berlin', '29 March 2026, 00:30–03:30 CEST'],
  // An instant is converted to the zone of the event.
  ['2026-05-14T18:30:00Z', undefined, 'Europe/Berlin', '14 May 2026 at 20:30 CEST'],
  ['2026-05-14T18:30-04:00', undefined, undefined, '14 May 2026 at 22:30 UTC'],
  // There is no range format for a time and a day.
  ['2026-05-14 18:30', '2026-05-16', 'Europe/London', '14 May 2026 at 18:30 BST–16 May 2026'],
  // Before standard time.
  ['1834-06-05 20:00', undefined, 'Europe/London', '5 June 1834 at 20:00'],
])('from %s to %s in %s is shown as %s', (start, end, timeZone, expected) => {
  expect(plain(formatTime(start, end, { language: 'en', timeZone }))).toBe(expected);
});

test.each([
  ['ja', '2026-05-14', '2026-06-02', '2026年5月14日～6月2日'],
  ['ja', '2026-05-14 18:30', '2026-06-02 20:00', '2026年5月14日 18:30～6月2日 20:00 JST'],
  ['zh', '2026-05-14 18:30', '2026-05-14 20:00', '2026年5月14日 GMT+9 18:30 – 20:00'],
  ['zh-TW', '2026-05-14 18:30', '2026-05-14 20:00', '2026年5月14日 下午6:30 – 下午8:00 [GMT+9]'],
])('in %s, a period from %s to %s is formatted like its days: %s', (language, start, end, expected) => {
  expect(formatTime(start, end, { language, timeZone: 'Asia/Tokyo' }).replace(/\s/g, ' ')).toBe(expected);
});

test.each([
  ['2026-05-14', 'Europe/London', '2026-05-14'],
  ['2026-05-14 18:30', 'Europe/London', '2026-05-14T17:30Z'],
  ['2026-05-14 18:30', undefined, '2026-05-14 18:30'],
  ['2026-05-14T18:30+02:00', 'Asia/Tokyo', '2026-05-14T16:30Z'],
  ['2026-03-29 03:30', 'Europe/Berlin', '2026-03-29T01:30Z'],
])('the machine-readable form of %s in %s is %s', (time, timeZone, expected) => {
  expect(toMachineTime(time, timeZone)).toBe(expected);
});

test.each([
  ['2026-07-14', 'Europe/Berlin', '2026-07-14T00:00:00+02:00'],
  ['2026-07-14', 'America/St_Johns', '2026-07-14T00:00:00-02:30'],
  // On the day on which the clocks go forward, midnight still has the old offset.
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00+00:00'],
  ['1843-08-01', 'Europe/London', '1843-08-01T00:00:00-00:01'],
])('%s begins in %s at %s', (day, timeZone, midnight) => {
  expect(toMidnight(day, timeZone)).toBe(midnight);
});

test.each([
  ['2026-05-14 18:30', 'Europe/London', '2026-05-14T18:30:00+01:00'],
  ['2026-01-14T18:30Z', 'Europe/Berlin', '2026-01-14T19:30:00+01:00'],
  ['2026-05-14 18:30', undefined, '2026-05-14T18:30:00'],
  ['2026-05-14', 'Europe/London', '2026-05-14'],
  ['1833-06-05 20:00', 'Europe/London', '1833-06-05T20:01:15+00:00'],
])('%s in %s with its offset is %s', (time, timeZone, expected) => {
  expect(toOffsetTime(time, timeZone)).toBe(expected);
});
