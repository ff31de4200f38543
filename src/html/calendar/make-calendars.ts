import { findCollection, type Values } from '../../collections';
import { isOnDay } from '../../collections/days';
import { toListUrl } from '../../derive/to-url';
import type { OutletFile } from '../publish-outlets';
import type { PublishedEntry, PublishedSite } from '../published';
import { toEntryStableId } from '../stable-id';
import { createLastModified } from '../sitemap/last-modified';
import type { CommitTimes } from '../sitemap/read-commit-times';
import { toCalendar, type CalendarEvent, type Change } from './to-calendar';

/** A calendar file for each event that is on a known day, beside its page, and one of all of them beside their list. `commits` says when files last changed. */
export function makeCalendars(site: PublishedSite, commits: CommitTimes): OutletFile[] {
  const changeOf = createChangeOf(site, commits);
  const events = (site.entries.get('event') ?? [])
    .map((entry) => ({ path: entry.path, event: toEvent(entry, site, changeOf(entry)) }))
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

/**
 * When entries last changed. Beyond the beginning of a shallow clone nobody knows; there the first commit that it has stands in: later than
 * the change, and the same in every build of one state of the repository. Calendars would otherwise pass over an event that moved.
 */
function createChangeOf(
  site: PublishedSite,
  { exact, atLatest }: CommitTimes,
): (entry: PublishedEntry) => Change | undefined {
  const changedOf = createLastModified(site, exact);
  return (entry) => {
    const changed = changedOf({ entry, shown: [] });
    const bound = Date.parse(atLatest.get(entry.node.filePath) ?? '');
    if (bound > (changed ?? -Infinity)) return { at: bound, exact: false };
    return changed === undefined ? undefined : { at: changed, exact: true };
  };
}

function toEvent(entry: PublishedEntry, site: PublishedSite, change: Change | undefined): CalendarEvent {
  const { node, path } = entry;
  const { settings, toAddress } = site;
  const { title, start, end, timeZone, location, online, url } = node as unknown as Values<'event'>;
  const description = [node.firstParagraph, url, online !== url && location ? online : undefined].filter(Boolean);
  return {
    id: toEntryStableId(entry, site),
    title,
    start,
    end,
    timeZone: timeZone ?? settings.timeZone,
    change,
    location: location ?? online,
    url: toAddress(path),
    description: description.join('\n\n'),
  };
}
