import type { HeadProps, PageProps } from 'gatsby';
import type { ListName } from '../../collections/list-names';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { SearchPage } from './search-page';
import { siteIndex } from './site-index';
import { SiteHead } from '../../ui/site/site-head';
import { toSiteInfo } from '../../ui/site/to-site-info';
import { useSiteSettings, type PageLanguage } from '../../ui/site/use-site-settings';

interface Context {
  /** The lists that have something to show. */
  lists: readonly ListName[];
  /** The pages that have all of a list in short. */
  archives: readonly { path: string; list: ListName }[];
}

/** The page that searches: where the button of the header leads without JavaScript, and where `?q=` is understood. */
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
