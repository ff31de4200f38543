import type { ReactNode } from 'react';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import type { SidebarGroup } from './sidebar-group';
import { SidebarGroups, type SidebarEntry } from './sidebar-groups';
import './sidebar.css';

interface Props {
  /** The name of the list, such as `Guides`. */
  label: string;
  groups: readonly SidebarGroup[];
  /** The entries of all groups, in any order. */
  entries: readonly SidebarEntry[];
  /** The id of the entry shown on the page. */
  current: string;
  /** The path of a page that lists all entries, if it is none of them. */
  all?: string | undefined;
  /** The content beside the sidebar. */
  children: ReactNode;
}

/** The id of the content beside a sidebar. It cannot clash with a heading, whose ids never begin with an underscore. */
const BESIDE = '_beside';

/**
 * Lists all entries of a collection, by group, beside the current one; only its group is open. On narrow screens, it is collapsed above the content.
 */
export function Sidebar({ label, groups, entries, current, all, children }: Props) {
  const say = useWords();
  return (
    <div className="sidebar-page wrapper">
      <nav className="sidebar" aria-label={label}>
        <a className="skip-link" href={`#${BESIDE}`}>
          {say('skipToContent')}
        </a>
        <details className="sidebar-all">
          <summary>{label}</summary>
          {all !== undefined && (
            <p className="sidebar-elsewhere">
              <Link to={all}>{label}</Link>
            </p>
          )}
          <SidebarGroups groups={groups} entries={entries} current={current} />
        </details>
      </nav>
      <div id={BESIDE} className="sidebar-beside" tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
