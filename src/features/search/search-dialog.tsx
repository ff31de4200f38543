import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { highlight } from './highlight';
import type { SearchIndex } from './search-index';
import { SearchPanel } from './search-panel';
import './search-dialog.css';

interface Props {
  index: SearchIndex;
  /** A new object opens the dialog. `typed` is what was typed since the dialog was requested. */
  request: { typed: string };
  /** The path of the current page. When it changes, the dialog closes. */
  path: string;
}

/**
 * The search in a native dialog over the page: the browser traps and restores the focus, and closes the dialog on Escape and, on Android, on the
 * back gesture. The results are still there when it is opened again.
 */
export function SearchDialog({ index, request, path }: Props) {
  const say = useWords();
  const { lists, suggested } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Where the mouse was last pressed: whoever selects text may release it beside the dialog. */
  const pressed = useRef<EventTarget>(null);
  const followed = useRef<readonly string[]>([]);

  const close = () => dialog.current?.close();

  // A layout effect runs before `flushSync` returns (`search-host.tsx`): the next keystroke already goes to the field.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    field.focus();
    if (request.typed === '') {
      field.select();
      return;
    }
    field.value = request.typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [request]);

  useEffect(() => {
    // A page restored from the back/forward cache must not show the dialog.
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    highlight(followed.current);
    followed.current = [];
    // Gatsby moves the focus to the new page afterwards.
    close();
  }, [path]);

  const onFollow = (link: HTMLAnchorElement, found: readonly string[]) => {
    followed.current = found;
    if (link.pathname !== location.pathname) return;
    // On the same page the browser scrolls by itself.
    highlight(found);
    close();
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={say('search')}
      // A hidden field keeps the focus until the next frame, and would swallow a slash pressed before then.
      onCancel={() => input.current?.blur()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
        const { pathname } = (target as Element).closest('a') ?? {};
        // A link to the current page changes no path; with a key held down it opens elsewhere.
        const isHere = pathname === location.pathname && !ctrlKey && !metaKey && !shiftKey && !altKey;
        if (isHere || (target === dialog.current && target === pressed.current)) close();
      }}
    >
      <SearchPanel
        index={index}
        input={input}
        lists={suggested.map((name) => lists[name]).filter(({ hidden }) => !hidden)}
        onFollow={onFollow}
        onClose={close}
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
    </dialog>
  );
}
