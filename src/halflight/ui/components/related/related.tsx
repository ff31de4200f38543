import { Badge } from '../badge/badge';
import { EntryLink } from '../link/entry-link';
import { useDay } from '../site-context/site-context';
import { Title } from '../title/title';
import './related.css';

interface Props {
  title: string;
  posts: readonly {
    id: string;
    title: string;
    titleHtml?: string | null;
    path: string;
    date?: string | null;
    /** On a multilingual site, the language tag of the post, where it may differ from that of the page. */
    language?: string | null;
  }[];
}

/** Related posts below a text, such as those that share its tags; nothing if there are none. */
export function Related({ title, posts }: Props) {
  const showDay = useDay();
  if (posts.length === 0) return null;
  return (
    <section className="related">
      <h2>{title}</h2>
      <ul className="related-list">
        {posts.map(({ id, title: name, titleHtml, path, date, language }) => (
          <li key={id}>
            <EntryLink to={path} language={language}>
              <Title title={name} html={titleHtml} />
            </EntryLink>
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
