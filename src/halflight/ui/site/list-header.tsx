import type { ShownFilter } from '../../collections/list-filters';
import type { ListName } from '../../collections/list-names';
import { CalendarLinks } from '../components/calendar-links/calendar-links';
import { Link } from '../components/link/link';
import { PageHeader } from '../components/page-header/page-header';
import { useSite, useWords } from '../components/site-context/site-context';
import type { Pages } from '../../routes/list-routes';
import { useFullAddress } from './use-full-address';
import { ListFilters } from './list-filters';
import './list-header.css';

/** What the page of a list receives from its route. */
export interface ListContext {
  list: ListName;
  pages?: Pages;
  /** The page with all entries in short; none if there are no entries. */
  archivePath?: string;
  /** The list of tags; none if no entry has one. */
  tagsPath?: string;
  /** The calendar of the list; none if no entry has a known day. */
  calendarPath?: string;
  /** Set if it prints as a curriculum vitae. */
  resume?: true;
  /** The path of that as a PDF, if one was made. */
  cvPath?: string;
  filters?: readonly ShownFilter[];
  /** The filter value that the page shows. */
  filter?: { path: string; label: string; count: number };
}

interface Props extends ListContext {
  empty: boolean;
}

/** The header of a list: its title, which page of it this is, and links to other views of it. */
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
        <ul className="list-ways label">
          {archivePath && (
            <li>
              <Link to={archivePath}>{say('archive')}</Link>
            </li>
          )}
          {tagsPath && (
            <li>
              <Link to={tagsPath}>{say('allTags')}</Link>
            </li>
          )}
        </ul>
      )}
      {resume && !empty && (
        <p className="list-ways label">
          {cvPath ? (
            <Link to={cvPath}>{say('downloadCv')}</Link>
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
