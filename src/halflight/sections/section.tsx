import { useContext, type ReactNode } from 'react';
import { Actions, type Action } from '../ui/components/actions/actions';
import { Icon } from '../ui/components/icon/icon';
import { Link } from '../ui/components/link/link';
import type { ListInfo } from '../ui/components/site-context/lists';
import { ShowsAll } from './shows-all';
import './section.css';

interface Props {
  /** The type of section, which stylesheets select by. */
  type: string;
  id?: string | undefined;
  title?: string | undefined;
  /** Rendered HTML. */
  text?: string | undefined;
  actions?: readonly Action[] | undefined;
  /** The list that a link beside the heading leads to, unless the list is hidden or the section shows all of it. */
  list?: ListInfo | undefined;
  children?: ReactNode;
}

/** The common parts of sections: heading, text and actions. */
export function Section({ type, id, title, text, actions, list, children }: Props) {
  const showsAll = useContext(ShowsAll);
  return (
    <section className="section wrapper" data-type={type} id={id}>
      {(title ?? text) && (
        <div className="section-header">
          {title && <h2>{title}</h2>}
          {list && !list.hidden && !showsAll && (
            <Link className="section-more" to={list.path}>
              {list.all}
              <Icon name="arrow-right" />
            </Link>
          )}
          {text && <div className="section-text flow" dangerouslySetInnerHTML={{ __html: text }} />}
        </div>
      )}
      {children}
      <Actions actions={actions} />
    </section>
  );
}
