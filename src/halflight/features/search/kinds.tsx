import FileText from 'lucide-react/icons/file-text';
import type { ListName } from '../../collections/list-names';
import type { WordName } from '../../ui/words/en';
import { Icon } from '../../ui/components/icon/icon';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import type { ListInfo } from '../../ui/components/site-context/lists';

/** The icon of a kind of result; kinds without one get that of a page. */
export function KindIcon({ kind }: { kind: string }) {
  const { icons } = useSite();
  // Excludes inherited properties such as `constructor`.
  const name = Object.hasOwn(icons, kind) ? icons[kind] : undefined;
  return name ? <Icon name={name} /> : <FileText className="icon" strokeWidth={1.75} aria-hidden="true" />;
}

/** The interface strings for kinds without a list. */
const WORDS: Readonly<Partial<Record<string, WordName>>> = { pages: 'pages', people: 'people', services: 'services' };

/** Returns a function that gives the label of a kind of result, and the list page with all of that kind, if there is one. */
export function useKind(): (kind: string) => { label: string; list: ListInfo | undefined } {
  const say = useWords();
  const { lists } = useSite();
  return (kind) => {
    // Excludes inherited properties such as `constructor`.
    const list = Object.hasOwn(lists, kind) ? lists[kind as ListName] : undefined;
    const word = Object.hasOwn(WORDS, kind) ? WORDS[kind] : undefined;
    return { label: list?.title ?? (word ? say(word) : kind), list: list?.hidden === false ? list : undefined };
  };
}
