import { PublicationItem } from './card';
import { dateOf, publicationKinds, YEAR_LENGTH } from './kinds';
import { useShownDate } from './shown-date';
import { EntryList } from '../../ui/components/entry-list/entry-list';
import { groupBy } from '../../group-by';
import type { ListProps, ShownEntry } from '../shown';

type Shown = ShownEntry<'publication'>;

/** Publications by year and, within a year, by kind. A section shows only a few, as one list. */
export function List({ entries, level }: ListProps<Shown>) {
  const showDate = useShownDate();
  if (level > 2) return <Rows publications={entries} level={level} />;
  return Array.from(
    groupBy(entries, (publication) => dateOf(publication)?.slice(0, YEAR_LENGTH) ?? publication.date),
    ([year, ofYear]) => (
      <section key={year} className="list-part">
        <h2 id={`year-${year.replace(' ', '-')}`}>{showDate(year)}</h2>
        <Rows publications={inKinds(ofYear)} level={3} grouped />
      </section>
    ),
  );
}

interface RowsProps {
  publications: readonly Shown[];
  level: 2 | 3;
  /** Whether a heading above them shows the year. */
  grouped?: boolean;
}

function Rows({ publications, ...rest }: RowsProps) {
  return (
    <EntryList className="publication-list" entries={publications}>
      {(publication) => <PublicationItem publication={publication} {...rest} />}
    </EntryList>
  );
}

function inKinds(publications: readonly Shown[]): Shown[] {
  const rank = ({ kind }: Shown) => publicationKinds.indexOf(kind ?? 'other');
  return [...publications].sort((a, b) => rank(a) - rank(b));
}
