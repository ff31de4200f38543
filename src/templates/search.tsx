import type { HeadProps, PageProps } from 'gatsby';
import type { ListName } from '../collections/list-names';
import { PageHeader } from '../components/page-header/page-header';
import { useSite, useWords } from '../components/site-context/site-context';
import { SearchPage } from '../search/search-page';
import { siteIndex } from '../search/site-index';
import { SiteHead } from './site-head';
import { toSiteInfo } from './to-site-info';
import { useSiteSettings } from './use-site-settings';

interface Context {
  /** The lists that have something to show. */
  lists: readonly ListName[];
  /** The posts by year, if there are any. */
  archivePath?: string;
}

/** The page that searches: where the button of the header leads without JavaScript, and where `?q=` is understood. */
export default function SearchTemplate({ pageContext: { lists, archivePath } }: PageProps<object, Context>) {
  const say = useWords();
  const site = useSite();
  const ways = lists.map((name) => site.lists[name]);
  const archive = archivePath ? [{ path: archivePath, all: say('archiveOf', { list: site.lists.posts.title }) }] : [];
  return (
    <>
      <div className="wrapper">
        <PageHeader title={say('search')} />
      </div>
      <SearchPage index={siteIndex} lists={[...ways, ...archive]} />
    </>
  );
}

export function Head({ location }: HeadProps<object, Context>) {
  const { words } = toSiteInfo(useSiteSettings());
  return <SiteHead path={location.pathname} title={words.search} noindex />;
}
