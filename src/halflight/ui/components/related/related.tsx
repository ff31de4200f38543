import { Badge } from '../badge/badge';
import { EntryLink } from '../link/entry-link';
import { Day } from '../time/time';
import { Title, type Titled } from '../title/title';
import './related.css';

interface Props {
  title: string;
  posts: readonly (Titled & {
    id: string;
    path: string;
    date?: string | null;
    /** On a multilingual site, the language tag of the post, where it may differ from the page's. */
    language?: string | null;
  })[];
}

/** Related posts below a text, such as those that share its tags; nothing if there are none. */
export function Related({ title, posts }: Props) {
  if (posts.length === 0) return null;
  return (
    <section className="related">
      <h2>{title}</h2>
      <ul className="related-list">
        {posts.map((post) => (
          <li key={post.id}>
            <EntryLink to={post.path} language={post.language}>
              <Title of={post} />
            </EntryLink>
            <Badge of={post.id} />
            {post.date && <Day className="label fact" day={post.date} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
