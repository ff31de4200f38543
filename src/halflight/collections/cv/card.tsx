import { formatListParts } from '../../words/fill';
import { Link } from '../../ui/components/link/link';
import {
  useForeign,
  usePageLanguage,
  usePunctuation,
  useSite,
  useWords,
} from '../../ui/components/site-context/site-context';
import { Day } from '../../ui/components/time/time';
import { Title } from '../../ui/components/title/title';
import { Names } from '../publication/names-line';
import { useShownDate } from '../publication/shown-date';
import type { CvItem } from './item';

interface Props {
  item: CvItem;
  /** The most highlights to show. */
  highlights?: number | undefined;
  /** Whether its text and highlights are left out. */
  brief?: true | undefined;
}

/** An entry in a CV: what, by whom and where, when, and what came of it. */
export function Item({ item, highlights: most, brief }: Props) {
  const { collection, to, where, authors, others, edited, text, summary, language } = item;
  const highlights = brief ? [] : (item.highlights ?? []).slice(0, most);
  const { comma } = usePunctuation();
  const title = <Title of={item} />;
  return (
    <li className="cv-item" data-kind={collection} {...useForeign(language)}>
      <div className="cv-line">
        <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
        {authors && authors.length > 0 && (
          <div className="cv-names">
            <Names names={authors} others={others} edited={edited} />
          </div>
        )}
        {where.length > 0 && <p className="cv-where">{where.join(comma)}</p>}
      </div>
      <When item={item} />
      {!brief && text && <div className="cv-text flow" dangerouslySetInnerHTML={{ __html: text }} />}
      {!brief && summary && <p className="cv-text">{summary}</p>}
      {highlights.length > 0 && (
        <ul className="cv-highlights">
          {highlights.map((highlight, index) => (
            <li key={index}>{highlight}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function When({ item: { start, end, ongoing, pending, language } }: { item: CvItem }) {
  const say = useWords();
  const { range } = usePunctuation();
  const showDate = useShownDate();
  const own = usePageLanguage(language);
  if (start === undefined && pending === undefined) return null;
  return (
    <p className="cv-when" {...own}>
      {start !== undefined && <Day day={start} />}
      {(end ?? ongoing) && (
        <>
          {range}
          {end ? <Day day={end} /> : say('present')}
        </>
      )}
      {pending !== undefined && showDate(pending)}
    </p>
  );
}

interface WordsProps {
  items: readonly { name: string; level?: string | undefined }[];
}

/** What the person knows or speaks: a list that reads as a sentence, whose commas are text, so that programs see them. */
export function Words({ items }: WordsProps) {
  const { language } = useSite();
  const { aside } = usePunctuation();
  const said = items.map(({ name, level }) => (level ? name + aside.join(level) : name));
  const parts = formatListParts(said, language);
  return (
    <ul className="cv-words">
      {parts.map(({ text, item }, index) => {
        if (item === undefined) return null;
        const next = parts[index + 1];
        return (
          <li key={index}>
            {text}
            {next && next.item === undefined && <span>{next.text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
