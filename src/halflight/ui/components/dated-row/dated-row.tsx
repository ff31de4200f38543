import type { ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { EntryHeading } from '../entry-heading/entry-heading';
import { useForeign, usePageLanguage } from '../site-context/site-context';
import type { Titled } from '../title/title';
import './dated-row.css';

interface Props {
  /** `language` is set on multilingual sites. */
  entry: Titled & { id: string; language?: string | null | undefined };
  /** The date, shown in the margin. */
  when: ReactNode;
  to?: string | null | undefined;
  /** A line below the title, such as an organization and a place. */
  facts?: readonly (string | null | undefined | false)[];
  children?: ReactNode;
  level: 2 | 3;
}

/** An entry in a list of things with a date: the date is in the margin, the text beside it. */
export function DatedRow({ entry, when, to, facts = [], children, level }: Props) {
  const known = facts.filter(Boolean);
  return (
    <article className="dated-row" {...useForeign(entry.language)}>
      <p className="dated-row-when label fact" {...usePageLanguage(entry.language)}>
        {when}
        <Badge of={entry.id} />
      </p>
      <div className="dated-row-words">
        <EntryHeading entry={entry} level={level} to={to} />
        {known.length > 0 && <p className="dated-row-facts">{known.join(' · ')}</p>}
        {children}
      </div>
    </article>
  );
}
