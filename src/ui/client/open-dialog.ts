import { afterFrame } from './after-frame';

/** Opens a modal dialog in two steps: the next frame shows it with what it needs first, and what can wait (`data-opening`, in its styles) comes then. */
export function openDialog(dialog: HTMLDialogElement): void {
  dialog.dataset.opening = '';
  dialog.showModal();
  afterFrame(() => delete dialog.dataset.opening);
}
