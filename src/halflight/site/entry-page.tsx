import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '../ui/components/page-header/page-header';
import { Pager } from '../ui/components/pager/pager';
import { SourceLinks } from '../ui/components/source-links/source-links';
import { Title, type Titled } from '../ui/components/title/title';
import './entry.css';

interface Props
  extends Omit<ComponentProps<typeof Pager>, 'label'>, Pick<ComponentProps<typeof PageHeader>, 'summary' | 'facts'> {
  entry: Titled & ComponentProps<typeof SourceLinks>;
  className?: string;
  /** What follows the title and the summary, such as tags. */
  header?: ReactNode;
  /** The screen reader label of the links to the previous and next entries: `More posts`. */
  more: string;
  /** Whether it is beside a sidebar, which has a wrapper of its own. */
  beside?: boolean;
  children: ReactNode;
}

/** The page of an entry. */
export function EntryPage({
  entry,
  className = '',
  header,
  more,
  previous,
  next,
  beside = false,
  children,
  ...rest
}: Props) {
  return (
    <article className={`entry ${beside ? '' : 'wrapper '}${className}`.trim()}>
      <PageHeader title={<Title of={entry} />} {...rest}>
        {header}
      </PageHeader>
      {children}
      <SourceLinks source={entry.source} />
      <Pager label={more} previous={previous} next={next} />
    </article>
  );
}
