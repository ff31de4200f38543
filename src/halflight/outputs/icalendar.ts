import { isOnDay } from '../fields/days';
import { outputNames } from '../output-names';
import type { Route } from '../routes/route';
import { makeCalendars } from './calendar/make-calendars';
import type { Output } from './output';

/** The calendars: one beside the page of each entry on a known day, and one beside the list of a collection, with all of its listed entries. */
export const icalendar: Output = {
  files: [
    {
      patterns: [`/*/${outputNames.event}`, `/*/${outputNames.calendar}`],
      type: 'text/calendar; charset=utf-8',
      cache: 'page',
      readable: true,
    },
  ],
  pathsOf: ({ pages }) => {
    const happening = pages.filter(isOnKnownDay);
    const names = new Set(happening.flatMap(({ collection, unlisted }) => (unlisted ? [] : [collection])));
    const lists = pages.filter(
      ({ kind, collection, number = 1 }) => kind === 'list' && number === 1 && names.has(collection),
    );
    return [
      ...happening.map(({ path }) => path + outputNames.event),
      ...lists.map(({ path }) => path + outputNames.calendar),
    ];
  },
  isListed: (path) => path.endsWith(`/${outputNames.calendar}`),
  make: (site, { commits }) => makeCalendars(site, commits),
};

function isOnKnownDay({ dates }: Route): boolean {
  return dates?.start !== undefined && isOnDay(dates.start);
}
