import type { ReactNode } from 'react';
import './page-header.css';

interface Props {
  title: string;
  summary?: string | null | undefined;
  /** A line of facts above the title: dates, kinds. */
  facts?: ReactNode;
  children?: ReactNode;
}

/** The opening of every page but those that begin with a hero. */
export function PageHeader({ title, summary, facts, children }: Props) {
  return (
    <header className="page-header">
      {facts && <p className="page-header-facts label">{facts}</p>}
      <h1>{title}</h1>
      {summary && <p className="page-header-summary">{summary}</p>}
      {children}
    </header>
  );
}
