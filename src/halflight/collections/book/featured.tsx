import { Actions } from '../../ui/components/actions/actions';
import { Badge } from '../../ui/components/badge/badge';
import { EntryHeading } from '../../ui/components/entry-heading/entry-heading';
import { useDay, useForeign, useList, useWords } from '../../ui/components/site-context/site-context';
import type { ShownBook } from '../shown';
import { BookCover } from './book-cover';
import { BookQuote } from './quote';
import './featured.css';

interface Props {
  book: ShownBook & { summary?: string | null };
  eager: boolean;
  level: 2 | 3;
}

/** A book as large as the opening of a page: cover, facts, the first quote about it, and where to get it. */
export function FeaturedBook({ book, eager, level }: Props) {
  const say = useWords();
  const showDay = useDay();
  const showList = useList();
  const { id, title, authors, publisher, published, summary, path, url, shops = [], quotes = [], cover } = book;
  const [quote] = quotes;
  const facts = [publisher, published && showDay(published)].filter(Boolean);
  const more = path
    ? [{ label: say('moreAbout'), to: path }]
    : url && shops.length === 0
      ? [{ label: say('get'), url }]
      : [];
  return (
    <article className="book-featured" {...useForeign(book.language)}>
      <BookCover title={title} authors={authors} cover={cover} eager={eager} sizes="(width >= 48rem) 20rem, 60vw" />
      <div className="book-featured-words">
        {facts.length > 0 && <p className="label">{facts.join(' · ')}</p>}
        <EntryHeading entry={book} level={level} to={path} />
        <Badge of={id} />
        {authors && <p className="book-card-authors">{showList(authors)}</p>}
        {summary && <p className="book-featured-summary">{summary}</p>}
        {quote && <BookQuote {...quote} />}
        <Actions actions={[...shops, ...more]} />
      </div>
    </article>
  );
}
