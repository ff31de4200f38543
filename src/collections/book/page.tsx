import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Lightbox } from '../../features/lightbox/lightbox';
import { Actions } from '../../ui/components/actions/actions';
import { BookCover } from './book-cover';
import { Facts } from '../../ui/components/facts/facts';
import { Level } from '../../ui/components/level/level';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { Prose } from '../../ui/components/prose/prose';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { useDay, useList, useWords } from '../../ui/components/site-context/site-context';
import { toShownImage } from '../../ui/site/shown-image';
import { SiteHead } from '../../ui/site/site-head';
import type { PageLanguage } from '../../ui/site/use-site-settings';
import '../../ui/site/entry.css';
import './page.css';

type Props = PageProps<Queries.BookTemplateQuery>;

/** A book, and what is to be said of it. */
export default function BookTemplate({ data: { book, previous, next } }: Props) {
  const say = useWords();
  const showDay = useDay();
  const showList = useList();
  if (!book) return null;
  const { title, authors, isbn, finished, rating, cover, url, body, updated } = book;
  const facts = [
    { label: say('finished'), value: finished && <time dateTime={finished}>{showDay(finished)}</time> },
    { label: say('ratingLabel'), value: rating && <Level value={rating} label={say('rating', { rating })} /> },
    { label: say('isbn'), value: isbn },
    { label: say('updated'), value: updated && <time dateTime={updated}>{showDay(updated)}</time> },
  ];
  return (
    <article className="entry wrapper">
      <PageHeader title={title} summary={showList(authors)} />
      <div className="entry-columns">
        <aside className="entry-facts book-facts flow">
          <BookCover title={title} authors={authors} cover={toShownImage(cover)} eager enlarged sizes="16rem" />
          <Facts facts={facts} />
          <Actions actions={url ? [{ label: say('moreAbout'), url }] : undefined} />
        </aside>
        <div className="entry-body">
          <Prose html={body} />
        </div>
      </div>
      {cover && <Lightbox />}
      <SourceLinks source={book.source} />
      <Pager label={say('moreBooks')} previous={previous} next={next} />
    </article>
  );
}

export function Head({ data: { book }, location, pageContext }: HeadProps<Queries.BookTemplateQuery, PageLanguage>) {
  return (
    <SiteHead
      path={location.pathname}
      context={pageContext}
      text
      title={book?.title}
      description={book?.excerpt}
      noindex={book?.noindex}
    />
  );
}

export const query = graphql`
  query BookTemplate($id: String!, $previousId: String, $nextId: String) {
    book(id: { eq: $id }) {
      title
      authors
      isbn
      finished
      rating
      url
      updated
      noindex
      excerpt
      cover {
        alt
        focus
        image
      }
      body
      source
    }
    previous: book(id: { eq: $previousId }) {
      title
      path
    }
    next: book(id: { eq: $nextId }) {
      title
      path
    }
  }
`;
