import type { ReactNode } from 'react';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import { Title } from '../../ui/components/title/title';
import type { SidebarGroup } from '../../routes/sidebar';
import './sidebar.css';

interface Props {
  /** The name of the list, such as `Guides`. */
  label: string;
  groups: readonly SidebarGroup[];
  /** The entries of all groups, in any order. */
  entries: readonly { id: string; title: string; titleHtml?: string | null; path: string }[];
  /** The id of the entry that the page shows. */
  current: string;
  /** The content beside the side bar. */
  children: ReactNode;
}

/** The id of the content beside a side bar. It cannot clash with a heading, whose ids never begin with an underscore. */
const BESIDE = '_beside';

/** Lists all entries of a collection beside one of them, by group; the group of the current one is open. On narrow screens, it is collapsed above. */
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
                  const { title = '', titleHtml, path = '' } = known.get(id) ?? {};
                  return (
                    <li key={id}>
                      <Link to={path} aria-current={id === current ? 'page' : undefined}>
                        <Title title={title} html={titleHtml} />
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
