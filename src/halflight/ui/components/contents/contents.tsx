import { useWords } from '../site-context/site-context';
import './contents.css';

/** An entry of the table of contents. */
export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

interface Props {
  headings: readonly Heading[];
}

/** A table of contents: collapsed on narrow screens, beside the text on wide ones. `ui/client/contents.ts` marks the heading being read. */
export function Contents({ headings }: Props) {
  const say = useWords();
  if (headings.length === 0) return null;
  return (
    <nav className="contents" aria-label={say('contents')}>
      <p className="contents-title label" aria-hidden="true">
        {say('contents')}
      </p>
      <details>
        <summary>{say('contents')}</summary>
        <ol>
          {toParts(headings).map(({ heading, below }) => (
            <li key={heading.id}>
              <HeadingLink {...heading} />
              {below.length > 0 && (
                <ol>
                  {below.map((each) => (
                    <li key={each.id}>
                      <HeadingLink {...each} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function HeadingLink({ id, text }: Heading) {
  return <a href={`#${encodeURIComponent(id)}`}>{text}</a>;
}

interface Part {
  heading: Heading;
  /** The third-level headings that follow it. */
  below: Heading[];
}

/** The second-level headings, each with its third-level headings. A third-level heading without a parent stands alone. */
function toParts(headings: readonly Heading[]): Part[] {
  const parts: Part[] = [];
  for (const heading of headings) {
    const last = parts.at(-1);
    if (heading.depth === 3 && last?.heading.depth === 2) last.below.push(heading);
    else parts.push({ heading, below: [] });
  }
  return parts;
}
