import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Archive } from './archive-list';
import { Link } from '../../ui/components/link/link';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { fill } from '../../ui/words/fill';
import { SiteHead } from '../../ui/site/site-head';
import { toSiteInfo } from '../../ui/site/to-site-info';
import { useSiteSettings, type PageLanguage } from '../../src/use-site-settings';
import '../../ui/site/list.css';
import '../../ui/site/list-header.css';

interface Context {
  /** The languages of the posts that are in another language than the page, by id. */
  otherLanguages?: Readonly<Record<string, string>>;
}

type Props = PageProps<Queries.PostArchiveTemplateQuery, Context>;

/** The page of all posts in short, grouped by year. */
export default function PostArchiveTemplate({ data: { entryLinks }, pageContext: { otherLanguages } }: Props) {
  const { lists } = useSite();
  const say = useWords();
  return (
    <div className="list wrapper">
      <PageHeader title={say('archiveOf', { list: lists.posts.title })}>
        <ul className="list-ways label">
          <li>
            <Link to={lists.posts.path}>{lists.posts.all}</Link>
          </li>
        </ul>
      </PageHeader>
      <Archive posts={entryLinks} otherLanguages={otherLanguages} />
    </div>
  );
}

export function Head({ location, pageContext }: HeadProps<Queries.PostArchiveTemplateQuery, PageLanguage>) {
  const { words, lists } = toSiteInfo(useSiteSettings(pageContext.language));
  return (
    <SiteHead
      path={location.pathname}
      context={pageContext}
      title={fill(words.archiveOf, { list: lists.posts.title })}
    />
  );
}

export const query = graphql`
  query PostArchiveTemplate($ids: [String!]!) {
    entryLinks(ids: $ids) {
      id
      title
      titleHtml
      path
      date
    }
  }
`;
