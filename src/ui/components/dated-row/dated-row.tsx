import type { ReactNode } from 'react';
import { useForeign, useOwn } from '../site-context/site-context';
import { Link } from '../link/link';
import './dated-row.css';

interface Props {
  /** Of an entry, on a site in several languages, the tag of its own. */
  language?: string | null | undefined;
  /** When it was, in the margin. */
  when: ReactNode;
  title: string;
  /** Where the title leads. */
  to?: string | null | undefined;
  /** A line below the title: whose it was, where it was. */
  facts?: readonly (string | null | undefined | false)[];
  children?: ReactNode;
  /** The level of its heading. */
  level?: 2 | 3 | 4;
}

/** Something that happened at a time, as a row of a list: the time in the margin, the words beside it. */
export function DatedRow({ language, when, title, to, facts = [], children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const foreign = useForeign(language);
  const known = facts.filter(Boolean);
  return (
    <article className="dated-row" {...foreign}>
      <p className="dated-row-when label" {...useOwn(language)}>
        {when}
      </p>
      <div className="dated-row-words">
        <Heading>
          {to ? (
            <Link to={to} hrefLang={foreign.lang}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {known.length > 0 && <p className="dated-row-facts">{known.join(' · ')}</p>}
        {children}
      </div>
    </article>
  );
}
