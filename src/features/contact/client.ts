import { reachFor } from '../../ui/client/reach-for';

/** Reaches for the form, and so starts React, for those who left a text in it and want to see it again, and those who come to report an exception. */
export function returnToForm(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLElement>('[data-draft]');
    try {
      if (location.search.includes('report=') || localStorage.getItem(form?.dataset.draft ?? '')) reachFor(form);
    } catch {
      // The browser keeps nothing.
    }
  });
}
