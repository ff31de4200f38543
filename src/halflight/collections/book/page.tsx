import { graphql, type PageProps } from 'gatsby';
import { Lightbox } from '../../ui/components/lightbox/lightbox';
import { Actions } from '../../ui/components/actions/actions';
import { BookCover } from './book-cover';
import { BookFormats } from './book-formats';
import { BookQuote } from './quote';
import { Facts } from '../../ui/components/facts/facts';
import { Level } from '../../ui/components/level/level';
import { Prose } from '../../features/prose/prose';
import { useList, useSite, useWords } from '../../ui/components/site-context/site-context';
import { toShownImage } from '../../site/shown-image';
import { Day } from '../../ui/components/time/time';
import { EntryPage } from '../../site/entry-page';
import { entryHead } from '../../site/site-head';
import './page.css';

type Props = PageProps<Queries.BookTemplateQuery>;

/** The id of the excerpt. Ids of headings never start with an underscore. */
const SAMPLE = '_sample';

/** The page of a book: where to get it, its facts and text, what others said, and an excerpt. */
export default function BookTemplate({ data: { book, ...neighbours } }: Props) {
  const say = useWords();
  const showList = useList();
  const { person } = useSite();
  if (!book) return null;
  const { title, authors, wrote, publisher, published, isbn, formats, shops, quotes, sample, cover, url, body } = book;
  // Only books by others show a rating and when they were read.
  const [finished, rating] = wrote ? [] : [book.finished, book.rating];
  const facts = [
    { label: say('publisher'), value: publisher },
    { label: say('published'), value: published && <Day day={published} /> },
    { label: say('finished'), value: finished && <Day day={finished} /> },
    { label: say('ratingLabel'), value: rating && <Level value={rating} label={say('rating', { rating })} /> },
    { label: say('isbn'), value: isbn },
    { label: say('updated'), value: book.updated && <Day day={book.updated} /> },
  ];
  const actions = [
    ...(shops ?? []),
    ...(url ? [{ label: say('moreAbout'), url }] : []),
    ...(sample ? [{ label: say('readSample'), to: `#${SAMPLE}`, icon: 'chevron-down' as const }] : []),
  ];
  return (
    <EntryPage entry={book} summary={authors ? showList(authors) : person.name} more={say('moreBooks')} {...neighbours}>
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
    </EntryPage>
  );
}

export const Head = entryHead(({ book }: Queries.BookTemplateQuery) => book);

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
