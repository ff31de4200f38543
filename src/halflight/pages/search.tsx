import type { PageProps } from 'gatsby';
import { useLayoutEffect, useRef } from 'react';
import { PageHeader } from '../ui/components/page-header/page-header';
import { useSite, useWords } from '../ui/components/site-context/site-context';
import { pageHead } from '../site/site-head';
import type { ListName } from '../words/list-names';
import { siteIndex } from '../features/search/search-index';
import { SearchMessage } from '../features/search/search-message';
import { SearchPanel } from '../features/search/search-panel';
import '../features/search/search-page.css';

const FORM = '_search';

interface Context {
  /** The non-empty lists. */
  lists: readonly ListName[];
  /** The archive pages, which show a whole list in brief. */
  archives: readonly { path: string; list: ListName }[];
}

/**
 * The search page: where the header's button leads without JavaScript, and the page for URLs with `?q=`. It keeps the words in its URL, so that a
 * search can be linked to and is still there when a visitor returns from a result. `search-page-keys.ts` puts them into the field and starts React at
 * once; if React does not start in time, it marks the root element, which reveals a message. Without React, submitting the form reloads the page with
 * the words in its URL.
 */
export default function SearchTemplate({ pageContext }: PageProps<object, Context>) {
  const say = useWords();
  const site = useSite();
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const lists = [
    ...pageContext.lists.map((name) => site.lists[name]),
    ...pageContext.archives.map(({ path, list }) => ({
      path,
      all: say('archiveOf', { list: site.lists[list].title }),
    })),
  ];

  // A layout effect, so that it runs before the panel's effects, which read the field.
  useLayoutEffect(() => {
    const field = input.current;
    if (field?.value === '') field.value = new URLSearchParams(location.search).get('q') ?? '';
    // Unless the visitor has already moved on to something else on the page.
    if (!page.current?.contains(document.activeElement)) field?.focus();
    if (page.current) page.current.dataset.ready = '';
  }, []);

  return (
    <>
      <div className="wrapper">
        <PageHeader title={say('search')} />
      </div>
      <div className="search-page wrapper" data-interactive="" ref={page}>
        <SearchPanel id={FORM} index={siteIndex} input={input} lists={lists} onAsk={putIntoAddress} />
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
    </>
  );
}

function putIntoAddress(words: string): void {
  const query = words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`;
  if (query !== location.search) history.replaceState(history.state, '', location.pathname + query);
}

export const Head = pageHead(({ words }) => ({ title: words.search, noindex: true }));
