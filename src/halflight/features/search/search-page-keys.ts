import { reachFor } from '../../ui/client/reach-for';
import { isCommand } from './search-keys';

// Inlined by the build: see `on-intent.ts`.
declare const ROUTE_LOAD_TIMEOUT: number;

/**
 * Runs on the search page before it has been parsed: what is typed before the field exists is appended to the words from the URL. The page needs
 * React from the start. If React does not start in time, the root element is marked as late, and the page says where else to look.
 */
export function searchPageKeys(): void {
  let typed: string | undefined = '';
  addEventListener('keydown', (event) => {
    const { key } = event;
    if (typed === undefined || isCommand(event) || (event.target as Element).matches('input')) return;
    // The slash that opens the search is not part of the words.
    if (key.length === 1) typed += typed === '' && key === '/' ? '' : key;
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else return;
    event.preventDefault();
  });
  addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLInputElement>('.search-page .search-input');
    if (field) {
      field.value = (new URLSearchParams(location.search).get('q') ?? '') + (typed as string);
      field.focus();
      reachFor(field);
      setTimeout(() => (document.documentElement.dataset.late = ''), ROUTE_LOAD_TIMEOUT);
    }
    typed = undefined;
  });
}
