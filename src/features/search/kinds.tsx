import Book from 'lucide-react/icons/book-open';
import Calendar from 'lucide-react/icons/calendar';
import FileText from 'lucide-react/icons/file-text';
import Layers from 'lucide-react/icons/layers';
import Newspaper from 'lucide-react/icons/newspaper';
import type { ListName } from '../../collections/list-names';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import type { ListInfo } from '../../ui/components/site-context/lists';

// Without a prototype: a kind may be called "constructor".
const drawings: Partial<Record<string, typeof FileText>> = Object.assign(Object.create(null) as object, {
  posts: Newspaper,
  projects: Layers,
  books: Book,
  events: Calendar,
});

/** The icon of a kind of result; those we know nothing of look like pages. */
export function KindIcon({ kind }: { kind: string }) {
  const Drawing = drawings[kind] ?? FileText;
  return <Drawing className="icon" strokeWidth={1.75} aria-hidden="true" />;
}

/** What the site calls a kind of result, and the list that shows all of it, if there is one. */
export function useKind(): (kind: string) => { label: string; list: ListInfo | undefined } {
  const say = useWords();
  const { lists } = useSite();
  return (kind) => {
    // What every object has is no list, such as `constructor`.
    const list = Object.hasOwn(lists, kind) ? lists[kind as ListName] : undefined;
    return {
      label: list?.title ?? (kind === 'pages' ? say('pages') : kind),
      list: list?.hidden === false ? list : undefined,
    };
  };
}
