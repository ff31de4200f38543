const KEY = 'theme';
const root = document.documentElement;

/**
 * The visitor's theme. Runs in the head, before anything is painted; the controls are kept in step once they are there, and other tabs follow.
 * `data-theme` is set only when the visitor chose: otherwise the style sheet asks the system.
 */
export function theme(): void {
  apply();
  // Another tab chose: what else it may keep changes nothing here.
  addEventListener('storage', apply);
  // A page that comes back from the back/forward cache, or was prerendered, may have missed a choice.
  addEventListener('pageshow', apply);
  document.addEventListener('prerenderingchange', apply);
  addEventListener('DOMContentLoaded', apply);
  document.addEventListener('change', ({ target }) => {
    const control = target as HTMLInputElement;
    if (!control.matches(`input[name=${KEY}]`)) return;
    remember(control.value);
    // Where the browser can show it, the light goes over the page: `sunset.css`.
    // One that the next choice overtakes ends early.
    if (!(document as Partial<Document>).startViewTransition?.(apply).ready.catch(apply)) apply();
  });
}

function remember(choice: string): void {
  try {
    if (choice === 'system' && !root.dataset.defaultTheme) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    root.dataset.theme = choice;
  }
}

function chosen(): string {
  try {
    // Nothing is no theme either.
    const stored = localStorage.getItem(KEY) as string;
    // Other pages of this origin may keep something else under that name.
    return /^(light|dark|system)$/.test(stored) ? stored : (root.dataset.defaultTheme ?? 'system');
  } catch {
    return root.dataset.theme ?? 'system';
  }
}

function apply(): void {
  const choice = chosen();
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  const control = document.querySelector<HTMLInputElement>(`input[name=${KEY}][value=${choice}]`);
  if (control) control.checked = true;
  // The browser's own chrome: both metas carry their scheme's colour; a choice makes them agree.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.dataset.scheme ?? '';
    meta.media = choice === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === choice ? 'all' : 'not all';
  }
}
