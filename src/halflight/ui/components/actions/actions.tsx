import type { IconName } from '../../../fields/icons';
import { Icon } from '../icon/icon';
import { iconOfTarget } from '../icon/icon-of-target';
import { Link } from '../link/link';
import './actions.css';

/** A link that looks like a button: `to` a page of the site, or a `url` outside it. */
export interface Action {
  label: string;
  to?: string | null | undefined;
  url?: string | null | undefined;
  /** By default, it shows where the link leads. */
  icon?: IconName;
}

/** Links that look like buttons; the first is the most prominent. */
export function Actions({ actions }: { actions: readonly Action[] | undefined }) {
  if (!actions?.length) return null;
  return (
    <ul className="actions cluster">
      {actions.map(({ label, to, url, icon }, index) => (
        <li key={index}>
          <Link className="button" to={to ?? url ?? '/'}>
            {label}
            <Icon name={icon ?? iconOfTarget(url)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
