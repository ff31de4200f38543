import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import type { ShareTarget } from '../../features/share/targets';
import type { CommentsValues } from '../../features/comments/widget';
import { Comments } from '../../features/comments/comments';
import { Thread } from '../../features/comments/thread/thread';
import { Contents } from '../../ui/components/contents/contents';
import { AuthorBox } from '../people/author-box';
import { ByLine } from '../people/by-line';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { Picture } from '../../ui/components/picture/picture';
import { Prose } from '../../ui/components/prose/prose';
import { Related } from '../../ui/components/related/related';
import { Series } from './series';
import { Share } from '../../features/share/share';
import { Sidebar } from '../../features/sidebar/sidebar';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { Said, useDay, useSite, useWords } from '../../ui/components/site-context/site-context';
import { Tags, type TagPaths } from '../../ui/components/tags/tags';
import type { Heading } from '../../markdown/headings';
import type { SidebarGroup } from '../../routes/sidebar';
import type { ShownEntry } from '../../sections/shown';
import { toShownImage } from '../../ui/site/shown-image';
import { EntryHead } from '../../ui/site/site-head';
import type { PageLanguage } from '../../src/use-site-settings';
import { toSitePath } from '../../ui/site/to-site-path';
import { useFullAddress } from '../../ui/site/use-full-address';
import { Title } from '../../ui/components/title/title';
import '../../ui/site/entry.css';

interface Context {
  /** The script that shows replies as comments, if the post names a thread. */
  threadScript?: string;
  /** The groups of the sidebar, on a site that has one. */
  sidebar?: readonly SidebarGroup[];
  tagPaths?: TagPaths;
}

type Props = PageProps<Queries.PostTemplateQuery, Context>;

/** The page of a post. */
export default function PostTemplate({ data, location, pageContext: { sidebar, threadScript, tagPaths } }: Props) {
  const say = useWords();
  const showDay = useDay();
  const { lists } = useSite();
  const toAddress = useFullAddress();
  const { author } = useSite();
  const { post, authors, previous, next, parts, related, siteSettings } = data;
  if (!post) return null;
  const { id, title, titleHtml, summary, excerpt, date, updated, minutes, tagLinks, cover, text, series, canonical } =
    post;
  const picture = toShownImage(cover);
  const headings = text.headings as readonly Heading[];
  const address = canonical ?? toAddress(location.pathname);
  const named = authors as unknown as readonly ShownEntry<'people'>[];
  const body = (
    <div className="entry-body">
      {!sidebar && <Series name={series ?? ''} parts={parts} current={id} />}
      <Prose html={text.html} entry />
      <Share targets={(siteSettings?.share ?? []) as ShareTarget[]} url={address} title={title} />
      {siteSettings?.authorBox && <AuthorBox authors={named.length > 0 ? named : author ? [author] : []} />}
    </div>
  );
  const article = (
    <article className={sidebar ? 'entry h-entry' : 'entry wrapper h-entry'}>
      <PageHeader
        entry
        title={<Title title={title} html={titleHtml} />}
        summary={summary}
        facts={
          <>
            <time className="dt-published" dateTime={date}>
              {showDay(date)}
            </time>
            {updated && (
              <span>
                <Said
                  word="updatedOn"
                  values={{
                    day: (
                      <time className="dt-updated" dateTime={updated}>
                        {showDay(updated)}
                      </time>
                    ),
                  }}
                />
              </span>
            )}
            <span>{say('readingTime', { minutes })}</span>
          </>
        }
      >
        <ByLine authors={named} />
        <Tags tags={tagLinks} paths={tagPaths} entry />
      </PageHeader>
      {picture && (
        <div className="entry-cover">
          <Picture {...picture} eager sizes="(width >= 80rem) 76rem, 100vw" />
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
            settings={siteSettings.comments as CommentsValues}
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

export const Head = ({ data: { post }, ...page }: HeadProps<Queries.PostTemplateQuery, PageLanguage>) => (
  <EntryHead
    {...page}
    entry={post}
    canonical={post?.canonical}
    article={post ? { published: post.date, updated: post.updated, tags: post.tags } : undefined}
  />
);

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
      comments {
        repo
        repoId
        category
        categoryId
        mapping
        strict
        reactions
      }
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
