import { prefetchReact } from '../../ui/client/prefetch-react';
import { reachFor } from '../../ui/client/reach-for';

/** Gets React ready for the contact form, or starts it. */
export function contactForm(): void {
  prefetchReact();
  returnToForm();
}

/** Starts React for visitors who have a draft in the contact form and for those who come to report an exception. */
function returnToForm(): void {
  const reach = (): void => {
    const form = document.querySelector<HTMLElement>('[data-draft]');
    try {
      if (location.search.includes('report=') || localStorage.getItem((form as HTMLElement).dataset.draft as string))
        reachFor(form);
    } catch {
      // There is no form, or no storage and so no draft.
    }
  };
  reach();
  // This may run before `load-react.ts` listens.
  document.addEventListener('DOMContentLoaded', reach);
}
