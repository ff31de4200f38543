import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Link } from '../components/link/link';
import { PageHeader } from '../components/page-header/page-header';
import { Pagination } from '../components/pagination/pagination';
import { useSite, useWords } from '../components/site-context/site-context';
import type { Pages } from '../../routes/list-routes';
import type { ListName } from '../../collections/list-names';
import type { Member } from '../../sections/shown';
import { fill } from '../words/fill';
import { Entries } from '../site/entries';
import { SiteHead } from '../site/site-head';
import { toSiteInfo } from '../site/to-site-info';
import { useSiteSettings, type PageLanguage } from '../../src/use-site-settings';
import '../site/list.css';
import '../site/list-header.css';

interface Context {
  /** The tag in its most frequent spelling. */
  tag: string;
  tagsPath: string;
  /** The folder of the feeds of posts with the tag, if there are any. */
  feedFolder?: string;
  pages?: Pages;
  /** The collections with entries that have the tag, in display order, and the list of each. */
  collections: readonly { name: Member['collection']; list: ListName }[];
}

type Props = PageProps<Queries.TagTemplateQuery, Context>;

/** All entries with a tag, by collection. */
export default function TagTemplate({ data: { entries }, pageContext: { tag, tagsPath, pages, collections } }: Props) {
  const { lists } = useSite();
  const say = useWords();
  const all = entries as unknown as readonly Member[];
  const parts = collections.flatMap(({ name, list }) => {
    const members = all.filter(({ collection }) => collection === name);
    return members.length > 0 ? [{ name, title: lists[list].title, members }] : [];
  });
  return (
    <div className="list wrapper">
      <PageHeader
        title={say('tagged', { tag })}
        facts={pages && pages.number > 1 && say('pageOf', { page: pages.number, count: pages.count })}
      >
        <ul className="list-ways label">
          <li>
            <Link to={tagsPath}>{say('allTags')}</Link>
          </li>
        </ul>
      </PageHeader>
      {parts.map(({ name, title, members }, index) => (
        <section key={name} className="list-part">
          <h2>{title}</h2>
          <Entries collection={name} entries={members} eager={index === 0} level={3} />
        </section>
      ))}
      <Pagination pages={pages} />
    </div>
  );
}

export function Head({ location, pageContext }: HeadProps<Queries.TagTemplateQuery, Context & PageLanguage>) {
  const { tag, feedFolder, pages, language } = pageContext;
  const { words, title } = toSiteInfo(useSiteSettings(language));
  const feed = feedFolder ? { title: fill(words.feedOfTag, { title, tag }), folder: feedFolder } : undefined;
  return (
    <SiteHead
      path={location.pathname}
      context={pageContext}
      title={fill(words.tagged, { tag })}
      pages={pages}
      feed={feed}
    />
  );
}

export const query = graphql`
  query TagTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
