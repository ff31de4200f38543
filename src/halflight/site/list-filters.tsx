import type { ListFilter, ShownFilter } from '../fields/list-filters';
import type { WordName } from '../words/en';
import { Link } from '../ui/components/link/link';
import { useNumber, useWords } from '../ui/components/site-context/site-context';
import './list-filters.css';

interface Props {
  filters: readonly ShownFilter[];
  /** The path of the page of the selected value, if there is one. */
  current?: string | undefined;
  /** The unfiltered list, and the label of a link to it. */
  all: { path: string; label: string };
}

const LABELS = { tag: 'tags', tool: 'tools', year: 'years', status: 'status' } as const satisfies Record<
  ListFilter,
  WordName
>;

/**
 * The filters of a list. Each value links to a page, so it works without a script, can be shared, and works with the back button;
 * `ui/client/filter-list.ts` combines values in place.
 */
export function ListFilters({ filters, current, all }: Props) {
  const say = useWords();
  const show = useNumber();
  return (
    <nav className="list-filters" aria-label={say('filters')}>
      {filters.map(({ name, values }) => (
        <div key={name} className="list-filter">
          <p className="label" id={`_filter-${name}`}>
            {say(LABELS[name])}
          </p>
          <ul className="list-filter-values" aria-labelledby={`_filter-${name}`}>
            {values.map(({ label, path, count, entries, paged }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={path === current ? 'page' : undefined}
                  data-name={name}
                  data-value={path.split('/').at(-2)}
                  data-entries={entries?.join(' ')}
                  data-paged={paged}
                >
                  {label}{' '}
                  <span className="list-filter-count" data-all={show(count)} suppressHydrationWarning>
                    {show(count)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p
        className="list-filter-status"
        role="status"
        data-words={say('filteredCount', { count: '{count}', total: '{total}' })}
        suppressHydrationWarning
      >
        {''}
      </p>
      <p className="list-filter-none" hidden>
        {say('filteredNone')}
      </p>
      <Link className="list-filter-all" to={all.path} hidden={current === undefined}>
        {all.label}
      </Link>
    </nav>
  );
}
