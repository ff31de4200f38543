import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { openDialog } from '../../ui/client/open-dialog';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { highlight } from './highlight';
import type { SearchIndex } from './search-index';
import type { SearchRequest } from './search-keys';
import { SearchPanel } from './search-panel';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  index: SearchIndex;
  /** The request that brought it: it opens the dialog. */
  first: SearchRequest;
  /** The path of the current page. When it changes, the dialog closes. */
  path: string;
}

/**
 * The search in the dialog of `search-host.tsx`, which it opens with every `opensearch` event. The results are still there when it is opened again: React
 * has nothing to render then.
 */
export function SearchContents({ dialog, index, first, path }: Props) {
  const say = useWords();
  const { lists, suggested } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const followed = useRef<readonly string[]>([]);

  // A layout effect runs before `flushSync` returns (`search-host.tsx`): the next keystroke already goes to the field.
  useLayoutEffect(() => {
    const open = ({ typed, entered }: SearchRequest) => {
      const field = input.current;
      if (!field) return;
      if (dialog.current) void openDialog(dialog.current);
      field.focus();
      if (typed === '') {
        field.select();
        return;
      }
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // Once the panel knows the words.
      if (entered) setTimeout(() => field.form?.requestSubmit());
    };
    const answer = (event: Event) => {
      event.preventDefault();
      open((event as CustomEvent<SearchRequest>).detail);
    };
    open(first);
    addEventListener('opensearch', answer);
    return () => removeEventListener('opensearch', answer);
  }, [dialog, first]);

  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    highlight(followed.current);
    followed.current = [];
    // Gatsby moves the focus to the new page.
    dialog.current?.close('followed');
  }, [dialog, path]);

  const onFollow = (link: HTMLAnchorElement, found: readonly string[]) => {
    followed.current = found;
    // On the same page the browser scrolls by itself, and the dialog closes (`search-host.tsx`).
    if (link.pathname === location.pathname) highlight(found);
  };

  return (
    <>
      <SearchPanel
        index={index}
        input={input}
        lists={suggested.map((name) => lists[name]).filter(({ hidden }) => !hidden)}
        onFollow={onFollow}
        inDialog
      />
      <p className="search-keys label" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {say('searchMove')}
        </span>
        <span>
          <kbd>
            <CornerDownLeft className="icon" strokeWidth={1.75} aria-hidden="true" />
          </kbd>{' '}
          {say('searchOpen')}
        </span>
        <span>
          <kbd>esc</kbd> {say('searchLeave')}
        </span>
      </p>
    </>
  );
}
