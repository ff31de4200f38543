import type { ShownFilter } from '../fields/list-filters';
import type { ListName } from '../words/list-names';
import { CalendarLinks } from '../ui/components/calendar-links/calendar-links';
import { Link } from '../ui/components/link/link';
import { PageHeader } from '../ui/components/page-header/page-header';
import { useSite, useWords } from '../ui/components/site-context/site-context';
import type { Pages } from '../ui/components/pagination/pagination';
import { useFullAddress } from './use-full-address';
import { ListFilters } from './list-filters';
import './list-header.css';

/** The context that the route of a list passes to its page. */
export interface ListContext {
  list: ListName;
  pages?: Pages;
  /** The page with all entries in brief; omitted if there are no entries. */
  archivePath?: string;
  /** The folder of the feeds of notes; omitted if there are none. */
  notesFeed?: string;
  /** The list of tags; omitted if no entry has any. */
  tagsPath?: string;
  /** The calendar of the list; omitted if no entry has a known date. */
  calendarPath?: string;
  /** Whether it prints as a curriculum vitae. */
  resume?: true;
  /** The path of its PDF, if one was made. */
  cvPath?: string;
  filters?: readonly ShownFilter[];
  /** The filter value that the page shows. */
  filter?: { path: string; label: string; count: number };
}

interface Props extends ListContext {
  empty: boolean;
}

/** Links to other views of a list. */
export function ListLinks({ links }: { links: readonly { to: string | undefined; label: string }[] }) {
  return (
    <ul className="list-ways label">
      {links.map(
        ({ to, label }) =>
          to && (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ),
      )}
    </ul>
  );
}

/** The header of a list: its title, its page number, and links to other views of it. */
export function ListHeader({
  list,
  empty,
  pages,
  archivePath,
  tagsPath,
  calendarPath,
  resume,
  cvPath,
  filters,
  filter,
}: Props) {
  const { lists } = useSite();
  const say = useWords();
  const toAddress = useFullAddress();
  const { title, intro, empty: nothing, path, all } = lists[list];
  return (
    <PageHeader
      title={filter ? say('labelled', { label: title, value: filter.label }) : title}
      summary={filter ? say('searchResults', { count: filter.count }) : empty ? nothing : intro}
      facts={pages && pages.number > 1 && say('pageOf', { page: pages.number, count: pages.count })}
    >
      {(archivePath ?? tagsPath) && !filter && (
        <ListLinks
          links={[
            { to: archivePath, label: say('archive') },
            { to: tagsPath, label: say('allTags') },
          ]}
        />
      )}
      {resume && !empty && (
        <p className="list-ways label">
          {cvPath ? (
            <Link className="button" to={cvPath}>
              {say('downloadCv')}
            </Link>
          ) : (
            <button type="button" className="print-button">
              {say('print')}
            </button>
          )}
        </p>
      )}
      {filters && <ListFilters filters={filters} current={filter?.path} all={{ path, label: all }} />}
      {calendarPath && !filter && <CalendarLinks path={calendarPath} address={toAddress(calendarPath)} />}
    </PageHeader>
  );
}
