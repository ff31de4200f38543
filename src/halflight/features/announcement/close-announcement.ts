import { focusMain } from '../../ui/client/focus-main';
import { store } from '../../ui/client/store';
import { closed, KEY, shown } from './client';

/** Closes the announcement when its button is pressed: stores its digest and notifies `client.ts`, which hides it. */
export function closeAnnouncement(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.announcement-close')) return;
    const { dataset } = document.documentElement;
    // If storage is unavailable, it is closed on this page only.
    dataset.unstoredAnnouncement = shown();
    store(KEY, [shown(), ...closed()].join(' '));
    dispatchEvent(new Event('storage'));
    focusMain();
  });
}
