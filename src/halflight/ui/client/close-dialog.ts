import { afterFrame } from './after-frame';

/**
 * Closes a modal dialog in two steps. The next frame shows the page without it (`data-closing`: see `dialogs.css`), and only then is the page active
 * again, which takes longer: each of its elements gets a new style.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.dataset.closing = '';
  afterFrame(() => {
    // It may have been opened again.
    if (dialog.dataset.closing !== undefined) dialog.close();
    delete dialog.dataset.closing;
  });
}
