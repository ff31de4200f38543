import { reachFor } from '../../ui/client/reach-for';

// Written into the code by the build: see `on-intent.ts`.
declare const ROUTE_LOAD_TIMEOUT: number;

/**
 * Milliseconds without a key after which the page may be left: what is pressed while the browser changes pages is nobody's. Twice the pause of an
 * average typist, 40 words a minute.
 */
const PAUSE = 600;

/**
 * Opens the search, with React or before it: at its button, at `/` and at Ctrl-K or Cmd-K. React is started as if the visitor had reached for
 * the button, and asked until it answers: `src/features/search/search-host.tsx` takes the event for its own, and has the field focused, with what was
 * typed in the meantime, before it gives the event back. Where nobody answers the button's link leads to the page that searches, with
 * what was typed, once no more is, or with what is typed on the way. On that page it is the field that is meant, with React or without.
 */
export function searchKeysAtOnce(): void {
  // While the page that searches is read it has no field yet either.
  const early = location.pathname.endsWith('/search/');
  /** What is typed while there is no field for it. */
  let typed = early ? '' : undefined;
  /** Until when React is asked. */
  let latest = 0;
  /** Whether the browser is on its way to the page that searches. */
  let leaving = false;

  const buttonOf = () => document.querySelector<HTMLAnchorElement>('.search-button');
  const end = (): void => {
    typed = undefined;
    leaving = false;
    const button = buttonOf();
    if (button) button.ariaBusy = null;
  };
  const leave = ({ href }: HTMLAnchorElement): void => {
    leaving = true;
    location.assign(typed ? `${href}?q=${encodeURIComponent(typed)}` : href);
  };
  const open = (event: Event): void => {
    const button = buttonOf();
    if (!button) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('.search-page .search-input');
    if (field) {
      field.focus();
      return;
    }
    if (typed !== undefined) return;
    typed = '';
    button.ariaBusy = 'true';
    reachFor(button);
    // Error pages have no React. In the preview it is there already.
    const able = document.querySelector('#_react-scripts') ?? '___loader' in window;
    // What the dialog will ask for comes while React starts (`finish/add-hints.ts`).
    document.head.append(...(document.querySelector<HTMLTemplateElement>('#_search-hints')?.content.children ?? []));
    latest = able ? Date.now() + ROUTE_LOAD_TIMEOUT : 0;
    const ask = (): void => {
      // The visitor thought better of it.
      if (typed === undefined) return;
      if (!dispatchEvent(new CustomEvent('opensearch', { detail: typed, cancelable: true }))) end();
      else if (Date.now() < latest) setTimeout(ask, 50);
      else leave(button);
    };
    ask();
  };
  document.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && (event.target as Element).closest('.search-button'))
      open(event);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, altKey } = event;
    // With Alt too it is the key for a third letter, as Windows tells it.
    const command = (event.ctrlKey || event.metaKey) && !altKey;
    if ((target as Element).closest('input,textarea,select,[contenteditable]')) return;
    if (command ? key === 'k' : key === '/' && !typed) open(event);
    else if (typed !== undefined && !command && (key.length === 1 || key === 'Backspace')) {
      typed = key.length === 1 ? typed + key : typed.slice(0, -1);
      event.preventDefault();
      latest = Math.max(latest, Date.now() + PAUSE);
      const button = buttonOf();
      if (leaving && button) leave(button);
    } else if (key === 'Escape') end();
  });
  // A page that comes back from the back/forward cache begins anew.
  addEventListener('pagehide', end);
  document.addEventListener('DOMContentLoaded', () => {
    const page = document.querySelector<HTMLElement>('.search-page');
    const field = page?.querySelector<HTMLInputElement>('.search-input');
    if (page && field) {
      field.value = (new URLSearchParams(location.search).get('q') ?? '') + (typed ?? '');
      field.focus();
      // The page that searches needs React from the start. If it does not come the page says so, and where else to look.
      reachFor(page);
      setTimeout(() => (page.dataset.late = ''), ROUTE_LOAD_TIMEOUT);
    }
    if (early) end();
  });
}

/** The same once the page has been read, where nothing was done at once. */
export function searchKeys(): void {
  if (!document.querySelector('.search-page')) searchKeysAtOnce();
}
