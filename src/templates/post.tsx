import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ByLine } from '../components/person-card/by-line';
import { PageHeader } from '../components/page-header/page-header';
import { Pager } from '../components/pager/pager';
import { Picture } from '../components/picture/picture';
import { Prose } from '../components/prose/prose';
import { SourceLinks } from '../components/source-links/source-links';
import { useDay, useWords } from '../components/site-context/site-context';
import { Tags } from '../components/tags/tags';
import type { ShownEntry } from '../sections/shown';
import { toShownImage } from './shown-image';
import { SiteHead } from './site-head';
import './entry.css';

type Props = PageProps<Queries.PostTemplateQuery>;

/** A post. */
export default function PostTemplate({ data: { post, authors, previous, next } }: Props) {
  const say = useWords();
  const showDay = useDay();
  if (!post) return null;
  const { title, summary, date, updated, minutes, tags, cover, body, draft } = post;
  const picture = toShownImage(cover);
  return (
    <article className="entry wrapper">
      <PageHeader
        title={title}
        summary={summary}
        facts={
          <>
            <time dateTime={date}>{showDay(date)}</time>
            {updated && (
              <span>
                {say('updated')} <time dateTime={updated}>{showDay(updated)}</time>
              </span>
            )}
            <span>{say('readingTime', { minutes })}</span>
            {draft && <strong>{say('draft')}</strong>}
          </>
        }
      >
        <ByLine authors={authors as unknown as readonly ShownEntry<'people'>[]} />
        <Tags tags={tags} />
      </PageHeader>
      {picture && (
        <div className="entry-cover">
          <Picture {...picture} eager sizes="(width >= 80rem) 76rem, 100vw" />
        </div>
      )}
      <div className="entry-body">
        <Prose html={body} />
      </div>
      <SourceLinks source={post.source} />
      <Pager label={say('morePosts')} previous={previous} next={next} />
    </article>
  );
}

export function Head({ data: { post }, location }: HeadProps<Queries.PostTemplateQuery>) {
  return (
    <SiteHead
      path={location.pathname}
      text
      title={post?.title}
      description={post?.excerpt}
      canonical={post?.canonical}
      image={post?.cover}
      noindex={post?.noindex}
      article={post ? { published: post.date, updated: post.updated, tags: post.tags } : undefined}
    />
  );
}

export const query = graphql`
  query PostTemplate($id: String!, $authors: [String!]!, $previousId: String, $nextId: String) {
    post(id: { eq: $id }) {
      title
      summary
      excerpt
      date
      updated
      minutes
      tags
      draft
      canonical
      noindex
      cover {
        alt
        focus
        image
      }
      body
      source
    }
    authors: entries(ids: $authors)
    previous: post(id: { eq: $previousId }) {
      title
      path
    }
    next: post(id: { eq: $nextId }) {
      title
      path
    }
  }
`;
