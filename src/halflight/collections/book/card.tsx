import { Badge } from '../../ui/components/badge/badge';
import { EntryHeading } from '../../ui/components/entry-heading/entry-heading';
import { Level } from '../../ui/components/level/level';
import { useForeign, useList, usePageLanguage, useWords } from '../../ui/components/site-context/site-context';
import { Day } from '../../ui/components/time/time';
import type { ShownBook } from '../shown';
import { BookCover } from './book-cover';
import './card.css';

interface Props {
  book: ShownBook;
  eager: boolean;
  level: 2 | 3;
}

/**
 * A book in a list: cover, title, authors, and either the publication day (own books) or the day it was finished, with the rating (others). The whole
 * card links to the book's page, or else to its first shop, or else to `url`.
 */
export function BookCard({ book, eager, level }: Props) {
  const say = useWords();
  const showList = useList();
  const { id, language, title, authors, wrote, published, path, shops, url, finished, rating, cover } = book;
  const pageLanguage = usePageLanguage(language);
  const day = wrote ? published : finished;
  const liked = wrote ? undefined : rating;
  return (
    <article className="book-card whole-link" {...useForeign(language)}>
      <BookCover
        title={title}
        authors={authors}
        cover={cover}
        eager={eager}
        sizes="(width >= 60rem) 14rem, (width >= 40rem) 30vw, 45vw"
      />
      <div className="book-card-words">
        <EntryHeading entry={book} level={level} to={path ?? shops?.[0]?.url ?? url} />
        <Badge of={id} />
        {authors && <p className="book-card-authors">{showList(authors)}</p>}
        {(liked ?? day) && (
          <p className="book-card-facts label fact" {...pageLanguage}>
            {day && <Day day={day} />}
            {liked && <Level value={liked} label={say('rating', { rating: liked })} />}
          </p>
        )}
      </div>
    </article>
  );
}
