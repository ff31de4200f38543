import type { ReactNode } from 'react';
import { Link } from '../../ui/components/link/link';
import type { ListInfo } from '../../ui/components/site-context/lists';

interface Props {
  title: string;
  help: string;
  /** Where else to look. */
  lists: readonly Pick<ListInfo, 'path' | 'all'>[];
  /** What else can be done: buttons. */
  children?: ReactNode;
}

/** There is nothing to show: why, and where to go on. */
export function SearchMessage({ title, help, lists, children }: Props) {
  return (
    <div className="search-message">
      <p className="search-message-title">{title}</p>
      {lists.length > 0 && <p>{help}</p>}
      <ul className="search-message-ways cluster">
        {lists.map(({ path, all }) => (
          <li key={path}>
            <Link className="button" to={path}>
              {all}
            </Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </div>
  );
}
