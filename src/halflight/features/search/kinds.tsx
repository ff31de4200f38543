import FileText from 'lucide-react/icons/file-text';
import type { ListName } from '../../words/list-names';
import type { WordName } from '../../words/en';
import { Icon } from '../../ui/components/icon/icon';
import { Link } from '../../ui/components/link/link';
import { useNumber, useSite, useWords } from '../../ui/components/site-context/site-context';
import type { Counts } from './search-index';
import type { ListInfo } from '../../ui/components/site-context/lists';

/** The icon of a kind of result; kinds without one get the page icon. */
export function KindIcon({ kind }: { kind: string }) {
  const { icons } = useSite();
  // Excludes inherited properties such as `constructor`.
  const name = Object.hasOwn(icons, kind) ? icons[kind] : undefined;
  return name ? <Icon name={name} /> : <FileText className="icon" strokeWidth={1.75} aria-hidden="true" />;
}

/** The interface strings for kinds without a list. */
const kindsWithoutList: Readonly<Partial<Record<string, WordName>>> = {
  pages: 'pages',
  people: 'people',
  services: 'services',
  cv: 'cvs',
};

/** Returns a function that gives the label of a kind of result, and its list page, if there is one. */
export function useKind(): (kind: string) => { label: string; list: ListInfo | undefined } {
  const say = useWords();
  const { lists } = useSite();
  return (kind) => {
    // Excludes inherited properties such as `constructor`.
    const list = Object.hasOwn(lists, kind) ? lists[kind as ListName] : undefined;
    const word = Object.hasOwn(kindsWithoutList, kind) ? kindsWithoutList[kind] : undefined;
    return { label: list?.title ?? (word ? say(word) : kind), list: list?.hidden === false ? list : undefined };
  };
}

/** What can be searched: each kind, its number of pages, and its list page. Shown until something is typed. */
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
              <span className="label fact">{showNumber(count)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
