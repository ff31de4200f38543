import type { HeadProps, PageProps } from 'gatsby';
import { Link } from '../components/link/link';
import { PageHeader } from '../components/page-header/page-header';
import { useNumber, useWords } from '../components/site-context/site-context';
import { SiteHead } from '../site/site-head';
import { toSiteInfo } from '../site/to-site-info';
import { useSiteSettings, type PageLanguage } from '../../src/use-site-settings';
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
            <Link to={path}>{name}</Link> <span className="label">{showNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Head({ location, pageContext }: HeadProps<object, PageLanguage>) {
  const { words } = toSiteInfo(useSiteSettings(pageContext.language));
  return <SiteHead path={location.pathname} context={pageContext} title={words.tags} description={words.tagsIntro} />;
}
