import { reachFor } from '../../ui/client/reach-for';

// Inlined by the build: see `on-intent.ts`.
declare const ROUTE_LOAD_TIMEOUT: number;

/**
 * How many requests to React, 50 ms apart, without a keystroke before the page may be left: keys pressed during a navigation are lost. 600 ms are twice
 * the pause of an average typist (40 words a minute). They are counted, because a clock runs on while the page is busy and keys wait for it.
 */
const PAUSE = 12;

/**
 * Opens the search on a click on its button, on `/`, and on Ctrl-K or Cmd-K, even before React has started. React is started as if the visitor had
 * reached for the button, and sent `opensearch` events until `src/features/search/search-host.tsx` cancels one; the dialog's field then has the
 * focus, and the text typed in the meantime. If none is cancelled in time, the browser follows the button's link to the search page as soon as the
 * visitor pauses, with the typed text, which may still grow on the way. On the search page, the field is focused instead, with React or without.
 */
export function searchKeysAtOnce(): void {
  // While the search page is being parsed, its field does not exist yet.
  const early = location.pathname.endsWith('/search/');
  /** What was typed while there is no field for it; `undefined` if no search was requested. */
  let typed = early ? '' : undefined;
  /** The time until which React is asked. */
  let latest = 0;
  /** How many more times it is asked at least. */
  let rest = 0;
  /** Whether the browser is navigating to the search page. */
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
    // Error pages have no React. In the preview, it has already started.
    const able = document.querySelector('#_react-scripts') ?? '___loader' in window;
    // Activates the preloads of the dialog's files (`finish/add-hints.ts`), so that they load while React starts.
    document.head.append(...(document.querySelector<HTMLTemplateElement>('#_search-hints')?.content.children ?? []));
    latest = able ? Date.now() + ROUTE_LOAD_TIMEOUT : 0;
    const ask = (): void => {
      // Cancelled, such as with Escape.
      if (typed === undefined) return;
      if (!dispatchEvent(new CustomEvent('opensearch', { detail: typed, cancelable: true }))) end();
      else if ((rest -= 1) > 0 || Date.now() < latest) setTimeout(ask, 50);
      else leave(button);
    };
    ask();
  };
  document.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && (event.target as Element).closest('.search-button'))
      open(event);
  });
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    // Ctrl with Alt is how Windows reports AltGr.
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    if ((target as Element).closest('input,textarea,select,[contenteditable]')) return;
    // K, also with Caps Lock, or the key in its place where letters are not Latin. With Shift, Firefox opens its console.
    if (command ? !event.shiftKey && /^(Key)?K$/i.test(/\w/.test(key) ? key : event.code) : key === '/' && !typed)
      open(event);
    else if (typed !== undefined && !command && (key.length === 1 || key === 'Backspace')) {
      typed = key.length === 1 ? typed + key : typed.slice(0, -1);
      event.preventDefault();
      rest = PAUSE;
      const button = buttonOf();
      if (leaving && button) leave(button);
    } else if (key === 'Escape') end();
  });
  // A page restored from the back/forward cache starts afresh.
  addEventListener('pagehide', end);
  document.addEventListener('DOMContentLoaded', () => {
    const page = document.querySelector<HTMLElement>('.search-page');
    const field = page?.querySelector<HTMLInputElement>('.search-input');
    if (page && field) {
      field.value = (new URLSearchParams(location.search).get('q') ?? '') + (typed ?? '');
      field.focus();
      // The search page needs React from the start. If it does not start in time, the page says so, and suggests where else to look.
      reachFor(page);
      setTimeout(() => (page.dataset.late = ''), ROUTE_LOAD_TIMEOUT);
    }
    if (early) end();
  });
}

/** Does the same after parsing, on all pages but the search page, where `searchKeysAtOnce` has already run. */
export function searchKeys(): void {
  if (!document.querySelector('.search-page')) searchKeysAtOnce();
}
