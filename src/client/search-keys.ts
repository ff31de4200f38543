import { ROUTE_LOAD_TIMEOUT } from '../limits';
import { reachFor } from './reach-for';

/**
 * Opens the search, with React or before it: at its button, at `/` and at Ctrl-K or Cmd-K. React is started as if the visitor had reached for
 * the button, and asked until it answers (`src/search/search-host.tsx` does, by taking the event for its own); what is typed in the
 * meantime goes with the question. Where nobody answers the button's link leads to the page that searches.
 */
export function searchKeys(): void {
  let typed: string | undefined;

  const open = (event: Event): void => {
    const button = document.querySelector<HTMLAnchorElement>('.search-button');
    if (!button) return;
    event.preventDefault();
    if (typed !== undefined) return;
    typed = '';
    button.ariaBusy = 'true';
    reachFor(button);
    // Error pages have no React. In the preview it is there already.
    const able = document.querySelector('#_react-scripts') ?? '___loader' in window;
    const latest = able ? Date.now() + ROUTE_LOAD_TIMEOUT : 0;
    const ask = (): void => {
      const answered = !dispatchEvent(new CustomEvent('opensearch', { detail: typed, cancelable: true }));
      if (!answered && Date.now() < latest) {
        setTimeout(ask, 50);
        return;
      }
      typed = undefined;
      button.ariaBusy = null;
      if (!answered) location.assign(button.href);
    };
    ask();
  };
  document.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && (event.target as Element).closest('.search-button'))
      open(event);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const command = event.ctrlKey || event.metaKey;
    if ((target as Element).closest('input,textarea,select,[contenteditable]')) return;
    if (command ? key === 'k' : key === '/') open(event);
    else if (typed !== undefined && !command && key.length === 1) {
      typed += key;
      event.preventDefault();
    }
  });
  // The page that searches needs React from the start.
  document.addEventListener('DOMContentLoaded', () => reachFor(document.querySelector('.search-page')));
}
