import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../../ui/components/site-context/site-context';
import type { SearchDialog } from './search-dialog';

type DialogProps = Parameters<typeof SearchDialog>[0];
type Loaded = Pick<DialogProps, 'index'> & { Dialog: ComponentType<DialogProps> };

/**
 * Answers `src/features/search/search-keys.ts`, which asks again and again for the search to be opened: the dialog is not loaded before the first
 * question, and the answer is given once it is there. It is open, and its field has the focus, before the next key is pressed: no letter
 * falls between.
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
          // By this name `finish/add-hints.ts` finds their files.
          import(/* webpackChunkName: "search-dialog" */ './search-dialog'),
          import(/* webpackChunkName: "search-dialog" */ './site-index'),
        ]);
        setLoaded({ Dialog, index });
      } catch {
        // The network, perhaps. Nobody answers, so the button leads to the page that searches.
        loading.current = false;
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
