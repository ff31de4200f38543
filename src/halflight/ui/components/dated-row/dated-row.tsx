import type { ReactNode } from 'react';
import { useForeign, useOwn } from '../site-context/site-context';
import { Link } from '../link/link';
import './dated-row.css';

interface Props {
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  /** The date, shown in the margin. */
  when: ReactNode;
  title: ReactNode;
  /** Where the title links to. */
  to?: string | null | undefined;
  /** A line below the title, such as an organization and a place. */
  facts?: readonly (string | null | undefined | false)[];
  children?: ReactNode;
  level?: 2 | 3 | 4;
}

/** A row of a list for something with a date: the date in the margin, the words beside it. */
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
