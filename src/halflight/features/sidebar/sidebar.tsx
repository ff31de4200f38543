import type { ReactNode } from 'react';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import { Title } from '../../ui/components/title/title';
import './sidebar.css';

/** Entries shown together in a sidebar: those of a series, or those without one, in which case there is no `name`. */
export interface SidebarGroup {
  name?: string;
  ids: readonly string[];
}

interface Props {
  /** The name of the list, such as `Guides`. */
  label: string;
  groups: readonly SidebarGroup[];
  /** The entries of all groups, in any order. */
  entries: readonly { id: string; title: string; titleHtml?: string | null; path: string }[];
  /** The id of the entry shown on the page. */
  current: string;
  /** The content beside the sidebar. */
  children: ReactNode;
}

/** The id of the content beside a sidebar. It cannot clash with a heading, whose ids never begin with an underscore. */
const BESIDE = '_beside';

/**
 * Lists all entries of a collection, by group, beside the current one; only its group is open. On narrow screens, it is collapsed above the content.
 */
export function Sidebar({ label, groups, entries, current, children }: Props) {
  const say = useWords();
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return (
    <div className="sidebar-page wrapper">
      <nav className="sidebar" aria-label={label}>
        <a className="skip-link" href={`#${BESIDE}`}>
          {say('skipToContent')}
        </a>
        <details className="sidebar-all">
          <summary>{label}</summary>
          {groups.map(({ name, ids }, index) => {
            const list = (
              <ul>
                {ids.map((id) => {
                  const entry = known.get(id) ?? { title: '', path: '' };
                  return (
                    <li key={id}>
                      <Link to={entry.path} aria-current={id === current ? 'page' : undefined}>
                        <Title of={entry} />
                      </Link>
                      <Badge of={id} />
                    </li>
                  );
                })}
              </ul>
            );
            if (name === undefined) return <div key={index}>{list}</div>;
            return (
              <details key={index} open={ids.includes(current)}>
                <summary>{name}</summary>
                {list}
              </details>
            );
          })}
        </details>
      </nav>
      <div id={BESIDE} className="sidebar-beside" tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
