import type { ReactNode } from 'react';
import './page-header.css';

interface Props {
  title: ReactNode;
  summary?: string | null | undefined;
  /** A line of facts above the title: dates and numbers, or, with `worded`, words. */
  facts?: ReactNode;
  worded?: boolean;
  /** Whether the page is an h-entry (https://microformats.org/wiki/h-entry), whose name and summary these are. */
  entry?: boolean;
  /** Visible only to screen readers. */
  hidden?: boolean;
  /** Whether only the title is hidden, and not the name of the h-entry. */
  untitled?: boolean;
  children?: ReactNode;
}

/** The header of every page, except those that begin with a hero. */
export function PageHeader({
  title,
  summary,
  facts,
  worded = false,
  entry = false,
  hidden = false,
  untitled = false,
  children,
}: Props) {
  if (hidden) return <h1 className="visually-hidden">{title}</h1>;
  return (
    <header className="page-header">
      {facts && <p className={worded ? 'page-header-facts label' : 'page-header-facts label fact'}>{facts}</p>}
      <h1 className={untitled ? 'visually-hidden' : entry ? 'p-name' : undefined}>{title}</h1>
      {summary && <p className={entry ? 'page-header-summary p-summary' : 'page-header-summary'}>{summary}</p>}
      {children}
    </header>
  );
}
