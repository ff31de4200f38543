import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../../ui/components/site-context/site-context';
import type { SearchDialog } from './search-dialog';

type DialogProps = Parameters<typeof SearchDialog>[0];
type Loaded = Pick<DialogProps, 'index'> & { Dialog: ComponentType<DialogProps> };

/** Milliseconds after which files that could not be loaded may be requested again: the event repeats every 50 milliseconds. */
const RETRY = 1000;

/**
 * Handles the `opensearch` events that `src/features/search/search-keys.ts` repeats until one is cancelled. The first loads the dialog; once it has
 * loaded, the next is cancelled. By then the dialog is open and its field has the focus, so that no keystroke is lost in between.
 */
export function SearchHost({ path }: { path: string }) {
  const { search } = useSite();
  const [loaded, setLoaded] = useState<Loaded>();
  const [request, setRequest] = useState<DialogProps['request']>();
  const loading = useRef(false);

  useEffect(() => {
    if (!search) return;
    const load = async () => {
      if (loading.current) return;
      loading.current = true;
      try {
        const [{ SearchDialog: Dialog }, { siteIndex: index }] = await Promise.all([
          // `finish/add-hints.ts` finds their files by this name.
          import(/* webpackChunkName: "search-dialog" */ './search-dialog'),
          import(/* webpackChunkName: "search-dialog" */ './site-index'),
        ]);
        setLoaded({ Dialog, index });
      } catch {
        // A network error, perhaps. No event is cancelled, so the button leads to the search page.
        setTimeout(() => {
          loading.current = false;
        }, RETRY);
      }
    };
    const open = (event: Event) => {
      if (!loaded) {
        void load();
        return;
      }
      event.preventDefault();
      flushSync(() => setRequest({ typed: (event as CustomEvent<string>).detail }));
    };
    addEventListener('opensearch', open);
    return () => removeEventListener('opensearch', open);
  }, [search, loaded]);

  if (!loaded || !request) return null;
  const { Dialog, index } = loaded;
  return <Dialog index={index} request={request} path={path} />;
}
