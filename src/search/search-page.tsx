import { useLayoutEffect, useRef } from 'react';
import type { ListInfo } from '../components/site-context/lists';
import { useWords } from '../components/site-context/site-context';
import type { SearchIndex } from './search-index';
import { SearchMessage } from './search-message';
import { SearchPanel } from './search-panel';
import './search-page.css';

interface Props {
  index: SearchIndex;
  /** Every list that has something to show. */
  lists: readonly Pick<ListInfo, 'path' | 'all'>[];
}

/**
 * The search as a page. It takes the words from its address (`?q=`) and keeps them there, so that a search can be linked to and is still
 * there when a visitor comes back from a result. `src/client/search-keys.ts` starts React at once.
 */
export function SearchPage({ index, lists }: Props) {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);

  // Before the panel's own effects, which read the field.
  useLayoutEffect(() => {
    const field = input.current;
    if (field?.value === '') field.value = new URLSearchParams(location.search).get('q') ?? '';
    field?.focus();
  }, []);

  return (
    <div className="search-page wrapper" data-interactive="">
      <SearchPanel index={index} input={input} lists={lists} onAsk={keepInAddress} />
      <div className="search-without-script">
        <SearchMessage title={say('searchNeedsScript')} help={say('searchWithoutScript')} lists={lists} />
      </div>
    </div>
  );
}

function keepInAddress(words: string): void {
  const query = words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`;
  if (query !== location.search) history.replaceState(history.state, '', location.pathname + query);
}
