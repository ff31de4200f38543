/** Loads what is embedded when its link is pressed. Until then nothing is asked of the other site. */
export function embeds(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.embed-link');
    const frame = link?.nextElementSibling as HTMLIFrameElement | null | undefined;
    // With a key held a link opens elsewhere, as everywhere.
    if (!frame || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    frame.src = frame.dataset.src ?? '';
    frame.focus();
  });
}
