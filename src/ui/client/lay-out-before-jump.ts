/**
 * Lays out all of a page before a visitor jumps in it, by a key or the scroll bar: until then, what is far below the viewport has a guessed height
 * (`off-screen.css`), so the end of the page would not be where the browser scrolls to.
 */
export function layOutBeforeJump(): void {
  const layOut = () => (document.body.dataset.layout = 'whole');
  document.addEventListener('keydown', ({ key, metaKey }) => {
    // On a Mac, the command key with an arrow is the end key.
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOut();
  });
  document.addEventListener('mousedown', ({ clientX, target }) => {
    // The scroll bar is outside what the page has for itself.
    if (target === document.documentElement && clientX >= (target as Element).clientWidth) layOut();
  });
}
