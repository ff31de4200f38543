import { Fragment, type ReactNode } from 'react';
import type { WordName } from '../../words/en';
import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { Link } from '../../ui/components/link/link';
import { usePageLanguage, useWords } from '../../ui/components/site-context/site-context';
import type { ShownEntry } from '../shown';
import { addressOfPublication, toArxivUrl, toBibtex, toCitation, toDoiUrl } from './cite';
import { dateOf, YEAR_LENGTH, type PublicationKind } from './kinds';
import { Names } from './names-line';
import { useShownDate } from './shown-date';
import '../../features/prose/code-block.css';
import './card.css';

const kindWords: Record<PublicationKind, WordName> = {
  article: 'kindArticle',
  paper: 'kindPaper',
  book: 'kindBook',
  chapter: 'kindChapter',
  thesis: 'kindThesis',
  'phd-thesis': 'kindPhdThesis',
  'masters-thesis': 'kindMastersThesis',
  report: 'kindReport',
  preprint: 'kindPreprint',
  dataset: 'kindDataset',
  software: 'kindSoftware',
  other: 'kindOther',
};

/** The name of the format, which is not translated. */
const FORMAT = 'BibTeX';

interface Props {
  publication: ShownEntry<'publication'>;
  level: 2 | 3;
  /** Whether a heading above it shows the year. */
  grouped?: boolean;
}

/** A publication in a list: authors, venue and links. The abstract and citations unfold. */
export function PublicationItem({ publication, level, grouped = false }: Props) {
  const say = useWords();
  const showDate = useShownDate();
  const { id, language, title, kind, type, venue, editors, volume, issue, pages, doi, arxiv, url, abstract } =
    publication;
  const date = dateOf(publication);
  const own = usePageLanguage(language);
  const numbers = [volume && issue ? `${volume}(${issue})` : (volume ?? issue), pages].filter(Boolean).join(', ');
  const links = [
    { label: 'DOI', to: doi && toDoiUrl(doi) },
    { label: 'arXiv', to: arxiv && toArxivUrl(arxiv) },
    { label: say('readAt'), to: url },
    // Not translated.
    { label: 'PDF', to: publication.pdf },
    { label: say('code'), to: publication.code },
    { label: say('data'), to: publication.data },
    { label: say('slides'), to: publication.slides },
    { label: say('poster'), to: publication.poster },
    { label: say('video'), to: publication.video },
  ].filter((link): link is { label: string; to: string } => Boolean(link.to));
  return (
    <DatedRow
      entry={{ id, title, language }}
      when={
        <>
          <span className="label">{type ?? say(kindWords[kind ?? 'other'])}</span>
          {date === undefined
            ? !grouped && <span>{showDate(publication.date)}</span>
            : (!grouped || date.length > YEAR_LENGTH) && <time dateTime={date}>{showDate(date)}</time>}
        </>
      }
      to={addressOfPublication(publication)}
      level={level}
    >
      <Names names={publication.authors} others={publication.others} edited={publication.edited} />
      {(venue ?? numbers) && (
        <p className="dated-row-facts">
          {venue && <cite>{venue}</cite>}
          {venue && numbers && ', '}
          {numbers}
        </p>
      )}
      <Names names={editors} edited />
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

/** Text to copy, under its label. The button is in the HTML; `ui/client/copy-buttons.ts` makes it work. */
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
 * are special in BibTeX.
 */
function keyOf({ id }: ShownEntry<'publication'>): string {
  const path = id.replace(/(?:\/index(?:\.[\w-]+)?)?\.(?:md|ipynb)$/, '');
  return path.replace(/^.*[/:]/, '').replace(/[\s"#%'(),={}~\\]/g, '');
}
