import { Badge } from '../badge/badge';
import { Link } from '../link/link';
import { useDay } from '../site-context/site-context';
import './related.css';

interface Props {
  title: string;
  posts: readonly { id: string; title: string; path: string; date?: string | null }[];
}

/** Related posts below a text, such as those that share its tags; nothing if there are none. */
export function Related({ title, posts }: Props) {
  const showDay = useDay();
  if (posts.length === 0) return null;
  return (
    <section className="related">
      <h2>{title}</h2>
      <ul className="related-list">
        {posts.map(({ id, title: name, path, date }) => (
          <li key={id}>
            <Link to={path}>{name}</Link>
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
