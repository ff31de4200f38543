import { reachFor } from '../../ui/client/reach-for';

/** Reaches for the form, which starts React, for visitors who have a draft in it and those who come to report an exception. */
export function returnToForm(): void {
  const reach = (): void => {
    const form = document.querySelector<HTMLElement>('[data-draft]');
    try {
      if (location.search.includes('report=') || localStorage.getItem((form as HTMLElement).dataset.draft as string))
        reachFor(form);
    } catch {
      // There is no form, or storage is not available, so there is no draft.
    }
  };
  reach();
  // This may run before `load-react.ts` listens.
  document.addEventListener('DOMContentLoaded', reach);
}
