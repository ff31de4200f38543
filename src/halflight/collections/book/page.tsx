import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Lightbox } from '../../features/lightbox/lightbox';
import { Actions } from '../../ui/components/actions/actions';
import { BookCover } from './book-cover';
import { BookFormats } from './book-formats';
import { BookQuote } from './quote';
import { Facts } from '../../ui/components/facts/facts';
import { Level } from '../../ui/components/level/level';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { Prose } from '../../ui/components/prose/prose';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { useDay, useList, useSite, useWords } from '../../ui/components/site-context/site-context';
import { toShownImage } from '../../ui/site/shown-image';
import { EntryHead } from '../../ui/site/site-head';
import type { PageLanguage } from '../../src/use-site-settings';
import { Title } from '../../ui/components/title/title';
import '../../ui/site/entry.css';
import './page.css';

type Props = PageProps<Queries.BookTemplateQuery>;

/** The id of the excerpt. The ids of headings in texts never start with an underscore. */
const SAMPLE = '_sample';

/** The page of a book: where to get it, its facts and text, what others said, and an excerpt. */
export default function BookTemplate({ data: { book, previous, next } }: Props) {
  const say = useWords();
  const showDay = useDay();
  const showList = useList();
  const { person } = useSite();
  if (!book) return null;
  const {
    title,
    titleHtml,
    authors,
    wrote,
    publisher,
    published,
    isbn,
    formats,
    shops,
    quotes,
    sample,
    cover,
    url,
    body,
  } = book;
  // Only books by others show a rating and when they were read.
  const [finished, rating] = wrote ? [] : [book.finished, book.rating];
  const facts = [
    { label: say('publisher'), value: publisher },
    { label: say('published'), value: published && <time dateTime={published}>{showDay(published)}</time> },
    { label: say('finished'), value: finished && <time dateTime={finished}>{showDay(finished)}</time> },
    { label: say('ratingLabel'), value: rating && <Level value={rating} label={say('rating', { rating })} /> },
    { label: say('isbn'), value: isbn },
    { label: say('updated'), value: book.updated && <time dateTime={book.updated}>{showDay(book.updated)}</time> },
  ];
  const actions = [
    ...(shops ?? []),
    ...(url ? [{ label: say('moreAbout'), url }] : []),
    ...(sample ? [{ label: say('readSample'), to: `#${SAMPLE}`, icon: 'chevron-down' as const }] : []),
  ];
  return (
    <article className="entry wrapper">
      <PageHeader
        title={<Title title={title} html={titleHtml} />}
        summary={authors ? showList(authors) : person.name}
      />
      <div className="entry-columns">
        <aside className="entry-facts book-facts flow">
          <BookCover title={title} authors={authors} cover={toShownImage(cover)} eager enlarged sizes="16rem" />
          {shops && <Actions actions={actions} />}
          <BookFormats formats={formats ?? []} />
          <Facts facts={facts} />
          {!shops && <Actions actions={actions} />}
        </aside>
        <div className="entry-body">
          {body && <Prose html={body} />}
          {quotes && quotes.length > 0 && (
            <section className="book-part" aria-labelledby="_quotes">
              <h2 id="_quotes">{say('testimonials')}</h2>
              {quotes.map((quote, index) => (
                <BookQuote key={index} {...quote} />
              ))}
            </section>
          )}
          {sample && (
            <section className="book-part" id={SAMPLE} aria-labelledby="_sample-title">
              <h2 id="_sample-title">{say('sample')}</h2>
              <Prose html={sample} />
            </section>
          )}
        </div>
      </div>
      {cover && <Lightbox />}
      <SourceLinks source={book.source} />
      <Pager label={say('moreBooks')} previous={previous} next={next} />
    </article>
  );
}

export const Head = ({ data: { book }, ...page }: HeadProps<Queries.BookTemplateQuery, PageLanguage>) => (
  <EntryHead {...page} entry={book} />
);

export const query = graphql`
  query BookTemplate($id: String!, $previousId: String, $nextId: String) {
    book(id: { eq: $id }) {
      title
      titleHtml
      authors
      wrote
      publisher
      published
      isbn
      formats {
        format
        isbn
        price {
          amount
          currency
        }
      }
      shops {
        label
        url
      }
      quotes {
        text
        source
        url
      }
      sample
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
      titleHtml
      path
    }
    next: book(id: { eq: $nextId }) {
      title
      titleHtml
      path
    }
  }
`;
