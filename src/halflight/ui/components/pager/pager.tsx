import type { ShownImage } from '../../../fields/images';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { Picture } from '../picture/picture';
import { useWords } from '../site-context/site-context';
import { Title, type Titled } from '../title/title';
import './pager.css';

interface Props {
  /** The screen reader label: `More posts`. */
  label: string;
  previous: (Titled & { path: string | null }) | null;
  /** With a cover, it is a band as wide as the page. */
  next: (Titled & { path: string | null; cover?: ShownImage | undefined }) | null;
}

/** Links to the previous and next entries. */
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
            <Title of={previous} />
          </span>
        </Link>
      )}
      {next?.path && (
        <Link className="pager-link" data-next={next.cover ? 'cover' : ''} to={next.path} rel="next">
          {next.cover && <Picture {...next.cover} alt="" sizes="(width >= 40rem) 20rem, 100vw" />}
          <span className="pager-way label">
            {say('next')}
            <Icon name="arrow-right" />
          </span>
          <span>
            <Title of={next} />
          </span>
        </Link>
      )}
    </nav>
  );
}
