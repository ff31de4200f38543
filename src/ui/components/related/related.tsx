import { Badge } from '../badge/badge';
import { Link } from '../link/link';
import { useDay, useWords } from '../site-context/site-context';
import './related.css';

interface Props {
  posts: readonly { id: string; title: string; path: string; date?: string | null }[];
}

/** Posts that share the tags of this one. */
export function Related({ posts }: Props) {
  const say = useWords();
  const showDay = useDay();
  if (posts.length === 0) return null;
  return (
    <section className="related">
      <h2>{say('related')}</h2>
      <ul className="related-list">
        {posts.map(({ id, title, path, date }) => (
          <li key={id}>
            <Link to={path}>{title}</Link>
            <Badge of={id} />
            {date && (
              <time className="label" dateTime={date}>
                {showDay(date)}
              </time>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
