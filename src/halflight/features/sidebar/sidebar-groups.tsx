import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { Title } from '../../ui/components/title/title';
import { idsIn, type SidebarGroup } from './sidebar-group';

/** What a list of links shows of an entry. */
export interface SidebarEntry {
  id: string;
  title: string;
  titleHtml?: string | null;
  path: string;
}

interface Props {
  groups: readonly SidebarGroup[];
  /** The entries of all groups, in any order. */
  entries: readonly SidebarEntry[];
  /** The id of the entry shown on the page. */
  current?: string;
}

/** Lists entries by group. Only the groups around the current one are open; entries without a group are always shown. */
export function SidebarGroups({ groups, entries, current }: Props) {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return <Groups groups={groups} known={known} current={current} />;
}

function Groups({ groups, known, current }: KnownProps & { groups: readonly SidebarGroup[] }) {
  return groups.map(({ name, to, ...group }, index) => {
    if (name === undefined)
      return (
        <div key={index}>
          <Items group={group} known={known} current={current} />
        </div>
      );
    if (to !== undefined)
      return (
        <div key={index}>
          <p className="sidebar-elsewhere">
            <Link to={to}>{name}</Link>
          </p>
          <Within group={group} known={known} current={current} />
        </div>
      );
    return (
      <details key={index} open={current !== undefined && idsIn(group).includes(current)}>
        <summary>{name}</summary>
        <Within group={group} known={known} current={current} />
      </details>
    );
  });
}

interface KnownProps {
  known: ReadonlyMap<string, SidebarEntry>;
  current: string | undefined;
}

/** What is in a group: the groups within it, then its own entries. */
function Within({ group, ...rest }: KnownProps & { group: SidebarGroup }) {
  return (
    <>
      {group.groups && (
        <div id={group.anchor} className="sidebar-within">
          <Groups groups={group.groups} {...rest} />
        </div>
      )}
      <Items group={group} {...rest} />
    </>
  );
}

function Items({ group: { ids, groups, anchor }, known, current }: KnownProps & { group: SidebarGroup }) {
  if (ids.length === 0) return null;
  return (
    <ul id={groups ? undefined : anchor}>
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
}
