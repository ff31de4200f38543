import { toOwnCollection } from '../collection/to-own-collection';
import type { Describe } from '../described';
import type { PublishedSite } from '../../outputs/published';
import type { EntryNode } from '../entry-node';
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

test.each<[string, string, { startDate: string; endDate?: string }]>([
  [
    '2026-05-14 18:30',
    '2026-05-14 20:00',
    { startDate: '2026-05-14T18:30:00+02:00', endDate: '2026-05-14T20:00:00+02:00' },
  ],
  ['2026-05-14 18:30', '2026-05-14T16:00Z', { startDate: '2026-05-14T18:30:00+02:00' }],
])('search engines are told when an event, of ours or of a site, is from %s to %s', (start, end, expected) => {
  const site = { settings: { timeZone: 'Europe/Berlin' }, registry: [concert] } as unknown as PublishedSite;
  const say = (describe: Describe, values: object) =>
    describe({ site, node: values as EntryNode, pictureOf: () => undefined });
  for (const told of [
    say(describeEvent, { collection: 'event', title: 'A', location: 'Here', start, end }),
    say(describeOwn, { collection: 'concert', title: 'A', hall: 'Here', begins: start, ends: end }),
  ]) {
    expect(told).toMatchObject(expected);
    if (!expected.endDate) expect(told).not.toHaveProperty('endDate');
  }
});
