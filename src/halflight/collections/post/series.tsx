import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import { Title, type Titled } from '../../ui/components/title/title';
import './series.css';

interface Props {
  name: string;
  /** All parts, in reading order. */
  parts: readonly (Titled & { id: string; path: string })[];
  /** The id of the part shown on the page. */
  current: string;
}

/** Shows which part of a series a post is; unfolds to the list of all parts. */
export function Series({ name, parts, current }: Props) {
  const say = useWords();
  const place = parts.findIndex(({ id }) => id === current);
  if (place < 0) return null;
  return (
    <nav className="series" aria-label={name}>
      <details>
        <summary>{say('partOf', { part: place + 1, count: parts.length, series: name })}</summary>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              {part.id === current ? (
                <span aria-current="page">
                  <Title of={part} />
                </span>
              ) : (
                <Link to={part.path}>
                  <Title of={part} />
                </Link>
              )}
              <Badge of={part.id} />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
