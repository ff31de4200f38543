/** Moves the focus to the main content, so that keyboard users continue there when the focused button disappears. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
