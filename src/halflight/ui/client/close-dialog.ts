import { afterFrame } from './after-frame';

/**
 * Closes a modal dialog in two steps. The next frame shows the page without it (`data-closing`: see `dialogs.css`). Only then does the page become
 * active again, which takes longer because every element is restyled.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.dataset.closing = '';
  afterFrame(() => {
    // It may have been reopened.
    if (dialog.dataset.closing !== undefined) dialog.close();
    delete dialog.dataset.closing;
  });
}
