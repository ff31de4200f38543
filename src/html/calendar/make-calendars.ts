import { findCollection, type Values } from '../../collections';
import { isOnDay } from '../../collections/days';
import { toListUrl } from '../../derive/to-url';
import type { OutletFile } from '../publish-outlets';
import type { PublishedEntry, PublishedSite } from '../published';
import { toEntryStableId } from '../stable-id';
import { toCalendar, type CalendarEvent } from './to-calendar';

/** A calendar file for each event that is on a known day, beside its page, and one of all of them beside their list. */
export function makeCalendars(site: PublishedSite): OutletFile[] {
  const events = (site.entries.get('event') ?? [])
    .map((entry) => ({ path: entry.path, event: toEvent(entry, site) }))
    .filter(({ event }) => isOnDay(event.start))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  if (events.length === 0) return [];
  const own = events.map(({ path, event }) => ({ path: `${path.slice(1)}event.ics`, text: toCalendar([event]) }));
  const collection = findCollection('event');
  const list = collection && toListUrl(collection, site.settings);
  if (!list || !site.paths.has(list)) return own;
  const name = `${site.settings.title}: ${site.titleOf(collection)}`;
  const all = toCalendar(
    events.map(({ event }) => event),
    name,
  );
  return [...own, { path: `${list.slice(1)}calendar.ics`, text: all }];
}

function toEvent(entry: PublishedEntry, site: PublishedSite): CalendarEvent {
  const { node, path } = entry;
  const { settings, toAddress } = site;
  const { title, start, end, timeZone, updated, location, online, url } = node as unknown as Values<'event'>;
  const description = [node.firstParagraph, url, online !== url && location ? online : undefined].filter(Boolean);
  return {
    id: toEntryStableId(entry, site),
    title,
    start,
    end,
    timeZone: timeZone ?? settings.timeZone,
    updated,
    location: location ?? online,
    url: toAddress(path),
    description: description.join('\n\n'),
  };
}
