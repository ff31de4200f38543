/** Loads an embed when its link is clicked. Until then, no request is sent to the third party. */
export function embeds(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.embed-link');
    const frame = link?.nextElementSibling as HTMLIFrameElement | null | undefined;
    // With a modifier key held, the link opens in a new tab or window as usual.
    if (!frame || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    frame.src = frame.dataset.src ?? '';
    frame.focus();
  });
}
