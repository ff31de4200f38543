import { Icon } from '../../ui/components/icon/icon';
import { Link } from '../../ui/components/link/link';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import './navigation.css';

/** A link in the header or footer: `to` a page of the site, or a `url` outside it. */
export interface NavigationLink {
  label: string;
  to?: string | null | undefined;
  url?: string | null | undefined;
}

/** A link in the header, or a menu of links. */
export interface NavigationItem extends NavigationLink {
  items?: readonly NavigationLink[] | null | undefined;
}

interface Props {
  /** The path of the current page, without the site's prefix. */
  path: string;
  items: readonly NavigationItem[];
}

/** The header's links. On narrow screens, and in browsers without popovers, the links of each menu are shown below its label. */
export function Navigation({ path, items }: Props) {
  const say = useWords();
  return (
    <nav aria-label={say('mainNavigation')}>
      <ul className="menu-list">
        {items.map(({ label, to, url, items: links }, index) => (
          <li key={index}>
            {links?.length ? (
              <Submenu id={`_menu-${index + 1}`} label={label} links={links} path={path} />
            ) : (
              <WayTo label={label} to={to} url={url} path={path} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SubmenuProps {
  id: string;
  label: string;
  links: readonly NavigationLink[];
  path: string;
}

/** A menu that works without a script: browsers open and close it by click, keyboard, outside click and Escape. */
function Submenu({ id, label, links, path }: SubmenuProps) {
  const { home } = useSite();
  const isHere = links.some(({ to }) => to && currentOf(path, to, home));
  return (
    <>
      <button className="submenu-button" type="button" popoverTarget={id} aria-current={isHere || undefined}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <p className="submenu-label label">{label}</p>
      <ul id={id} className="submenu" popover="auto" aria-label={label}>
        {links.map((link, index) => (
          <li key={index}>
            <WayTo {...link} path={path} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link in the header. If it leads to another site, it has an icon and a note for screen readers. */
export function WayTo({
  label,
  to,
  url,
  path,
  className = '',
}: NavigationLink & { path: string; className?: string | undefined }) {
  const say = useWords();
  const { home } = useSite();
  if (!to && url && /^https?:/i.test(url))
    return (
      <Link to={url} className={`${className} external`.trim()}>
        {label}
        <span className="visually-hidden"> ({say('externalLink')})</span>
      </Link>
    );
  const target = to ?? url ?? home;
  return (
    <Link to={target} className={className || undefined} aria-current={currentOf(path, target, home)}>
      {label}
    </Link>
  );
}

/** Whether a link leads to the current page (`page`), or to a list or a page above it (`true`). */
function currentOf(path: string, to: string, home: string): 'page' | 'true' | undefined {
  if (path === to) return 'page';
  return to !== '/' && to !== home && path.startsWith(to) ? 'true' : undefined;
}
