import { kindWords, PublicationItem } from './card';
import { publicationKinds } from './kinds';
import { useWords } from '../../ui/components/site-context/site-context';
import type { ListProps, ShownEntry } from '../../sections/shown';
import './list.css';

type Shown = ShownEntry<'publication'>;

/** Publications by year and, within a year, by kind. Those that a section picks are not many: it shows them in one row. */
export function List({ entries, level }: ListProps<Shown>) {
  const say = useWords();
  if (level > 2)
    return (
      <ul>
        {entries.map((publication) => (
          <li key={publication.id}>
            <PublicationItem publication={publication} level={level} />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {groupBy(entries, ({ date }) => date.slice(0, 4)).map(([year, ofYear]) => (
        <section key={year} className="list-part">
          <h2 id={`year-${year}`}>{year}</h2>
          {toKinds(ofYear).map(([kind, publications]) => (
            <section key={kind} className="publication-kind">
              <h3>{say(kindWords[kind])}</h3>
              <ul>
                {publications.map((publication) => (
                  <li key={publication.id}>
                    <PublicationItem publication={publication} level={4} grouped />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

/** Those of a year, in the order of the kinds. */
function toKinds(publications: readonly Shown[]) {
  const kinds = groupBy(publications, ({ kind }) => kind ?? 'other');
  return kinds.sort(([a], [b]) => publicationKinds.indexOf(a) - publicationKinds.indexOf(b));
}

/** What has the same name together, in the order in which the names come first. */
function groupBy<Name extends string>(publications: readonly Shown[], nameOf: (one: Shown) => Name): [Name, Shown[]][] {
  const groups = new Map<Name, Shown[]>();
  for (const one of publications) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return [...groups];
}
