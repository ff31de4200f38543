import { groupBy } from '../../group-by';
import { Badge } from '../../ui/components/badge/badge';
import { EntryLink } from '../../ui/components/link/entry-link';
import { useWords } from '../../ui/components/site-context/site-context';
import { Day } from '../../ui/components/time/time';
import { Title, type Titled } from '../../ui/components/title/title';
import './archive-list.css';

interface Props {
  /** Newest first. */
  posts: readonly (Titled & { id: string; path: string; date?: string | null })[];
  /** The languages of posts in another language than the page, by post id. */
  otherLanguages?: Readonly<Record<string, string>> | undefined;
}

/** All posts in short, grouped by year. */
export function Archive({ posts, otherLanguages = {} }: Props) {
  const say = useWords();
  const years = toYears(posts);
  return (
    <>
      {years.length > 1 && (
        <nav className="archive-years" aria-label={say('years')}>
          <ul className="archive-jumps">
            {years.map(({ year }) => (
              <li key={year}>
                <a href={`#${year}`}>{year}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {years.map(({ year, members }) => (
        <section key={year} className="archive-year">
          <h2 id={year}>{year}</h2>
          <ul className="archive-posts">
            {members.map((post) => (
              <li key={post.id}>
                <Day className="label fact" day={post.date ?? ''} />
                <span>
                  <EntryLink to={post.path} language={otherLanguages[post.id]}>
                    <Title of={post} />
                  </EntryLink>{' '}
                  <Badge of={post.id} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Groups the posts by year, keeping their order. */
function toYears(posts: Props['posts']): { year: string; members: Props['posts'][number][] }[] {
  const years = groupBy(posts, ({ date }) => date?.slice(0, 4) ?? '');
  return [...years].map(([year, members]) => ({ year, members }));
}
