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
  /** Left out where it is whose site this is. */
  authors?: readonly string[] | null | undefined;
  wrote?: boolean | null | undefined;
  published?: string | null | undefined;
  /** Its own page, if it has one. */
  path?: string | null | undefined;
  shops?: readonly { url: string }[] | null | undefined;
  url?: string | null | undefined;
  finished?: string | null | undefined;
  rating?: number | null | undefined;
  cover?: ShownImage | null | undefined;
  eager?: boolean;
  level?: 2 | 3;
}

/** A book in a list: its cover, whose it is, and how it was liked, or when it came out. The whole card leads to its page, or to where it is to be had. */
export function BookCard({
  id,
  language,
  title,
  authors,
  wrote,
  published,
  path,
  shops,
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
  const target = path ?? shops?.[0]?.url ?? url;
  const day = wrote ? published : finished;
  const liked = wrote ? undefined : rating;
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
        {authors && <p className="book-card-authors">{showList(authors)}</p>}
        {(liked ?? day) && (
          <p className="book-card-facts label" {...own}>
            {day && <time dateTime={day}>{showDay(day)}</time>}
            {liked && <Level value={liked} label={say('rating', { rating: liked })} />}
          </p>
        )}
      </div>
    </article>
  );
}
