import { dayOf, formatDay, isRealDay } from './days';

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
