import { dayOf, formatDay, formatTime, isRealDay, toMachineTime, toMidnight, toOffsetTime } from './days';

test.each([
  ['2026-03-14', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['0999-12-31', true],
  ['2026-03', true],
  ['2026-12', true],
  ['2026', true],
  ['2025-02-29', false],
  ['1900-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-01', false],
  ['2026-01-00', false],
  ['2026-01-32', false],
  ['2026-13', false],
  ['2026-00', false],
])('%s is in the calendar: %s', (day, real) => {
  expect(isRealDay(day)).toBe(real);
});

test.each([
  ['2026-03-14', 'en', '14 March 2026'],
  ['2026-03', 'en', 'March 2026'],
  ['2026', 'en', '2026'],
  ['0079-08-24', 'en', '24 August 79'],
  ['1843-09-01', 'en', '1 September 1843'],
  ['2026-01-01', 'en', '1 January 2026'],
  ['2026-12-31', 'en', '31 December 2026'],
  ['2026-03-14', 'en-US', 'March 14, 2026'],
  ['2026-03-14', 'de', '14. März 2026'],
  ['2026-03', 'fr', 'mars 2026'],
  ['2026-03-14', 'pt-BR', '14 de março de 2026'],
  // Years are those of lists and filters also where another calendar is usual, unless the language's tag names it.
  ['2020', 'fa', '۲۰۲۰'],
  ['2026-03-14', 'fa', '۱۴ مارس ۲۰۲۶'],
  ['2026-03', 'th', 'มีนาคม 2026'],
  ['2026', 'ps', '۲۰۲۶'],
  ['2026-03-14', 'ar-SA', '١٤ مارس ٢٠٢٦'],
  ['2026-03-14', 'th-u-ca-buddhist', '14 มีนาคม 2569'],
])('%s is read in %s as %s', (day, language, expected) => {
  expect(formatDay(day, language)).toBe(expected);
});

test.each([
  ['2026-03-14T12:00:00Z', 'UTC', '2026-03-14'],
  ['2026-03-14T23:59:59Z', 'UTC', '2026-03-14'],
  ['2026-03-14T23:59:59Z', 'Europe/Berlin', '2026-03-15'],
  ['2026-03-14T23:59:59Z', 'Europe/London', '2026-03-14'],
  ['2026-06-14T23:59:59Z', 'Europe/London', '2026-06-15'],
  ['2026-03-14T04:00:00Z', 'America/New_York', '2026-03-14'],
  ['2026-03-14T03:59:59Z', 'America/New_York', '2026-03-13'],
  ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
  ['2026-01-01T11:00:00Z', 'Pacific/Pago_Pago', '2026-01-01'],
  ['2026-01-01T10:59:59Z', 'Pacific/Pago_Pago', '2025-12-31'],
])('at %s it is, in %s, %s', (instant, timeZone, day) => {
  expect(dayOf(new Date(instant), timeZone)).toBe(day);
});

/** ICU puts spaces of different widths between the parts, which vary by version. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/ – | ?– ?/g, '–');

test.each([
  // No more precise than written.
  ['2026', undefined, 'Europe/London', '2026'],
  ['2026-05', undefined, 'Europe/London', 'May 2026'],
  ['2026-05-14', undefined, 'America/New_York', '14 May 2026'],
  ['2026-05-14', '2026-05-14', undefined, '14 May 2026'],
  // A period shows what both ends share only once.
  ['2026-05-14', '2026-05-16', undefined, '14–16 May 2026'],
  ['2026-05-30', '2026-06-02', undefined, '30 May–2 June 2026'],
  ['2026-12-30', '2027-01-02', undefined, '30 December 2026–2 January 2027'],
  ['2026-05', '2026-06', undefined, 'May–June 2026'],
  ['2025', '2026', undefined, '2025–2026'],
  // A local time is shown as written, with the name of the zone if that is known.
  ['2026-05-14 18:30', undefined, 'Europe/London', '14 May 2026 at 18:30 BST'],
  ['2026-01-14T18:30', undefined, 'Europe/London', '14 January 2026 at 18:30 GMT'],
  ['2026-05-14 18:30', undefined, undefined, '14 May 2026 at 18:30'],
  ['2026-05-14 18:30', '2026-05-14 20:00', 'Europe/London', '14 May 2026, 18:30–20:00 BST'],
  ['2026-05-14 18:30', '2026-05-16 16:00', 'Europe/Berlin', '14 May 2026 at 18:30–16 May 2026 at 16:00 CEST'],
  // Around the change to summer time and back.
  ['2026-03-29 00:30', '2026-03-29 03:30', 'Europe/Berlin', '29 March 2026, 00:30–03:30 CEST'],
  ['2026-10-25 12:00', undefined, 'Europe/Berlin', '25 October 2026 at 12:00 CET'],
  // An instant is converted to the zone of the event.
  ['2026-05-14T18:30:00Z', undefined, 'Europe/Berlin', '14 May 2026 at 20:30 CEST'],
  ['2026-05-14T18:30-04:00', undefined, undefined, '14 May 2026 at 22:30 UTC'],
  ['2026-05-14T22:30Z', undefined, 'Asia/Tokyo', '15 May 2026 at 07:30 GMT+9'],
  // There is no range format for a time and a day.
  ['2026-05-14 18:30', '2026-05-16', 'Europe/London', '14 May 2026 at 18:30 BST–16 May 2026'],
  ['2026-05-14 18:30', '2026-05-14', 'Europe/London', '14 May 2026 at 18:30 BST'],
  // Before there were time zones.
  ['1834-06-05 20:00', undefined, 'Europe/London', '5 June 1834 at 20:00'],
])('from %s to %s in %s is read as %s', (start, end, timeZone, expected) => {
  expect(plain(formatTime(start, end, { language: 'en', timeZone }))).toBe(expected);
});

test.each([
  ['de', '14.–16. Mai 2026'],
  ['fr', '14–16 mai 2026'],
  ['en-US', 'May 14–16, 2026'],
  ['th', '14–16 พฤษภาคม 2026'],
])('a period is read in the language %s as %s', (language, expected) => {
  expect(plain(formatTime('2026-05-14', '2026-05-16', { language }))).toBe(expected);
});

test.each([
  ['ja', '2026-05-14', '2026-06-02', '2026年5月14日～6月2日'],
  ['ja', '2026-05-14', '2026-05-16', '2026年5月14日～16日'],
  ['ja', '2026-05', '2026-06', '2026年5月～6月'],
  ['ja', '2025-12', '2026-01', '2025年12月～2026年1月'],
  ['ja', '2025', '2026', '2025年～2026年'],
  ['ja', '2026-05-14 18:30', '2026-05-14 18:45', '2026年5月14日 18:30～18:45 JST'],
  ['ja', '2026-05-14 18:30', '2026-06-02 20:00', '2026年5月14日 18:30～6月2日 20:00 JST'],
  ['zh', '2026-05-14', '2026-06-02', '2026年5月14日 – 6月2日'],
  ['zh', '2026-05-14 18:30', '2026-05-14 20:00', '2026年5月14日 GMT+9 18:30 – 20:00'],
  ['zh-TW', '2026-05-14 18:30', '2026-05-14 20:00', '2026年5月14日 下午6:30 – 下午8:00 [GMT+9]'],
  ['ko', '2026-05-14', '2026-05-16', '2026년 5월 14일~16일'],
])('in %s, a period from %s to %s has the form of its days: %s', (language, start, end, expected) => {
  expect(formatTime(start, end, { language, timeZone: 'Asia/Tokyo' }).replace(/\s/g, ' ')).toBe(expected);
});

test.each([
  ['2026-05', 'Europe/London', '2026-05'],
  ['2026-05-14', 'Europe/London', '2026-05-14'],
  ['2026-05-14 18:30', 'Europe/London', '2026-05-14T17:30Z'],
  ['2026-05-14 18:30', undefined, '2026-05-14 18:30'],
  ['2026-05-14T18:30+02:00', 'Asia/Tokyo', '2026-05-14T16:30Z'],
  ['2026-03-29 03:30', 'Europe/Berlin', '2026-03-29T01:30Z'],
  ['2026-10-25 03:30', 'Europe/Berlin', '2026-10-25T02:30Z'],
  ['2026-03-08 06:00', 'America/New_York', '2026-03-08T10:00Z'],
])('machines read %s in %s as %s', (time, timeZone, expected) => {
  expect(toMachineTime(time, timeZone)).toBe(expected);
});

test.each([
  ['2026-03-14', 'UTC', '2026-03-14T00:00:00+00:00'],
  ['2026-01-14', 'Europe/Berlin', '2026-01-14T00:00:00+01:00'],
  ['2026-07-14', 'Europe/Berlin', '2026-07-14T00:00:00+02:00'],
  ['2026-07-14', 'America/New_York', '2026-07-14T00:00:00-04:00'],
  ['2026-07-14', 'Asia/Kolkata', '2026-07-14T00:00:00+05:30'],
  ['2026-07-14', 'America/St_Johns', '2026-07-14T00:00:00-02:30'],
  // On the day on which the clocks go forward, midnight still has the old offset.
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00+00:00'],
  ['1843-08-01', 'Europe/London', '1843-08-01T00:00:00-00:01'],
])('%s begins in %s at %s', (day, timeZone, midnight) => {
  expect(toMidnight(day, timeZone)).toBe(midnight);
});

test.each([
  ['2026-05-14 18:30', 'Europe/London', '2026-05-14T18:30:00+01:00'],
  ['2026-01-14T18:30', 'America/New_York', '2026-01-14T18:30:00-05:00'],
  ['2026-01-14T18:30', 'Asia/Kolkata', '2026-01-14T18:30:00+05:30'],
  ['2026-01-14T18:30Z', 'Europe/Berlin', '2026-01-14T19:30:00+01:00'],
  ['2026-01-14T18:30+02:00', undefined, '2026-01-14T16:30:00+00:00'],
  ['2026-05-14 18:30', undefined, '2026-05-14T18:30:00'],
  ['2026-05-14', 'Europe/London', '2026-05-14'],
  ['1833-06-05 20:00', 'Europe/London', '1833-06-05T20:01:15+00:00'],
])('%s in %s is %s with its offset', (time, timeZone, expected) => {
  expect(toOffsetTime(time, timeZone)).toBe(expected);
});

test('a day in a language without data is written as in English', () => {
  expect(formatDay('2026-03-14', 'tlh')).toBe(formatDay('2026-03-14', 'en'));
});
