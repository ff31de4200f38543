import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../../ui/client/after-frame';
import { closeDialog } from '../../ui/client/close-dialog';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import type { SearchContents } from './search-contents';
import { SearchForm } from './search-form';
import type { SearchRequest } from './search-keys';
import './search-dialog.css';

type Loaded = { Contents: typeof SearchContents } & Pick<ComponentProps<typeof SearchContents>, 'index'>;

/** Milliseconds after which files that could not be loaded may be requested again: the event repeats every 50 milliseconds. */
const RETRY = 1000;

/**
 * The search in a native dialog over the page (`open-dialog.ts`): the browser traps the focus. It is in the HTML with a field, and `search-keys.ts`
 * opens it, so that a visitor can type before React has started. The rest is loaded by the first of the `opensearch` events that `search-keys.ts` repeats
 * until one is cancelled. By then the search is there, and its field has the focus and what was typed, so that no keystroke is lost in between.
 */
export function SearchHost({ path }: { path: string }) {
  const { search, home } = useSite();
  // The search page has a field of its own.
  return search && path !== `${home}search/` ? <SearchDialog path={path} /> : null;
}

function SearchDialog({ path }: { path: string }) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  /** The request that the search answers first. From then on it listens for them itself. */
  const [first, setFirst] = useState<SearchRequest>();
  const loading = useRef(false);
  /** Where the mouse was last pressed: whoever selects text may release it beside the dialog. */
  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    if (first) return;
    const load = async () => {
      if (loading.current) return;
      loading.current = true;
      try {
        const [{ SearchContents: Contents }, { siteIndex: index }] = await Promise.all([
          // `finish/add-hints.ts` finds their files by this name.
          import(/* webpackChunkName: "search-dialog" */ './search-contents'),
          import(/* webpackChunkName: "search-dialog" */ './site-index'),
        ]);
        setLoaded({ Contents, index });
      } catch {
        // A network error, perhaps. No event is cancelled, so the button leads to the search page.
        setTimeout(() => {
          loading.current = false;
        }, RETRY);
      }
    };
    const open = (event: Event) => {
      if (!loaded) {
        // The next frame shows the dialog, and need not wait for requests.
        afterFrame(load);
        return;
      }
      event.preventDefault();
      flushSync(() => setFirst((event as CustomEvent<SearchRequest>).detail));
    };
    addEventListener('opensearch', open);
    return () => removeEventListener('opensearch', open);
  }, [first, loaded]);

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={say('search')}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, detail, ctrlKey, metaKey, shiftKey, altKey }) => {
        const { pathname } = (target as Element).closest('a') ?? {};
        // A link to the current page changes no path; with a key held down it opens elsewhere.
        const isHere = pathname === location.pathname && !ctrlKey && !metaKey && !shiftKey && !altKey;
        // The second of the double-click that opened the search is not meant for what is beside it.
        const isBeside = target === dialog.current && target === pressed.current && detail < 2;
        if (isHere) dialog.current?.close('followed');
        else if (dialog.current && isBeside) closeDialog(dialog.current);
      }}
    >
      {loaded && first ? (
        <loaded.Contents dialog={dialog} index={loaded.index} first={first} path={path} />
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
