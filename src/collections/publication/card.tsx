import { Fragment, type ReactNode } from 'react';
import { formatListParts } from '../../ui/words/fill';
import type { WordName } from '../../ui/words/en';
import { Badge } from '../../ui/components/badge/badge';
import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { Link } from '../../ui/components/link/link';
import { Said, useDay, useOwn, useSite, useWords } from '../../ui/components/site-context/site-context';
import type { ShownEntry } from '../../sections/shown';
import { addressOfPublication, toArxivUrl, toBibtex, toCitation, toDoiUrl } from './cite';
import type { PublicationKind } from './kinds';
import { isSamePerson, toDisplayName } from './names';
import '../../ui/components/prose/code-block.css';
import './card.css';

const kindWords: Record<PublicationKind, WordName> = {
  article: 'kindArticle',
  paper: 'kindPaper',
  book: 'kindBook',
  chapter: 'kindChapter',
  thesis: 'kindThesis',
  report: 'kindReport',
  preprint: 'kindPreprint',
  dataset: 'kindDataset',
  software: 'kindSoftware',
  other: 'kindOther',
};

/** The name of a format, the same in every language. */
const FORMAT = 'BibTeX';

const YEAR_LENGTH = 4;

interface Props {
  publication: ShownEntry<'publication'>;
  level: 2 | 3;
  /** Whether a heading above it shows the year. */
  grouped?: boolean;
}

/** A publication in a list: authors, venue and links. Abstract and citations unfold. */
export function PublicationItem({ publication, level, grouped = false }: Props) {
  const say = useWords();
  const showDay = useDay();
  const { id, language, title, date, kind, venue, volume, issue, pages, doi, arxiv, url, abstract } = publication;
  const own = useOwn(language);
  const numbers = [volume && issue ? `${volume}(${issue})` : (volume ?? issue), pages].filter(Boolean).join(', ');
  const links = [
    { label: 'DOI', to: doi && toDoiUrl(doi) },
    { label: 'arXiv', to: arxiv && toArxivUrl(arxiv) },
    { label: say('readAt'), to: url },
  ].filter((link): link is { label: string; to: string } => Boolean(link.to));
  return (
    <DatedRow
      language={language}
      when={
        <>
          <span>{say(kindWords[kind ?? 'other'])}</span>
          {(!grouped || date.length > YEAR_LENGTH) && <time dateTime={date}>{showDay(date)}</time>}
          <Badge of={id} />
        </>
      }
      title={title}
      to={addressOfPublication(publication)}
      level={level}
    >
      <Authors of={publication} />
      {(venue ?? numbers) && (
        <p className="dated-row-facts">
          {venue && <cite>{venue}</cite>}
          {venue && numbers && ', '}
          {numbers}
        </p>
      )}
      {links.length > 0 && (
        <ul className="publication-links" {...own}>
          {links.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} aria-label={`${label}: ${title}`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {abstract && (
        <details className="publication-more">
          <summary {...own}>{say('abstract')}</summary>
          <p>{abstract}</p>
        </details>
      )}
      <details className="publication-more" {...own}>
        <summary>{say('cite')}</summary>
        <Copied label={say('citation')}>
          <p className="citation" lang="en" dir="ltr">
            <span className="line">{toCitation(publication)}</span>
          </p>
        </Copied>
        <Copied label={FORMAT}>
          <pre tabIndex={0} role="group" aria-label={`${FORMAT}: ${title}`} dir="ltr">
            <code>
              {toBibtex(publication, publication.key ?? keyOf(publication))
                .split('\n')
                .map((line, index) => (
                  <Fragment key={index}>
                    {index > 0 && '\n'}
                    <span className="line">{line}</span>
                  </Fragment>
                ))}
            </code>
          </pre>
        </Copied>
      </details>
    </DatedRow>
  );
}

/** The authors or editors, with the person of the site in bold. */
function Authors({ of: { authors, edited } }: { of: Pick<ShownEntry<'publication'>, 'authors' | 'edited'> }) {
  const { person, language } = useSite();
  if (!authors?.length) return null;
  const names = formatListParts(authors.map(toDisplayName), language).map(({ text, item }, index) => {
    const author = item === undefined ? undefined : authors[item];
    return author && person.name && isSamePerson(author, person.name) ? <b key={index}>{text}</b> : text;
  });
  return <p className="publication-authors">{edited ? <Said word="editedBy" values={{ names }} /> : names}</p>;
}

/** Text to copy, with its name above it. The button is in the HTML; `src/ui/client/copy-buttons.ts` makes it work. */
function Copied({ label, children }: { label: string; children: ReactNode }) {
  const say = useWords();
  return (
    <div className="code-block">
      <p className="code-head">{label}</p>
      {children}
      <button
        type="button"
        className="copy-button"
        data-copied={say('copied')}
        aria-label={`${say('copyCode')}: ${label}`}
      >
        {say('copyCode')}
      </button>
      <span className="visually-hidden" role="status" suppressHydrationWarning>
        {''}
      </span>
    </div>
  );
}

/**
 * The citation key of an entry that sets none: the name of its file, or of its folder if the file is `index.md`, without spaces and characters that
 * have a meaning in BibTeX.
 */
function keyOf({ id }: ShownEntry<'publication'>): string {
  const path = id.replace(/(?:\/index(?:\.[\w-]+)?)?\.md$/, '');
  return path.replace(/^.*[/:]/, '').replace(/[\s"#%'(),={}~\\]/g, '');
}
