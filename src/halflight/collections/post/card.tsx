import { Badge } from '../../ui/components/badge/badge';
import { EntryHeading } from '../../ui/components/entry-heading/entry-heading';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { useForeign, usePageLanguage, useWords, type SiteInfo } from '../../ui/components/site-context/site-context';
import { Tags } from '../../ui/components/tags/tags';
import { Day } from '../../ui/components/time/time';
import type { ShownPost } from '../shown';
import { Leads } from './leads';
import './card.css';

interface Props {
  post: ShownPost;
  /** The look of the list; in an `index`, a post is a single line. */
  as: SiteInfo['postList'];
  /** Whether to leave out what an index does not show. A demonstration can show its lists in other looks, too. */
  isShort?: boolean;
  eager: boolean;
  level: 2 | 3;
}

const coverSizes = {
  // Only its lead shows a cover: seven of twelve columns of the look editorial.
  index: '(width >= 60rem) 34rem, 100vw',
  rows: '(width >= 60rem) 13rem, (width >= 40rem) 10rem, 5.5rem',
  cards: '(width >= 70rem) 24rem, (width >= 44rem) 50vw, 100vw',
};

/** A post in a list: its day, title and summary. The whole row links to it. Of a note, it is the text, and the day links to its page. */
export function PostItem({ post, as, isShort = false, eager, level }: Props) {
  const say = useWords();
  const { id, language, path, date, minutes, summary, tags, cover, pinned, untitled, body } = post;
  // An index has lines with titles only.
  const isNote = untitled === true && as !== 'index';
  return (
    <article className={isNote ? 'post-item' : 'post-item whole-link'} {...useForeign(language)}>
      <p className="post-item-facts label fact" {...usePageLanguage(language)}>
        {isNote ? (
          <Link to={path}>
            <Day day={date} />
          </Link>
        ) : (
          <Day day={date} />
        )}
        {!untitled && <span>{say('readingTime', { minutes })}</span>}
        {pinned && <strong className="badge">{say('pinned')}</strong>}
        <Badge of={id} />
      </p>
      <div className="post-item-words">
        {!isNote && <EntryHeading entry={post} level={level} to={path} />}
        {isNote && <Leads {...post} />}
        {isNote && body && <div className="post-item-note prose flow" dangerouslySetInnerHTML={{ __html: body }} />}
        {!isShort && !(isNote && body) && summary && <p>{summary}</p>}
        {!isShort && <Tags language={language} tags={tags} />}
      </div>
      {!isShort && cover && (
        <div className="post-item-cover">
          <Picture {...cover} eager={eager} sizes={coverSizes[as]} />
        </div>
      )}
    </article>
  );
}
