import ICAL from 'ical.js';
import { toCalendar, type CalendarEvent } from './to-calendar';

const event = (more: Partial<CalendarEvent>): CalendarEvent => ({
  id: '0b9e4d2e-0000-5000-8000-000000000001',
  title: 'A talk',
  start: '2026-05-14',
  url: 'https://example.org/events/talk/',
  ...more,
});

/** The events as an independent parser reads them, with the time zones registered as calendar apps do. */
function read(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const instantOf = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();

test.each([
  ['summer time', '2026-05-14 18:30', 'Europe/London', '2026-05-14T17:30:00.000Z'],
  ['the hour after the clocks went forward', '2026-03-29 02:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['the south, where summer is in January', '2026-01-14 18:30', 'Australia/Sydney', '2026-01-14T07:30:00.000Z'],
  ['a former name of a zone, half an hour off', '2026-05-14 18:30', 'Asia/Calcutta', '2026-05-14T13:00:00.000Z'],
])('%s: the time is the one of the place', (_, start, timeZone, instant) => {
  const text = toCalendar([event({ start, timeZone })]);
  const [found] = read(text);
  expect(found?.startDate.toString()).toBe(`${start.replace(' ', 'T')}:00`);
  expect(instantOf(found?.startDate as ICAL.Time)).toBe(instant);
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
});

test('an event that lasts through a clock change ends when it says', () => {
  const [found] = read(
    toCalendar([event({ start: '2026-10-24 20:00', end: '2026-10-25 09:00', timeZone: 'Europe/Berlin' })]),
  );
  expect(instantOf(found?.endDate as ICAL.Time)).toBe('2026-10-25T08:00:00.000Z');
});

test.each([
  ['an instant, in the zone of the event', '2026-08-01T16:00:00Z', 'Europe/Berlin'],
  ['UTC', '2026-08-01 16:00', 'UTC'],
])('%s', (_, start, timeZone) => {
  const [found] = read(toCalendar([event({ start, timeZone })]));
  expect(instantOf(found?.startDate as ICAL.Time)).toBe('2026-08-01T16:00:00.000Z');
});

test.each([
  ['a time before zones had rules', '1960-07-01 12:00', '19600701T110000Z'],
  ['a year when the clocks changed on another day', '1995-10-25 12:00', '19951025T120000Z'],
])('%s is given in UTC', (_, start, instant) => {
  const text = toCalendar([event({ start, timeZone: 'Europe/London' })]);
  expect(text).toContain(`DTSTART:${instant}\r\n`);
});

test('a time without a zone is local', () => {
  const text = toCalendar([event({ start: '2026-05-14 18:30', end: '2026-05-14 20:00' })]);
  expect(text).toContain('DTSTART:20260514T183000\r\nDTEND:20260514T200000\r\n');
});

test.each<[string, string, string | undefined]>([
  ['a day', '9999-12-31', undefined],
  ['an evening until the end of the day', '9999-12-31 20:00', '9999-12-31'],
])('%s at the end of the year 9999: the end, which calendars have no year for, is left out', (_, start, end) => {
  const text = toCalendar([event({ start, end })]);
  expect(text).toMatch(/^DTSTART\b/m);
  expect(text).not.toMatch(/^DTEND\b/m);
});

test.each<[string, string, string | undefined, string | undefined]>([
  ['one day', '2026-05-14', undefined, '2026-05-15'],
  ['several days', '2026-10-30', '2026-11-02', '2026-11-03'],
  ['a day that ends on the day before elsewhere', '2026-12-31', '2026-12-30T23:00Z', '2027-01-01'],
])('%s: the end is the day after', (_, start, end, last) => {
  const [found] = read(toCalendar([event({ start, end, timeZone: 'Asia/Kolkata' })]));
  expect([found?.startDate.isDate, found?.startDate.toString()]).toEqual([true, start]);
  expect([found?.endDate.isDate, found?.endDate.toString()]).toEqual([true, last]);
});

test.each([
  ['a day', '0476-09-04', ['DTSTART;VALUE=DATE:04760904', 'DTEND;VALUE=DATE:04760905']],
  ['a time', '0079-08-24 13:00', ['DTSTART:00790824T130000']],
])('%s before the year 1000 has four digits of the year', (_, start, lines) => {
  expect(toCalendar([event({ start })]).split('\r\n')).toEqual(expect.arrayContaining(lines));
});

test('the URL of an event is a URI, which has only ASCII letters', () => {
  const text = toCalendar([event({ url: 'https://über.example/events/イベント/' })]).replaceAll('\r\n ', '');
  expect(text).toContain('URL;VALUE=URI:https://xn--ber-goa.example/events/%E3%82%A4%E3%83%99%E3%83%B3%E3%83%88/\r\n');
});

test('a time until the end of a day', () => {
  const [found] = read(
    toCalendar([event({ start: '2026-05-14 18:30', end: '2026-05-16', timeZone: 'Europe/London' })]),
  );
  expect(found?.endDate.toString()).toBe('2026-05-17T00:00:00');
});

test.each([
  ['that is its start', '2026-05-14 18:30', '2026-05-14 18:30', 'Europe/London'],
  ['before its start', '2026-05-14 18:30', '2026-05-14T16:00Z', 'Europe/London'],
])('an end %s is left out', (_, start, end, timeZone) => {
  const text = toCalendar([event({ start, end, timeZone })]);
  expect(text).toMatch(/DTSTART[^:]*:20260514T183000/);
  expect(text).not.toContain('DTEND');
});

test('if only one end has an offset, the other has the same', () => {
  const utc = 'DTSTART:20260514T163000Z\r\nDTEND:20260514T180000Z\r\n';
  expect(toCalendar([event({ start: '2026-05-14T18:30+02:00', end: '2026-05-14 20:00' })])).toContain(utc);
  expect(toCalendar([event({ start: '2026-05-14 18:30', end: '2026-05-14T20:00+02:00' })])).toContain(utc);
});

test('words come through as they were written, and lines are no longer than 75 bytes', () => {
  const words =
    'Rooms 1, 2; "quoted" \\ and a very long line that goes on, with ümläute and 漢字 in it, for a while.\nNext line';
  const text = toCalendar([event({ title: words, location: words, description: words })], 'Ada; events,\r\nall');
  const [found] = read(text);
  expect([found?.summary, found?.location, found?.description]).toEqual([words, words, words]);
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  // ical.js does not know this property, so it does not unescape it.
  expect(calendar.getFirstPropertyValue('name')).toBe('Ada\\; events\\, all');
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D');
});

/** The events and the properties of a calendar, each by name. */
function propertiesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    sequence: component.getFirstPropertyValue('sequence'),
    stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
    modified: component.getFirstPropertyValue('last-modified')?.toString(),
  }));
}

const changed = (iso: string, exact = true) => ({ change: { at: Date.parse(iso), exact } });

test('the same event gives the same file on any machine at any time', () => {
  const talk = event({ start: '2026-05-14 18:30', timeZone: 'Europe/London', ...changed('2026-04-01T10:20:30Z') });
  const zone = process.env.TZ;
  const made = ['America/New_York', 'Asia/Tokyo', 'UTC'].map((each) => {
    process.env.TZ = each;
    return toCalendar([talk], 'Events');
  });
  process.env.TZ = zone;
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toContain('DTSTAMP:20260401T102030Z\r\n');
  expect(made[0]).toContain('LAST-MODIFIED:20260401T102030Z\r\n');
});

test('each change has a higher number and a later time than those before', () => {
  const [first, second, third] = ['2026-04-01T10:20:30Z', '2026-04-01T10:20:31Z', '2061-01-01T00:00:00Z']
    .map((iso) => propertiesOf(toCalendar([event({ start: '2026-05-14 18:30', ...changed(iso) })])))
    .flat();
  expect(first).toEqual({
    sequence: (Date.UTC(2026, 3, 1, 10, 20, 30) - Date.UTC(2000, 0, 1)) / 1000,
    stamp: '2026-04-01T10:20:30Z',
    modified: '2026-04-01T10:20:30Z',
  });
  expect(second?.sequence).toBe(Number(first?.sequence) + 1);
  // The limit of an integer in RFC 5545.
  expect(Number(third?.sequence)).toBeLessThan(2 ** 31);
});

test('the properties of a calendar come before its components', () => {
  const description = 'First line\nREFRESH-INTERVAL;VALUE=DURATION:PT1S\nBEGIN:VEVENT';
  const text = toCalendar([event({ start: '2026-05-14 18:30', timeZone: 'Europe/London', description })], 'Events');
  const lines = text.split('\r\n').filter((line) => /^[A-Z]/.test(line));
  const first = lines.findIndex((line, index) => index > 0 && line.startsWith('BEGIN:'));
  const names = lines.slice(0, first).map((line) => line.replace(/[;:].*/, ''));
  expect(names).toEqual(
    expect.arrayContaining(['VERSION', 'PRODID', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL']),
  );
  let depth = 0;
  const misplaced = lines.filter((line) => {
    depth += line.startsWith('BEGIN:') ? 1 : line.startsWith('END:') ? -1 : 0;
    return depth === 1 && lines.indexOf(line) > first && !line.startsWith('END:');
  });
  expect(misplaced).toEqual([]);
  expect(read(text)[0]?.description).toBe(description);
});
