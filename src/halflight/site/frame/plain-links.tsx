import { Link } from '../../ui/components/link/link';
import { useSite, useWords } from '../../ui/components/site-context/site-context';

interface Props {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** Replaces a broken header, and is as plain as possible so that it cannot break as well. */
export function PlainHeader({ title, links }: Props) {
  const say = useWords();
  const { search, home } = useSite();
  const ways = [
    { label: title, to: home },
    ...links,
    ...(search ? [{ label: say('search'), to: `${home}search/` }] : []),
  ];
  return (
    <header className="wrapper">
      <nav aria-label={say('mainNavigation')}>
        <PlainLinks links={ways} />
      </nav>
    </header>
  );
}

/** Replaces a broken footer. */
export function PlainFooter({ title, links }: Props) {
  const say = useWords();
  return (
    <footer className="wrapper">
      <p>{title}</p>
      {links.length > 0 && (
        <nav aria-label={say('footerNavigation')}>
          <PlainLinks links={links} />
        </nav>
      )}
    </footer>
  );
}

function PlainLinks({ links }: Pick<Props, 'links'>) {
  return (
    <ul className="cluster">
      {links.map(({ label, to }, index) => (
        <li key={index}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
