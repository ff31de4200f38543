import type { ShownImage } from '../../fields/images';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { useDay, useForeign, useOwn } from '../../ui/components/site-context/site-context';
import { Tags } from '../../ui/components/tags/tags';
import { Title } from '../../ui/components/title/title';
import '../../ui/components/entry-card/entry-card.css';

interface Props {
  id?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  path: string;
  title: string;
  titleHtml?: string | null | undefined;
  summary?: string | null | undefined;
  date?: string | null | undefined;
  status?: string | null | undefined;
  tags?: readonly string[] | null | undefined;
  cover?: ShownImage | null | undefined;
  /** Whether it takes the full width, with the picture beside the text. */
  wide?: boolean;
  /** Whether it has the first large image of the page, which is loaded at once. */
  eager?: boolean;
  level?: 2 | 3;
}

/** A project in a list or a showcase. The whole card links to it. */
export function ProjectCard({
  id,
  language,
  path,
  title,
  titleHtml,
  summary,
  date,
  status,
  tags,
  cover,
  wide = false,
  eager = false,
  level = 3,
}: Props) {
  const showDay = useDay();
  const foreign = useForeign(language);
  const own = useOwn(language);
  const Heading = `h${level}` as const;
  return (
    <article className="entry-card whole-link" data-wide={wide || undefined} {...foreign}>
      {cover && (
        <div className="entry-card-cover">
          <Picture
            {...cover}
            eager={eager}
            sizes={wide ? '(width >= 60rem) 46rem, 100vw' : '(width >= 60rem) 36rem, (width >= 44rem) 50vw, 100vw'}
          />
        </div>
      )}
      <div className="entry-card-words">
        {(date || status) && (
          <p className="label">
            {date && <span {...own}>{showDay(date)}</span>}
            {date && status ? ` · ${status}` : status}
          </p>
        )}
        <Heading>
          <Link to={path} hrefLang={foreign.lang}>
            <Title title={title} html={titleHtml} />
          </Link>
        </Heading>
        <Badge of={id} />
        {summary && <p className="entry-card-summary">{summary}</p>}
        <Tags language={language} tags={tags} />
      </div>
    </article>
  );
}
