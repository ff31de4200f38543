import { columnsFor } from '../../sections/columns';
import type { OwnCard, Fact } from '../shown';
import { Badge } from '../../ui/components/badge/badge';
import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { EntryHeading } from '../../ui/components/entry-heading/entry-heading';
import { useNumbered } from '../../ui/components/entry-list/entry-list';
import { Picture } from '../../ui/components/picture/picture';
import { InLanguageOf, useForeign, usePageLanguage, useWords } from '../../ui/components/site-context/site-context';
import { Tags } from '../../ui/components/tags/tags';
import { OwnValue, When } from './own-value';
import '../../ui/components/entry-card/entry-card.css';
import './own-list.css';

interface Props {
  entries: readonly OwnCard[];
  /** Whether the first picture is the first large image on the page, which is loaded eagerly. */
  eager: boolean;
  level: 2 | 3;
  /** How many entries, from the first, are upcoming; only on the page of a list with dates. */
  upcoming?: number | undefined;
}

/** Entries of a declared collection, in the look of their list. Upcoming and past ones are separate if `upcoming` is known. */
export function OwnList({ entries, eager, level, upcoming }: Props) {
  const say = useWords();
  if (upcoming === undefined) return <Looked entries={entries} eager={eager} level={level} named={level === 2} />;
  const [next, past] = [entries.slice(0, upcoming), entries.slice(upcoming)];
  return (
    <>
      {next.length > 0 && (
        <section className="list-part">
          <h2>{say('upcoming')}</h2>
          <Looked entries={next} eager={eager} level={3} named />
        </section>
      )}
      {past.length > 0 && (
        <section className="list-part">
          <h2>{say('past')}</h2>
          <Looked entries={past} eager={eager && next.length === 0} level={3} named />
        </section>
      )}
    </>
  );
}

interface LookedProps extends Omit<Props, 'upcoming'> {
  /** Whether entries get ids: on the list page, so that entries without pages can be linked; not in sections, which may repeat an entry. */
  named: boolean;
}

function Looked({ entries, eager, level, named }: LookedProps) {
  const numbered = useNumbered();
  const look = entries[0]?.look ?? 'rows';
  const first = entries.findIndex(({ cover }) => cover);
  const Item = look === 'cards' ? Card : look === 'index' ? IndexItem : Row;
  return (
    <ul
      className="own-list"
      data-look={look}
      {...(look === 'cards' && { 'data-columns': columnsFor(entries.length, 3) })}
    >
      {entries.map((entry, index) => (
        // The class keeps an entry with its own page out of the search index here, because search finds it on that page.
        <li
          key={entry.id}
          id={named ? entry.listId : undefined}
          {...numbered(entry.id)}
          className={entry.path ? 'own-item' : undefined}
        >
          <Item entry={entry} eager={eager && index === first} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  entry: OwnCard;
  eager: boolean;
  level: 2 | 3;
}

/** A row, with its date or first fact in the margin. */
function Row({ entry, level }: ItemProps) {
  const { language, path, summary, body, tags, when } = entry;
  const facts = factsOf(entry);
  const [first, ...others] = facts;
  const foreign = useForeign(language);
  return (
    <div className={path ? 'whole-link' : undefined}>
      <DatedRow
        entry={entry}
        when={
          when ? (
            <span>
              <When {...when} />
            </span>
          ) : (
            first && (
              <span {...foreign}>
                <FactItem field={first} language={language} />
              </span>
            )
          )
        }
        to={path}
        level={level}
      >
        <Facts facts={when ? facts : others} language={language} />
        {summary && <p className="dated-row-text">{summary}</p>}
        {body && <div className="dated-row-text flow" dangerouslySetInnerHTML={{ __html: body }} />}
        <Tags language={language} tags={tags} />
      </DatedRow>
    </div>
  );
}

function Card({ entry, eager, level }: ItemProps) {
  const { id, language, path, summary, body, tags, cover, when } = entry;
  const pageLanguage = usePageLanguage(language);
  return (
    <article className={path ? 'entry-card whole-link' : 'entry-card'} {...useForeign(language)}>
      {cover && (
        <div className="entry-card-cover">
          <Picture {...cover} eager={eager} sizes="(width >= 60rem) 24rem, (width >= 40rem) 50vw, 100vw" />
        </div>
      )}
      <div className="entry-card-words">
        {when && (
          <p className="label fact" {...pageLanguage}>
            <When {...when} />
          </p>
        )}
        <EntryHeading entry={entry} level={level} to={path} />
        <Badge of={id} />
        {summary && <p className="entry-card-summary">{summary}</p>}
        {body && <div className="entry-card-summary flow" dangerouslySetInnerHTML={{ __html: body }} />}
        <Facts facts={factsOf(entry)} language={language} />
        <Tags language={language} tags={tags} />
      </div>
    </article>
  );
}

/** A line of an index: the title, then the entry's facts or, if it has none, its date. */
function IndexItem({ entry, level }: ItemProps) {
  const { id, language, path, when } = entry;
  const facts = factsOf(entry);
  const pageLanguage = usePageLanguage(language);
  return (
    <article className={path ? 'own-index-item whole-link' : 'own-index-item'} {...useForeign(language)}>
      <EntryHeading entry={entry} level={level} to={path} />
      <Badge of={id} />
      {facts.length === 0 && when ? (
        <p className="label fact" {...pageLanguage}>
          <When {...when} />
        </p>
      ) : (
        <Facts facts={facts} language={language} />
      )}
    </article>
  );
}

/** The facts shown for an entry. An entry that is one large link cannot contain others, so facts that are links are left out. */
function factsOf({ facts = [], path }: OwnCard): readonly Fact[] {
  return path ? facts.filter(({ kind }) => kind !== 'url' && kind !== 'page' && kind !== 'email') : facts;
}

interface FactsProps {
  facts: readonly Fact[];
  /** The language of the entry and its labels. */
  language: string | null | undefined;
}

function Facts({ facts, language }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <ul className="own-facts label">
      {facts.map((field) => (
        <li key={field.name}>
          <FactItem field={field} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** A fact with its label. The label is only for screen readers, unless the value means nothing without it. */
function FactItem({ field, language }: { field: Fact; language: string | null | undefined }) {
  return (
    <InLanguageOf language={language}>
      {isBare(field) ? `${field.label} ` : !isNamed(field) && <span className="visually-hidden">{field.label}: </span>}
      <OwnValue field={field} />
    </InLanguageOf>
  );
}

/** Whether a value means nothing without its label: a number without a unit. */
const isBare = (field: Fact) => field.kind === 'number' && !field.unit;

/** Whether the label itself is what is shown. */
const isNamed = ({ kind }: Fact) => kind === 'flag' || kind === 'url' || kind === 'page';
