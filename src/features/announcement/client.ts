const KEY = 'announcement';

/**
 * Keeps an announcement closed once a visitor has closed it, until its text changes. Runs in the head, before the first paint: the root element has
 * the digest of the text and is marked as closed, so that nothing flashes up. Other tabs follow.
 */
export function announcement(): void {
  /** The digest that was closed on this page: the browser may be unable to keep it. */
  let closed: string | null = null;
  const apply = (): void => {
    const isClosed = [closed, read()].includes(shown() ?? '');
    document.documentElement.toggleAttribute('data-announcement-closed', isClosed);
  };
  apply();
  // Pages from the back/forward cache, prerendered pages and those that React renders in place may have missed the `storage` event.
  for (const event of ['storage', 'pageshow', 'newpage']) addEventListener(event, apply);
  document.addEventListener('prerenderingchange', apply);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.announcement-close')) return;
    closed = shown() ?? '';
    try {
      localStorage.setItem(KEY, closed);
    } catch {
      // Storage is full or not available: it is closed on this page only.
    }
    apply();
    // The button that had the focus is gone: keyboard users continue at the content that follows.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

/** The digest of the text that this page announces. */
function shown(): string | undefined {
  return (document.querySelector<HTMLElement>('.announcement') ?? document.documentElement).dataset.announcement;
}

/** The digest of the text that was closed last. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
