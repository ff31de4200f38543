import { graphql, withPrefix, type PageProps } from 'gatsby';
import type { ShareTarget } from '../../features/share/targets';
import { Comments } from '../../features/comments/comments';
import { Thread } from '../../features/comments/thread/thread';
import { Contents, type Heading } from '../../ui/components/contents/contents';
import { AuthorBox } from '../people/author-box';
import { ByLine } from '../people/by-line';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { Picture } from '../../ui/components/picture/picture';
import { Player } from '../../features/podcast/player';
import type { ShownAudio } from '../../features/podcast/shown-audio';
import { Prose } from '../../features/prose/prose';
import { Leads } from './leads';
import { Related } from '../../ui/components/related/related';
import { Series } from './series';
import { Share } from '../../features/share/share';
import { Sidebar } from '../../features/sidebar/sidebar';
import type { SidebarGroup } from '../../features/sidebar/sidebar-group';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { Said, useSite, useWords } from '../../ui/components/site-context/site-context';
import { Tags, type TagPaths } from '../../ui/components/tags/tags';
import type { ShownEntry } from '../shown';
import { Day } from '../../ui/components/time/time';
import { toCoverSizes } from '../../features/theme/picture-sizes';
import { toShownImage } from '../../site/shown-image';
import { entryHead } from '../../site/site-head';
import { toSitePath } from '../../site/to-site-path';
import { useFullAddress } from '../../site/use-full-address';
import { Title } from '../../ui/components/title/title';
import '../../site/entry.css';

interface Context {
  /** The script that shows replies as comments, if the post names a thread. */
  threadScript?: string;
  /** The script that shows the comments of the site, if their service has no frame. */
  commentScript?: string;
  /** The groups of the sidebar, if the site has one. */
  sidebar?: readonly SidebarGroup[];
  tagPaths?: TagPaths;
}

type Props = PageProps<Queries.PostTemplateQuery, Context>;

export default function PostTemplate({ data, location, pageContext }: Props) {
  const { sidebar, threadScript, commentScript, tagPaths } = pageContext;
  const say = useWords();
  const { lists, author, look } = useSite();
  const toAddress = useFullAddress();
  const { post, authors, previous, next, parts, related, siteSettings } = data;
  if (!post) return null;
  const { id, title, summary, excerpt, date, updated, minutes, tagLinks, cover, text, series, canonical } = post;
  const { link, reply } = post;
  const untitled = post.untitled === true;
  const picture = toShownImage(cover);
  const headings = text.headings as readonly Heading[];
  const address = canonical ?? toAddress(location.pathname);
  const named = authors as unknown as readonly ShownEntry<'people'>[];
  const body = (
    <div className="entry-body">
      {!sidebar && <Series name={series ?? ''} parts={parts} current={id} />}
      <Leads link={link} reply={reply} />
      {post.audio && <Player audio={post.audio as unknown as ShownAudio} title={title} />}
      <Prose html={text.html} entry />
      <Share targets={(siteSettings?.share ?? []) as ShareTarget[]} url={address} title={title} />
      {siteSettings?.authorBox && <AuthorBox authors={named.length > 0 ? named : author ? [author] : []} />}
    </div>
  );
  const article = (
    <article className={sidebar ? 'entry h-entry' : 'entry wrapper h-entry'}>
      <PageHeader
        entry
        untitled={untitled}
        title={<Title of={post} />}
        summary={summary}
        facts={
          <>
            <Day className="dt-published" day={date} />
            {updated && (
              <span>
                <Said word="updatedOn" values={{ day: <Day className="dt-updated" day={updated} /> }} />
              </span>
            )}
            {!untitled && <span>{say('readingTime', { minutes })}</span>}
          </>
        }
      >
        <ByLine authors={named} />
        <Tags tags={tagLinks} paths={tagPaths} entry />
      </PageHeader>
      {picture && (
        <div className="entry-cover">
          <Picture {...picture} eager sizes={toCoverSizes(look)} />
        </div>
      )}
      {headings.length > 0 ? (
        <div className="entry-columns">
          <aside>
            <Contents headings={headings} />
          </aside>
          {body}
        </div>
      ) : (
        body
      )}
      <SourceLinks source={post.source} />
      {post.thread && threadScript ? (
        <Thread url={post.thread} script={threadScript} />
      ) : (
        siteSettings?.comments && (
          <Comments
            settings={siteSettings.comments}
            script={commentScript}
            path={withPrefix(toSitePath(location.pathname))}
            url={toAddress(location.pathname)}
            title={title}
            description={excerpt}
          />
        )
      )}
      <Related title={say('related')} posts={related} />
      <Pager label={say('morePosts')} previous={previous} next={next} />
    </article>
  );
  if (!sidebar) return article;
  return (
    <Sidebar label={lists.posts.title} groups={sidebar} entries={data.sidebar} current={id}>
      {article}
    </Sidebar>
  );
}

export const Head = entryHead(({ post, authors }: Queries.PostTemplateQuery) => {
  const [author] = authors as unknown as readonly (ShownEntry<'people'> | undefined)[];
  const social = author && (author.social ?? []);
  return post && { ...post, article: { published: post.date, updated: post.updated, tags: post.tags, social } };
});

export const query = graphql`
  query PostTemplate(
    $id: String!
    $authors: [String!]!
    $seriesIds: [String!]!
    $relatedIds: [String!]!
    $sidebarIds: [String!] = []
    $previousId: String
    $nextId: String
  ) {
    post(id: { eq: $id }) {
      id
      title
      titleHtml
      untitled
      link
      reply
      summary
      excerpt
      date
      updated
      minutes
      series
      tags
      tagLinks {
        name
        path
      }
      canonical
      noindex
      thread
      audio
      cover {
        alt
        focus
        image
      }
      source
      text {
        html
        headings {
          id
          text
          depth
        }
      }
    }
    siteSettings {
      authorBox
      share
      comments
    }
    parts: entryLinks(ids: $seriesIds) {
      id
      title
      titleHtml
      path
    }
    sidebar: entryLinks(ids: $sidebarIds) {
      id
      title
      titleHtml
      path
    }
    related: entryLinks(ids: $relatedIds) {
      id
      title
      titleHtml
      path
      date
    }
    authors: entries(ids: $authors)
    previous: post(id: { eq: $previousId }) {
      title
      titleHtml
      path
    }
    next: post(id: { eq: $nextId }) {
      title
      titleHtml
      path
    }
  }
`;
