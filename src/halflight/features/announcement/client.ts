const root = document.documentElement;

/** The storage key for the digests of closed announcements, separated by spaces. A multilingual site has one announcement per language. */
export const KEY = 'announcement';

/**
 * Keeps an announcement closed once a visitor has closed it (`close-announcement.ts`), until its text changes. Runs in the head, before the first
 * paint: the root element has the digest of the text and is marked as closed, so that the announcement never flashes. Other tabs follow.
 */
export function announcement(): void {
  const apply = () =>
    root.toggleAttribute(
      'data-announcement-closed',
      [root.dataset.unstoredAnnouncement, ...closed()].includes(shown()),
    );
  apply();
  // Pages from the back/forward cache, prerendered pages and those that React renders in place may have missed the `storage` event. The window
  // receives events of the document only in the capture phase.
  for (const event of ['storage', 'pageshow', 'prerenderingchange', 'newpage']) addEventListener(event, apply, true);
}

/** The digest of this page's announcement. */
export function shown(): string {
  return (document.querySelector<HTMLElement>('.announcement') ?? root).dataset.announcement ?? '';
}

/** The digests of closed announcements, most recent first. */
export function closed(): string[] {
  let stored;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Nothing is stored.
  }
  return (stored ?? '').split(' ');
}
