import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SEARCH_RETRY } from '../../limits';
import { afterFrame } from '../../ui/client/after-frame';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import type { SearchContents } from './search-contents';
import { SearchForm } from './search-form';
import type { SearchRequest } from './search-keys';
import './search-dialog.css';

/**
 * The search in a native dialog over the page (`open-dialog.ts`): the browser traps the focus. The dialog and its field are in the HTML, and
 * `search-keys.ts` opens it, so that a visitor can type before React has started. The rest is loaded by the first of the `opensearch` events, which
 * `search-keys.ts` repeats until one is cancelled. By then the search is rendered, and its field has the focus and what was typed, so that no
 * keystroke is lost.
 */
export function SearchHost({ path }: { path: string }) {
  const { search, home } = useSite();
  // The search page has its own field.
  return search && path !== `${home}search/` ? <SearchDialog path={path} /> : null;
}

function SearchDialog({ path }: { path: string }) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [Contents, setContents] = useState<typeof SearchContents>();
  /** The request that the search answers first. Afterwards it listens for requests itself. */
  const [first, setFirst] = useState<SearchRequest>();
  const loading = useRef(false);

  useEffect(() => {
    if (first) return;
    const load = async () => {
      if (loading.current) return;
      loading.current = true;
      try {
        // `finish/add-hints.ts` finds the files by this name.
        const { SearchContents } = await import(/* webpackChunkName: "search-dialog" */ './search-contents');
        setContents(() => SearchContents);
      } catch {
        // Possibly a network error. No event is cancelled, so the button leads to the search page.
        setTimeout(() => {
          loading.current = false;
        }, SEARCH_RETRY);
      }
    };
    const open = (event: Event) => {
      if (!Contents) {
        // Shows the dialog in the next frame, before making requests.
        afterFrame(load);
        return;
      }
      event.preventDefault();
      flushSync(() => setFirst((event as CustomEvent<SearchRequest>).detail));
    };
    addEventListener('opensearch', open);
    return () => removeEventListener('opensearch', open);
  }, [first, Contents]);

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={say('search')}
      onClick={({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
        const { pathname } = (target as Element).closest('a') ?? {};
        // A link to the current page does not change the path. With a modifier key held down, it opens elsewhere.
        const isHere = pathname === location.pathname && !ctrlKey && !metaKey && !shiftKey && !altKey;
        if (isHere) dialog.current?.close('followed');
      }}
    >
      {Contents && first ? (
        <Contents dialog={dialog} first={first} path={path} />
      ) : (
        <div className="search-panel">
          <SearchForm closes />
          <div className="search-body">
            <p className="search-waiting">{say('searching')}</p>
          </div>
        </div>
      )}
    </dialog>
  );
}
