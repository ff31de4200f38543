import ICAL from 'ical.js';
import { publish } from '../../testing/published';
import { entry } from '../../testing/routes';
import { makeFolder } from '../../testing/temporary-folder';
import { writeFiles } from '../../testing/write-files';
import { readContent } from '../../sourcing/read-content';
import { noCommits, type CommitTimes } from '../sitemap/read-commit-times';
import { makeCalendars } from './make-calendars';

/** What the calendar of a talk says about its last change. */
function changeOf(values: Record<string, unknown>, commits: Partial<CommitTimes> = {}) {
  const site = publish([entry('events/talk.md', { title: 'A talk', start: '2026-05-14', ...values })]);
  const [file] = makeCalendars(site, { ...noCommits, ...commits });
  const calendar = new ICAL.Component(ICAL.parse(file?.text ?? '') as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  const valueOf = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return { stamp: valueOf('dtstamp'), modified: valueOf('last-modified'), sequence: Number(valueOf('sequence')) };
}

const at = (time: string) => new Map([['events/talk.md', time]]);

test.each<[string, Record<string, unknown>, Partial<CommitTimes>, string, string | undefined]>([
  ['nothing is known', {}, {}, '2000-01-01T00:00:00Z', undefined],
  [
    'git knows when',
    { updated: '2026-04-01' },
    { exact: at('2026-04-02T12:00:00+02:00') },
    '2026-04-02T10:00:00Z',
    '2026-04-02T10:00:00Z',
  ],
  [
    'git knows only that it was not later',
    {},
    { atLatest: at('2026-04-02T12:00:00+02:00') },
    '2026-04-02T10:00:00Z',
    undefined,
  ],
  [
    'its author knows better than git',
    { updated: '2026-04-03' },
    { atLatest: at('2026-04-02T12:00:00+02:00') },
    '2026-04-03T00:00:00Z',
    '2026-04-03T00:00:00Z',
  ],
])('an event of whose change %s', (_, values, commits, stamp, modified) => {
  expect(changeOf(values, commits)).toMatchObject({ stamp, modified });
});

test('a moved event has a higher sequence number, and the same id', () => {
  const before = changeOf({}, { exact: at('2026-04-01T12:00:00Z') });
  const after = changeOf({ start: '2026-06-01' }, { exact: at('2026-04-08T12:00:00Z') });
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('a collection that a site declares has calendars that programs read, of what has a page', () => {
  const folder = makeFolder();
  writeFiles(folder, {
    'site.md': '---\ntitle: Stages\nurl: https://a.example\ntimeZone: Europe/Berlin\n---\n',
    'collections/talk.md': `---
label: Talks
path: /lectures/
pages: with-text
happens: { start: held, end: until }
fields:
  - { name: held, kind: time }
  - { name: until, kind: time, optional: true }
  - { name: venue, kind: text, optional: true, property: location }
  - { name: location, kind: text, optional: true }
---
`,
    'talks/evening.md':
      '---\ntitle: An evening, with music\nheld: 2026-10-08 19:00\nuntil: 2026-10-08 21:00\nlocation: Oslo\n---\nCome early.\n',
    'talks/whole-day.md': '---\ntitle: A day\nheld: 2026-11-02\nvenue: Bergen\n---\nAll day.\n',
    'talks/silent.md': '---\ntitle: Without a page\nheld: 2026-11-03\n---\n',
    'talks/some-time.md': '---\ntitle: Sometime\nheld: 2027\n---\nSoon.\n',
  });
  const { entries, collections: registry, problems } = readContent(folder);
  expect(problems).toEqual([]);
  const site = publish(entries, { registry });
  const files = makeCalendars(site, noCommits);
  expect(files.map(({ path }) => path)).toEqual([
    'lectures/evening/event.ics',
    'lectures/whole-day/event.ics',
    'lectures/calendar.ics',
  ]);
  const calendar = new ICAL.Component(ICAL.parse(files[2]?.text ?? '') as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(calendar.getFirstPropertyValue('name')).toBe('Stages: Talks');
  expect(
    events.map(({ summary, location, startDate, endDate }) => [
      summary,
      location,
      startDate.toString(),
      endDate.toString(),
    ]),
  ).toEqual([
    ['An evening, with music', 'Oslo', '2026-10-08T19:00:00', '2026-10-08T21:00:00'],
    ['A day', 'Bergen', '2026-11-02', '2026-11-03'],
  ]);
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin');
});
