import { Link } from '../../ui/components/link/link';
import { useNumber, useWords } from '../../ui/components/site-context/site-context';
import { KindIcon, useKind } from './kinds';
import type { Counts } from './search-index';

/** What can be searched: each kind, the number of its pages, and its list page. Shown until something is typed. */
export function SearchScope({ counts }: { counts: Counts }) {
  const say = useWords();
  const showNumber = useNumber();
  const kindOf = useKind();
  const kinds = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return (
    <div className="search-scope">
      <p className="label">{say('searchScope')}</p>
      <ul className="search-scope-kinds">
        {kinds.map(([kind, count]) => {
          const { label, list } = kindOf(kind);
          return (
            <li key={kind}>
              <KindIcon kind={kind} />
              {list ? <Link to={list.path}>{label}</Link> : <span>{label}</span>}
              <span className="label">{showNumber(count)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
