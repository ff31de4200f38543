import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { openDialog } from '../../ui/client/open-dialog';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { highlight } from './highlight';
import { siteIndex } from './search-index';
import type { SearchRequest } from './search-keys';
import { SearchPanel } from './search-panel';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The request that caused this to load; answering it opens the dialog. */
  first: SearchRequest;
  /** The path of the current page. The dialog closes when it changes. */
  path: string;
}

/**
 * The contents of the search dialog (`search-host.tsx`), which every `opensearch` event opens. The results stay in the DOM while it is closed, so
 * React has nothing to render when it reopens.
 */
export function SearchContents({ dialog, first, path }: Props) {
  const say = useWords();
  const { lists, suggested } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const followed = useRef<readonly string[]>([]);

  // A layout effect runs before `flushSync` returns (`search-host.tsx`), so the next keystroke already goes to the field.
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
      // Waits until the panel has the words.
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
        index={siteIndex}
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
