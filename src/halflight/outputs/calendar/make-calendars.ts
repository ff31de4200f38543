import { isOnDay, type Time } from '../../fields/days';
import { outputNames } from '../../output-names';
import { fill } from '../../words/fill';
import { toListUrl } from '../../derive/to-url';
import { madeOf } from '../made-of';
import type { OutputFile } from '../output';
import type { PublishedEntry, PublishedSite } from '../published';
import { toEntryStableId } from '../stable-id';
import { createLastModified } from '../sitemap/last-modified';
import type { CommitTimes } from '../sitemap/read-commit-times';
import { toCalendar, type CalendarEvent, type Change } from './to-calendar';

/** A calendar beside the page of each entry on a known day, and one of all entries, beside the list. `commits` says when files last changed. */
export function makeCalendars(site: PublishedSite, commits: CommitTimes): OutputFile[] {
  const changeOf = createChangeOf(site, commits);
  return site.registry.flatMap((collection) => {
    const events = (site.entries.get(collection.name) ?? [])
      .flatMap((entry) => {
        const { filePath } = entry.node;
        const event = madeOf(filePath, () => toEvent(entry, site, changeOf(entry)));
        return event ? [{ ...event, filePath, unlisted: entry.page.unlisted }] : [];
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    if (events.length === 0) return [];
    const own = events.map(({ path, event, filePath }) => ({
      path: path.slice(1) + outputNames.event,
      text: madeOf(filePath, () => toCalendar([event])),
    }));
    const list = toListUrl(collection, site.settings);
    const all = events.filter(({ unlisted }) => !unlisted).map(({ event }) => event);
    if (all.length === 0 || !list || !site.paths.has(list)) return own;
    const name = fill(site.words.labelled, { label: site.settings.title, value: site.titleOf(collection) });
    return [...own, { path: list.slice(1) + outputNames.calendar, text: toCalendar(all, name) }];
  });
}

/**
 * When entries last changed. Where that lies before the start of a shallow clone, the clone's first commit is used: it is not earlier than the
 * change, and the same in every build of a repository state. Otherwise, subscribers' calendars would miss that an event has moved.
 */
function createChangeOf(
  site: PublishedSite,
  { exact, atLatest }: CommitTimes,
): (entry: PublishedEntry) => Change | undefined {
  const changedOf = createLastModified(site, exact);
  return (entry) => {
    const changed = changedOf({ entry: entry.node.id, members: [] });
    const bound = Date.parse(atLatest.get(entry.node.filePath) ?? '');
    if (bound > (changed ?? -Infinity)) return { at: bound, exact: false };
    return changed === undefined ? undefined : { at: changed, exact: true };
  };
}

/** The fields that say where and when an entry happens, besides those its collection names. */
type Happening = Partial<Record<'title' | 'timeZone' | 'location' | 'online' | 'url', string>>;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** An entry as a calendar event, with the path of its page; `undefined` if it is not on a known day. */
function toEvent(
  entry: PublishedEntry,
  site: PublishedSite,
  change: Change | undefined,
): { path: string; event: CalendarEvent } | undefined {
  const { collection, node, path } = entry;
  const { settings, toAddress } = site;
  if (!collection.dateRange) return undefined;
  const [start, end] = [collection.dateRange.start, collection.dateRange.end].map(
    (field) => node[field] as Time | undefined,
  );
  if (start === undefined || !isOnDay(start)) return undefined;
  // A declared collection may declare a field with another name as the place.
  const place = collection.declared?.fields.find(({ property }) => property === 'location')?.name ?? 'location';
  const { title = '', timeZone, location = textOf(node[place]), online, url } = node as unknown as Happening;
  const description = [node.firstParagraph, url, online !== url && location ? online : undefined].filter(Boolean);
  return {
    path,
    event: {
      id: toEntryStableId(entry, site),
      title,
      start,
      end,
      timeZone: timeZone ?? settings.timeZone,
      change,
      location: location ?? online,
      url: toAddress(path),
      description: description.join('\n\n'),
    },
  };
}
