import type { PageProps } from 'gatsby';
import { Link } from '../ui/components/link/link';
import { PageHeader } from '../ui/components/page-header/page-header';
import { useNumber, useWords } from '../ui/components/site-context/site-context';
import { pageHead } from '../site/site-head';
import './tag-list.css';

interface Context {
  /** In alphabetical order. */
  tags: readonly { name: string; path: string; count: number }[];
}

/** All tags, each with its number of entries. */
export default function TagListTemplate({ pageContext: { tags } }: PageProps<object, Context>) {
  const say = useWords();
  const showNumber = useNumber();
  return (
    <div className="wrapper">
      <PageHeader title={say('tags')} summary={say('tagsIntro')} />
      <ul className="tag-list">
        {tags.map(({ name, path, count }) => (
          <li key={path}>
            <Link to={path}>{name}</Link> <span className="label fact">{showNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const Head = pageHead(({ words }) => ({ title: words.tags, description: words.tagsIntro }));
