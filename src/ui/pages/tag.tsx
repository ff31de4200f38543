import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Link } from '../components/link/link';
import { PageHeader } from '../components/page-header/page-header';
import { Pagination } from '../components/pagination/pagination';
import { useSite, useWords } from '../components/site-context/site-context';
import type { Pages } from '../../routes/list-routes';
import { PostList } from '../../collections/post/section';
import { ProjectGrid } from '../../collections/project/section';
import type { Member, ShownPost, ShownProject } from '../../sections/shown';
import { fill } from '../words/words';
import { SiteHead } from '../site/site-head';
import { toSiteInfo } from '../site/to-site-info';
import { useSiteSettings } from '../site/use-site-settings';
import '../site/list.css';
import '../site/list-header.css';

interface Context {
  /** The tag as it is written most often. */
  tag: string;
  /** The list of tags. */
  tagsPath: string;
  /** Where the feeds of the posts with it lie, if there are any. */
  feedFolder?: string;
  pages?: Pages;
}

type Props = PageProps<Queries.TagTemplateQuery, Context>;

/** Everything with a tag: posts, then projects. */
export default function TagTemplate({ data: { entries }, pageContext: { tag, tagsPath, pages } }: Props) {
  const { lists } = useSite();
  const say = useWords();
  const members = entries as unknown as readonly Member[];
  const posts = members.filter((member): member is ShownPost => member.collection === 'post');
  const projects = members.filter((member): member is ShownProject => member.collection === 'project');
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
      {posts.length > 0 && (
        <section className="list-part">
          <h2>{lists.posts.title}</h2>
          <PostList posts={posts} eager level={3} />
        </section>
      )}
      {projects.length > 0 && (
        <section className="list-part">
          <h2>{lists.projects.title}</h2>
          <ProjectGrid projects={projects} eager={posts.length === 0} level={3} />
        </section>
      )}
      <Pagination pages={pages} />
    </div>
  );
}

export function Head({
  location,
  pageContext: { tag, feedFolder, pages },
}: HeadProps<Queries.TagTemplateQuery, Context>) {
  const { words, title } = toSiteInfo(useSiteSettings());
  const feed = feedFolder ? { title: fill(words.feedOfTag, { title, tag }), folder: feedFolder } : undefined;
  return <SiteHead path={location.pathname} title={fill(words.tagged, { tag })} pages={pages} feed={feed} />;
}

export const query = graphql`
  query TagTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
