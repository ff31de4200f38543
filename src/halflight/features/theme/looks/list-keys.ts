/**
 * In the look terminal, `j` and `k` focus the next and the previous entry of a page, as in an editor. Only while the focus is in the main content, so
 * that people who speak to their computer, and whose words arrive as keys, do not move about by accident (WCAG 2.1.4).
 */
export function listKeys(): void {
  addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
    const main = document.querySelector<HTMLElement>("[data-look='terminal'] > main");
    const from = target as HTMLElement;
    if (
      !/^[jk]$/.test(key) ||
      altKey ||
      ctrlKey ||
      metaKey ||
      !main?.contains(from) ||
      from.matches(':read-write, select')
    )
      return;
    const links = [...main.querySelectorAll<HTMLElement>('li :is(h2, h3) a')].filter((link) => link.checkVisibility());
    const follows = (link: HTMLElement): boolean =>
      Boolean(from.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = key === 'j' ? links.find(follows) : links.findLast((link) => link !== from && !follows(link));
    next?.focus();
  });
}
