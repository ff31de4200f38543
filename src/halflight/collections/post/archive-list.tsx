import { groupBy } from '../../group-by';
import { Badge } from '../../ui/components/badge/badge';
import { EntryLink } from '../../ui/components/link/entry-link';
import { useDay, useWords } from '../../ui/components/site-context/site-context';
import { Title } from '../../ui/components/title/title';
import './archive-list.css';

interface Props {
  /** Newest first. */
  posts: readonly { id: string; title: string; titleHtml?: string | null; path: string; date?: string | null }[];
  /** The languages of the posts that are in another language than the page, by id. */
  otherLanguages?: Readonly<Record<string, string>> | undefined;
}

/** All posts in short, grouped by year. */
export function Archive({ posts, otherLanguages = {} }: Props) {
  const say = useWords();
  const showDay = useDay();
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
            {members.map(({ id, title, titleHtml, path, date }) => (
              <li key={id}>
                <time className="label" dateTime={date ?? undefined}>
                  {showDay(date ?? '')}
                </time>
                <span>
                  <EntryLink to={path} language={otherLanguages[id]}>
                    <Title title={title} html={titleHtml} />
                  </EntryLink>{' '}
                  <Badge of={id} />
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
