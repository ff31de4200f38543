import type { ShownImage } from '../../fields/images';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { useDay, useForeign, useOwn, useWords, type SiteInfo } from '../../ui/components/site-context/site-context';
import { Tags } from '../../ui/components/tags/tags';
import { Title } from '../../ui/components/title/title';
import './card.css';

interface Props {
  id?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  path: string;
  title: string;
  titleHtml?: string | null | undefined;
  date: string;
  minutes: number;
  summary?: string | null | undefined;
  tags?: readonly string[] | null | undefined;
  cover?: ShownImage | null | undefined;
  eager?: boolean;
  level?: 2 | 3;
  /** The look of the list; in an `index`, a post is a single line. */
  as?: SiteInfo['postList'];
}

const coverSizes = {
  rows: '(width >= 60rem) 13rem, (width >= 40rem) 10rem, 5.5rem',
  cards: '(width >= 70rem) 24rem, (width >= 44rem) 50vw, 100vw',
};

/** A post in a list: its day, title and summary. The whole row links to it. */
export function PostItem({
  id,
  language,
  path,
  title,
  titleHtml,
  date,
  minutes,
  summary,
  tags,
  cover,
  eager = false,
  level = 3,
  as = 'rows',
}: Props) {
  const say = useWords();
  const foreign = useForeign(language);
  const showDay = useDay();
  const Heading = `h${level}` as const;
  return (
    <article className="post-item whole-link" {...foreign}>
      <p className="post-item-facts label" {...useOwn(language)}>
        <time dateTime={date}>{showDay(date)}</time>
        <span>{say('readingTime', { minutes })}</span>
        <Badge of={id} />
      </p>
      <div className="post-item-words">
        <Heading>
          <Link to={path} hrefLang={foreign.lang}>
            <Title title={title} html={titleHtml} />
          </Link>
        </Heading>
        {as !== 'index' && summary && <p>{summary}</p>}
        {as !== 'index' && <Tags language={language} tags={tags} />}
      </div>
      {as !== 'index' && cover && (
        <div className="post-item-cover">
          <Picture {...cover} eager={eager} sizes={coverSizes[as]} />
        </div>
      )}
    </article>
  );
}
