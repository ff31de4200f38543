import { Children, type ReactNode } from 'react';
import { Link } from '../../ui/components/link/link';
import type { ListInfo } from '../../ui/components/site-context/lists';

interface Props {
  title: string;
  help: string;
  lists: readonly Pick<ListInfo, 'path' | 'all'>[];
  /** Buttons for further actions. */
  children?: ReactNode;
}

/** A message in place of results: why there are none, and where else to look. */
export function SearchMessage({ title, help, lists, children }: Props) {
  return (
    <div className="search-message">
      <p className="search-message-title">{title}</p>
      {lists.length > 0 && <p>{help}</p>}
      <ul className="search-message-ways cluster">
        {Children.map(Children.toArray(children), (button) => (
          <li>{button}</li>
        ))}
        {lists.map(({ path, all }) => (
          <li key={path}>
            <Link className="button" to={path}>
              {all}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
