import type { ShownImage } from '../../fields/images';
import { Badge } from '../../ui/components/badge/badge';
import { Level } from '../../ui/components/level/level';
import { Link } from '../../ui/components/link/link';
import { useDay, useForeign, useList, useOwn, useWords } from '../../ui/components/site-context/site-context';
import { BookCover } from './book-cover';
import { Title } from '../../ui/components/title/title';
import './card.css';

interface Props {
  id?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  title: string;
  titleHtml?: string | null | undefined;
  /** Omitted if the person of the site is the author. */
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

/**
 * A book in a list: cover, title, authors, and the day it was published (own books) or finished (others, with the rating). The whole card links to
 * the book's page, else to its first shop, else to `url`.
 */
export function BookCard({
  id,
  language,
  title,
  titleHtml,
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
              <Title title={title} html={titleHtml} />
            </Link>
          ) : (
            <Title title={title} html={titleHtml} />
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
