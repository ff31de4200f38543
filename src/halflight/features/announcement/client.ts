const root = document.documentElement;

/** Where the digests of the announcements are stored that a visitor closed, separated by spaces. A site has one in each language. */
export const KEY = 'announcement';

/**
 * Keeps an announcement closed once a visitor has closed it (`close-announcement.ts`), until its text changes. Runs in the head, before the first
 * paint: the root element has the digest of the text and is marked as closed, so that nothing flashes up. Other tabs follow.
 */
export function announcement(): void {
  const apply = () =>
    root.toggleAttribute(
      'data-announcement-closed',
      [root.dataset.unstoredAnnouncement, ...closed()].includes(shown()),
    );
  apply();
  // Pages from the back/forward cache, prerendered pages and those that React renders in place may have missed the `storage` event. The window sees
  // events of the document only while they are captured.
  for (const event of ['storage', 'pageshow', 'prerenderingchange', 'newpage']) addEventListener(event, apply, true);
}

/** The digest of the text that this page announces. */
export function shown(): string {
  return (document.querySelector<HTMLElement>('.announcement') ?? root).dataset.announcement ?? '';
}

/** The digests of the texts that were closed, the last one first. */
export function closed(): string[] {
  let stored;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Nothing is stored.
  }
  return (stored ?? '').split(' ');
}
