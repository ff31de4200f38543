import { afterFrame } from './after-frame';
import { closeDialog } from './close-dialog';

/**
 * Opens a modal dialog in two steps. The next frame shows it with what it needs first, above the page (`dialogs.css`; what can wait is left out while it
 * has `data-opening`). Only then does it become modal, and so the page inert, which takes longer: each of its elements gets a new style. On Escape it
 * closes in two steps, too (`close-dialog.ts`).
 *
 * Closed, it gives the focus back to what had it, unless it was closed with a `returnValue`, as when the visitor followed a link: the browser, which would
 * otherwise do so, finds the focus in the dialog already when it becomes modal.
 *
 * The promise is fulfilled once the dialog is modal, and rejected where the browser has no modal dialogs.
 */
export async function openDialog(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.open) return;
  const before = document.activeElement as HTMLElement;
  // Browsers handle the key only once it is modal.
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') dialog.close();
  };
  dialog.dataset.opening = '';
  dialog.returnValue = '';
  dialog.show();
  addEventListener('keydown', onKey);
  dialog.onclose = () => {
    if (!dialog.returnValue) before.focus({ preventScroll: true });
  };
  // Escape, or the back gesture of Android.
  dialog.oncancel = (event) => {
    event.preventDefault();
    closeDialog(dialog);
  };
  await new Promise<void>(afterFrame);
  removeEventListener('keydown', onKey);
  // It may have been closed, and even opened again.
  if (!dialog.matches('[open][data-opening]')) return;
  delete dialog.dataset.opening;
  dialog.open = false;
  dialog.showModal();
}
