import { useLayoutEffect, useRef } from 'react';
import type { ListInfo } from '../../ui/components/site-context/lists';
import { useWords } from '../../ui/components/site-context/site-context';
import type { SearchIndex } from './search-index';
import { SearchMessage } from './search-message';
import { SearchPanel } from './search-panel';
import './search-page.css';

const FORM = '_search';

interface Props {
  index: SearchIndex;
  /** The lists that are not empty. */
  lists: readonly Pick<ListInfo, 'path' | 'all'>[];
}

/**
 * The search as a page. It keeps the words in its URL (`?q=`), so that a search can be linked to and is still there when a visitor returns from a
 * result. `search-page-keys.ts` puts them into the field and starts React at once; if React does not start in time, it says so on the root element,
 * which shows a message. Without React, the form is submitted as usual, which reloads the page with the words in its URL.
 */
export function SearchPage({ index, lists }: Props) {
  const say = useWords();
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // A layout effect, so that it runs before the panel's effects, which read the field.
  useLayoutEffect(() => {
    const field = input.current;
    if (field?.value === '') field.value = new URLSearchParams(location.search).get('q') ?? '';
    // Unless the visitor has already moved on to something else on the page.
    if (!page.current?.contains(document.activeElement)) field?.focus();
    if (page.current) page.current.dataset.ready = '';
  }, []);

  return (
    <div className="search-page wrapper" data-interactive="" ref={page}>
      <SearchPanel id={FORM} index={index} input={input} lists={lists} onAsk={keepInAddress} />
      <div className="search-without-script">
        <SearchMessage title={say('searchNeedsScript')} help={say('searchWithoutScript')} lists={lists} />
      </div>
      <div className="search-late" role="alert">
        <SearchMessage title={say('searchFailed')} help={say('searchFailedHelp')} lists={lists}>
          <button className="button" type="submit" form={FORM}>
            {say('searchAgain')}
          </button>
        </SearchMessage>
      </div>
    </div>
  );
}

function keepInAddress(words: string): void {
  const query = words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`;
  if (query !== location.search) history.replaceState(history.state, '', location.pathname + query);
}
