const KEY = 'announcement';

/**
 * Keeps closed what a visitor has closed, until its words change. Runs in the head, before anything is painted: the document has the digest of the
 * words, and is marked there, so that nothing appears and vanishes. Other tabs follow.
 */
export function announcement(): void {
  apply();
  // A page from the back/forward cache, a page that was prerendered, and one that React shows in place may have missed it.
  for (const event of ['storage', 'pageshow', 'newpage']) addEventListener(event, apply);
  document.addEventListener('prerenderingchange', apply);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.announcement-close')) return;
    try {
      localStorage.setItem(KEY, shown() ?? '');
    } catch {
      // Then it is closed on this page alone.
    }
    mark(true);
    // What had the focus is gone: whoever goes by the keyboard goes on at what came after it.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

/** The digest of the words that this page announces. */
function shown(): string | undefined {
  return (document.querySelector<HTMLElement>('.announcement') ?? document.documentElement).dataset.announcement;
}

function mark(closed: boolean): void {
  document.documentElement.toggleAttribute('data-announcement-closed', closed);
}

function apply(): void {
  try {
    mark(localStorage.getItem(KEY) === shown());
  } catch {
    // Nothing is remembered here: what was closed on this page stays so.
  }
}
