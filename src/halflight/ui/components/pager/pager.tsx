import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { useWords } from '../site-context/site-context';
import { Title } from '../title/title';
import './pager.css';

interface Neighbour {
  path: string | null | undefined;
  title: string;
  titleHtml?: string | null;
}

interface Props {
  /** What is paged through, for screen readers: `More posts`. */
  label: string;
  previous: Neighbour | null | undefined;
  next: Neighbour | null | undefined;
}

/** Links to the entries before and after this one. */
export function Pager({ label, previous, next }: Props) {
  const say = useWords();
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous?.path && (
        <Link className="pager-link" to={previous.path} rel="prev">
          <span className="pager-way label">
            <Icon name="arrow-left" />
            {say('previous')}
          </span>
          <span>
            <Title title={previous.title} html={previous.titleHtml} />
          </span>
        </Link>
      )}
      {next?.path && (
        <Link className="pager-link" data-next="" to={next.path} rel="next">
          <span className="pager-way label">
            {say('next')}
            <Icon name="arrow-right" />
          </span>
          <span>
            <Title title={next.title} html={next.titleHtml} />
          </span>
        </Link>
      )}
    </nav>
  );
}
