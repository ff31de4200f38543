const attributes = document.documentElement.dataset;

/**
 * Applies the visitor's theme. Runs in the head, before the first paint; the controls are synchronized once they exist, and other tabs follow.
 * `data-theme` is the theme that was chosen, or the site's default. Without either, there is none, and the stylesheet follows the system.
 */
export function theme(): void {
  const apply = () => show(attributes.unstoredTheme ?? read());
  apply();
  // A theme was chosen: in another tab, or in this one (`choose-theme.ts`). A page restored from the back/forward cache, or prerendered, may have
  // missed a choice. The window sees events of the document only while they are captured.
  for (const event of ['storage', 'pageshow', 'prerenderingchange', 'DOMContentLoaded'])
    addEventListener(event, apply, true);
}

/** The choice that is stored, or the site's default. */
function read(): string {
  let stored;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Nothing is stored.
  }
  // Nothing is tested as the text "undefined", which is no theme either. Other pages of this origin may store something else under this key.
  return /^(light|dark|system)$/.test(stored as string) ? (stored as string) : (attributes.defaultTheme ?? 'system');
}

function show(choice: string): void {
  // Without the attribute, the stylesheet shows the site's default, if it has one.
  if (choice === 'system' && !attributes.defaultTheme) delete attributes.theme;
  else attributes.theme = choice;
  for (const control of document.querySelectorAll<HTMLInputElement>(`input[name=theme][value=${choice}]`))
    control.checked = true;
  // The browser's own UI. Each meta has the colour of a theme; once one is chosen, only its meta applies.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset as { scheme: string };
    meta.media = choice === 'system' ? scheme : scheme.includes(choice) ? 'all' : 'not all';
  }
}
