import type { ShownImage } from '../../fields/images';
import { Badge } from '../../ui/components/badge/badge';
import { Level } from '../../ui/components/level/level';
import { Link } from '../../ui/components/link/link';
import { useDay, useForeign, useList, useOwn, useWords } from '../../ui/components/site-context/site-context';
import { BookCover } from './book-cover';
import './card.css';

interface Props {
  id?: string;
  /** Of an entry, on a site in several languages, the tag of its own. */
  language?: string | null | undefined;
  title: string;
  authors: readonly string[];
  /** Its own page, if it has one. */
  path?: string | null | undefined;
  url?: string | null | undefined;
  finished?: string | null | undefined;
  rating?: number | null | undefined;
  cover?: ShownImage | null | undefined;
  eager?: boolean;
  level?: 2 | 3;
}

/** A book in a list: its cover, whose it is, and how it was liked. The whole card leads to its page, or to where it is to be had. */
export function BookCard({
  id,
  language,
  title,
  authors,
  path,
  url,
  finished,
  rating,
  cover,
  eager = false,
  level = 3,
}: Props) {
  const say = useWords();
  const foreign = useForeign(language);
  const own = useOwn(language);
  const showDay = useDay();
  const showList = useList();
  const Heading = `h${level}` as const;
  const target = path ?? url;
  return (
    <article className="book-card whole-link" {...foreign}>
      <BookCover
        title={title}
        authors={authors}
        cover={cover}
        eager={eager}
        sizes="(width >= 60rem) 14rem, (width >= 40rem) 30vw, 45vw"
      />
      <div className="book-card-words">
        <Heading>
          {target ? (
            <Link to={target} hrefLang={foreign.lang}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <Badge of={id} />
        <p className="book-card-authors">{showList(authors)}</p>
        {(rating ?? finished) && (
          <p className="book-card-facts label" {...own}>
            {finished && <time dateTime={finished}>{showDay(finished)}</time>}
            {rating && <Level value={rating} label={say('rating', { rating })} />}
          </p>
        )}
      </div>
    </article>
  );
}
