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

/** What the page of a list knows from its route. */
export interface ListContext {
  list: ListName;
  pages?: Pages;
  /** The page that has everything in short; none where there is nothing. */
  archivePath?: string;
  /** The list of tags; none where nothing has one. */
  tagsPath?: string;
  /** The calendar of all that is listed; none where nothing happens on a known day. */
  calendarPath?: string;
  /** On paper it is a curriculum vitae. */
  resume?: true;
  /** That as a PDF; none where none was made. */
  cvPath?: string;
  /** The ways to narrow it down. */
  filters?: readonly ShownFilter[];
  /** The value that it is narrowed down to. */
  filter?: { path: string; label: string; count: number };
}

interface Props extends ListContext {
  empty: boolean;
}

/** The opening of a list: what it is, which page of it, and the other ways through it. */
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
