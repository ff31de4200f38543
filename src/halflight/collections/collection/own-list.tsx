import type { ReactNode } from 'react';
import { columnsFor } from '../../sections/columns';
import type { OwnCard, OwnField } from '../../sections/shown';
import { Badge } from '../../ui/components/badge/badge';
import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { Link } from '../../ui/components/link/link';
import { useNumbered } from '../../ui/components/numbered-entries/numbered-entries';
import { Picture } from '../../ui/components/picture/picture';
import { InLanguageOf, useForeign, useOwn, useWords } from '../../ui/components/site-context/site-context';
import { Tags } from '../../ui/components/tags/tags';
import { OwnValue, When } from './own-value';
import { Title } from '../../ui/components/title/title';
import '../../ui/components/entry-card/entry-card.css';
import './own-list.css';

interface Props {
  entries: readonly OwnCard[];
  /** Whether the first picture is the page's first large image, which is loaded at once. */
  eager: boolean;
  level: 2 | 3;
  /** How many entries, from the first, are upcoming; only on the page of a list with dates. */
  upcoming?: number | undefined;
}

/** Entries of a declared collection, in the look of its list; upcoming and past ones separately, where `upcoming` is known. */
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
  /** Whether it is on the page of the list, where entries without pages can be linked; sections may show an entry twice. */
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
        // The class keeps an entry with its own page out of the search index here: the search finds it on that page.
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
  const { id, language, title, titleHtml, path, summary, body, tags, when } = entry;
  const facts = factsOf(entry);
  const [first, ...others] = facts;
  const foreign = useForeign(language);
  return (
    <div className={path ? 'whole-link' : undefined}>
      <DatedRow
        language={language}
        when={
          <>
            {when ? (
              <span>
                <When {...when} />
              </span>
            ) : (
              first && (
                <span {...foreign}>
                  <Fact field={first} language={language} />
                </span>
              )
            )}
            <Badge of={id} />
          </>
        }
        title={<Title title={title} html={titleHtml} />}
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
  const { id, language, title, titleHtml, path, summary, body, tags, cover, when } = entry;
  const foreign = useForeign(language);
  const own = useOwn(language);
  return (
    <article className={path ? 'entry-card whole-link' : 'entry-card'} {...foreign}>
      {cover && (
        <div className="entry-card-cover">
          <Picture {...cover} eager={eager} sizes="(width >= 60rem) 24rem, (width >= 40rem) 50vw, 100vw" />
        </div>
      )}
      <div className="entry-card-words">
        {when && (
          <p className="label" {...own}>
            <When {...when} />
          </p>
        )}
        <Heading level={level} path={path} language={foreign.lang}>
          <Title title={title} html={titleHtml} />
        </Heading>
        <Badge of={id} />
        {summary && <p className="entry-card-summary">{summary}</p>}
        {body && <div className="entry-card-summary flow" dangerouslySetInnerHTML={{ __html: body }} />}
        <Facts facts={factsOf(entry)} language={language} />
        <Tags language={language} tags={tags} />
      </div>
    </article>
  );
}

/** A line of an index: the title, and its facts, or else its date, at the end of the line. */
function IndexItem({ entry, level }: ItemProps) {
  const { id, language, title, titleHtml, path, when } = entry;
  const facts = factsOf(entry);
  const foreign = useForeign(language);
  const own = useOwn(language);
  return (
    <article className={path ? 'own-index-item whole-link' : 'own-index-item'} {...foreign}>
      <Heading level={level} path={path} language={foreign.lang}>
        <Title title={title} html={titleHtml} />
      </Heading>
      <Badge of={id} />
      {facts.length === 0 && when ? (
        <p className="label" {...own}>
          <When {...when} />
        </p>
      ) : (
        <Facts facts={facts} language={language} />
      )}
    </article>
  );
}

interface HeadingProps {
  level: 2 | 3;
  path: string | null | undefined;
  language: string | undefined;
  children: ReactNode;
}

function Heading({ level, path, language, children }: HeadingProps) {
  const Level = `h${level}` as const;
  return (
    <Level>
      {path ? (
        <Link to={path} hrefLang={language}>
          {children}
        </Link>
      ) : (
        children
      )}
    </Level>
  );
}

/** The facts that are shown of an entry. One that is a single link as a whole shows none that are links. */
function factsOf({ facts = [], path }: OwnCard): readonly OwnField[] {
  return path ? facts.filter(({ kind }) => kind !== 'url' && kind !== 'page' && kind !== 'email') : facts;
}

interface FactsProps {
  facts: readonly OwnField[];
  /** The language of the entry, in which its labels are. */
  language: string | null | undefined;
}

/** Facts in a line. */
function Facts({ facts, language }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <ul className="own-facts label">
      {facts.map((field) => (
        <li key={field.name}>
          <Fact field={field} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** A fact with its label, which only screen readers read out unless the value means nothing without it. */
function Fact({ field, language }: { field: OwnField; language: string | null | undefined }) {
  return (
    <InLanguageOf language={language}>
      {isBare(field) ? `${field.label} ` : !isNamed(field) && <span className="visually-hidden">{field.label}: </span>}
      <OwnValue field={field} />
    </InLanguageOf>
  );
}

/** Whether a value means nothing without its label: a number without a unit. */
const isBare = (field: OwnField) => field.kind === 'number' && !field.unit;

/** Whether the label itself is what is shown. */
const isNamed = ({ kind }: OwnField) => kind === 'flag' || kind === 'url' || kind === 'page';
