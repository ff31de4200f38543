/** Moves the focus to the content of the page: whoever uses the keyboard continues there when a button that had the focus goes. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
