import { toOwnCollection } from '../../derive/to-own-collection';
import type { Describe } from '../../finish/structured-data/described';
import type { PublishedSite } from '../../outputs/published';
import type { EntryNode } from '../../sourcing/resolving';
import { describe as describeOwn } from '../collection/json-ld';
import { describe as describeEvent } from './json-ld';

const concert = toOwnCollection('concert', {
  label: 'Concerts',
  happens: { start: 'begins', end: 'ends' },
  fields: [
    { name: 'begins', kind: 'time' },
    { name: 'ends', kind: 'time', optional: true },
    { name: 'hall', kind: 'text', property: 'location' },
  ],
});

/** What search engines are told of an event and of an entry of a declared collection. */
const told = (start: string, end: string, timeZone?: string): unknown[] => {
  const site = { settings: { timeZone }, registry: [concert] } as unknown as PublishedSite;
  const say = (describe: Describe, values: object) =>
    describe({ site, node: values as EntryNode, pictureOf: () => undefined });
  return [
    say(describeEvent, { collection: 'event', title: 'A', location: 'Here', start, end }),
    say(describeOwn, { collection: 'concert', title: 'A', hall: 'Here', begins: start, ends: end }),
  ];
};

test.each([
  ['2026-05-14 18:30', '2026-05-14 20:00', '2026-05-14T20:00:00+02:00'],
  ['2026-05-14 18:30', '2026-05-14', '2026-05-14'],
  ['2026-05-14 18:30', '2026-05-14 18:30', undefined],
  ['2026-05-14 18:30', '2026-05-14T16:00Z', undefined],
])('an event from %s to %s ends on %s', (start, end, endDate) => {
  const expected = { startDate: '2026-05-14T18:30:00+02:00', ...(endDate && { endDate }) };
  for (const one of told(start, end, 'Europe/Berlin')) {
    expect(one).toMatchObject(expected);
    if (!endDate) expect(one).not.toHaveProperty('endDate');
  }
});

test('where only one end says its zone, the other is in the same', () => {
  for (const one of told('2026-05-14T18:30+02:00', '2026-05-14 20:00'))
    expect(one).toMatchObject({ startDate: '2026-05-14T16:30:00+00:00', endDate: '2026-05-14T18:00:00+00:00' });
});
