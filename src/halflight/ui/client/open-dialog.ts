import { afterFrame } from './after-frame';
import { closeDialog } from './close-dialog';

/**
 * Opens a modal dialog in two steps. The next frame shows its most important parts above the page (`dialogs.css`; the rest is left out while it has
 * `data-opening`). Only then does it become modal and the page inert, which takes longer because every element is restyled. Escape also closes it in
 * two steps (`close-dialog.ts`).
 *
 * When closed, it returns the focus to where it was, unless it was closed with a `returnValue`, as when the visitor followed a link. The browser
 * cannot do so, because the focus is already in the dialog when it becomes modal.
 *
 * A dialog that is open stays so, even if `closeDialog` was about to close it. The promise is fulfilled once the dialog is modal, and rejected if the
 * browser does not support modal dialogs.
 */
export async function openDialog(dialog: HTMLDialogElement): Promise<void> {
  delete dialog.dataset.closing;
  if (dialog.open) return;
  const before = document.activeElement as HTMLElement;
  // Browsers handle Escape only once it is modal.
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
  // Escape, or Android's back gesture.
  dialog.oncancel = (event) => {
    event.preventDefault();
    closeDialog(dialog);
  };
  await new Promise<void>(afterFrame);
  removeEventListener('keydown', onKey);
  // It may have been closed, and even reopened.
  if (!dialog.matches('[open][data-opening]')) return;
  delete dialog.dataset.opening;
  dialog.open = false;
  dialog.showModal();
}
