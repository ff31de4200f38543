import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { useNumber, useWords } from '../site-context/site-context';
import './pagination.css';

/** The number of a page in a paginated list, and the other pages that it links to. */
export interface Pages {
  number: number;
  count: number;
  /** The first, the last, this one and its neighbours. */
  links: { number: number; path: string }[];
}

/** Links to the other pages of a long list: previous, next, and by number. */
export function Pagination({ pages }: { pages: Pages | undefined }) {
  const say = useWords();
  const showNumber = useNumber();
  if (!pages) return null;
  const { number, links } = pages;
  const previous = links.find((link) => link.number === number - 1);
  const next = links.find((link) => link.number === number + 1);
  return (
    <nav className="pagination" aria-label={say('pages')}>
      {previous && (
        <Link className="pagination-previous" to={previous.path} rel="prev">
          <Icon name="chevron-left" />
          {say('previous')}
        </Link>
      )}
      <ol className="pagination-pages">
        {links.map((link, index) => (
          <li key={link.number} data-gap={index > 0 && links[index - 1]?.number !== link.number - 1 ? '' : undefined}>
            <Link to={link.path} aria-current={link.number === number ? 'page' : undefined}>
              {showNumber(link.number)}
            </Link>
          </li>
        ))}
      </ol>
      {next && (
        <Link className="pagination-next" to={next.path} rel="next">
          {say('next')}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
