import type { HeadProps, PageProps } from 'gatsby';
import type { ListName } from '../../collections/list-names';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { SearchPage } from './search-page';
import { siteIndex } from './site-index';
import { SiteHead } from '../../ui/site/site-head';
import { toSiteInfo } from '../../ui/site/to-site-info';
import { useSiteSettings, type PageLanguage } from '../../src/use-site-settings';

interface Context {
  /** The lists that are not empty. */
  lists: readonly ListName[];
  /** The archive pages, which show all of a list in brief. */
  archives: readonly { path: string; list: ListName }[];
}

/** The search page: the target of the header's button without JavaScript, and of URLs with `?q=`. */
export default function SearchTemplate({ pageContext: { lists, archives } }: PageProps<object, Context>) {
  const say = useWords();
  const site = useSite();
  const ways = lists.map((name) => site.lists[name]);
  const inShort = archives.map(({ path, list }) => ({ path, all: say('archiveOf', { list: site.lists[list].title }) }));
  return (
    <>
      <div className="wrapper">
        <PageHeader title={say('search')} />
      </div>
      <SearchPage index={siteIndex} lists={[...ways, ...inShort]} />
    </>
  );
}

export function Head({ location, pageContext }: HeadProps<object, Context & PageLanguage>) {
  const { words } = toSiteInfo(useSiteSettings(pageContext.language));
  return <SiteHead path={location.pathname} context={pageContext} title={words.search} noindex />;
}
