import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import { Title } from '../../ui/components/title/title';
import './series.css';

interface Props {
  name: string;
  /** All its parts, in reading order. */
  parts: readonly { id: string; title: string; titleHtml?: string | null; path: string }[];
  /** The id of the part that the page shows. */
  current: string;
}

/** Which part of a series a post is; unfolds to the list of all parts. */
export function Series({ name, parts, current }: Props) {
  const say = useWords();
  const place = parts.findIndex(({ id }) => id === current);
  if (place < 0) return null;
  return (
    <nav className="series" aria-label={name}>
      <details>
        <summary>{say('partOf', { part: place + 1, count: parts.length, series: name })}</summary>
        <ol>
          {parts.map(({ id, title, titleHtml, path }) => (
            <li key={id}>
              {id === current ? (
                <span aria-current="page">
                  <Title title={title} html={titleHtml} />
                </span>
              ) : (
                <Link to={path}>
                  <Title title={title} html={titleHtml} />
                </Link>
              )}
              <Badge of={id} />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
