import { Fragment, type MouseEvent } from 'react';
import { useDay, useWords } from '../../ui/components/site-context/site-context';
import { KindIcon, useKind } from './kinds';
import { foundWords, markWords, type Piece } from './marked-text';
import type { Hit } from './search-index';
import './search-results.css';

interface Props {
  hits: readonly Hit[];
  words: string;
  /** Called when a result is followed, with its link and the words that matched there. */
  onFollow?: ((link: HTMLAnchorElement, found: readonly string[]) => void) | undefined;
}

/** The results: plain links to pages and, below each, to its headings. */
export function SearchResults({ hits, words, onFollow }: Props) {
  const say = useWords();
  return (
    <ol className="search-results" aria-label={say('search')}>
      {hits.map((hit) => (
        <Result key={hit.url} hit={hit} words={words} onFollow={onFollow} />
      ))}
    </ol>
  );
}

function Result({ hit, words, onFollow }: { hit: Hit; words: string; onFollow: Props['onFollow'] }) {
  const { url, title, kind, date, excerpt, sections } = hit;
  const kindOf = useKind();
  const showDay = useDay();
  const titlePieces = markWords(title, words);
  const found = foundWords(titlePieces, excerpt, ...sections.map((section) => section.excerpt));
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => onFollow?.(currentTarget, found);
  return (
    <li className="search-result">
      <div className="search-hit">
        <KindIcon kind={kind} />
        <div className="search-hit-words">
          <a className="search-hit-title" href={url} onClick={follow}>
            <Pieces of={titlePieces} />
          </a>
          <p className="search-hit-facts label">
            {kindOf(kind).label}
            {date !== undefined && (
              <time className="fact" dateTime={date}>
                {showDay(date)}
              </time>
            )}
          </p>
          <p className="search-hit-excerpt">
            <Pieces of={excerpt} />
          </p>
        </div>
      </div>
      {sections.length > 0 && (
        <ul className="search-sections">
          {sections.map((section) => (
            <li key={section.url} className="search-section">
              <a className="search-section-title" href={section.url} onClick={follow}>
                <Pieces of={markWords(section.title, words)} />
              </a>
              {section.excerpt.length > 0 && (
                <p className="search-section-excerpt">
                  <Pieces of={section.excerpt} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ text, found }, index) => <Fragment key={index}>{found ? <mark>{text}</mark> : text}</Fragment>);
}
