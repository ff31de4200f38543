const attributes = document.documentElement.dataset;

/**
 * Applies the visitor's theme. Runs in the head, before the first paint; the controls are synchronized once they exist, and other tabs follow.
 * `data-theme` is the chosen theme, or the site's default. Without either, it is absent, and the stylesheet follows the system.
 */
export function theme(): void {
  const apply = () => show(attributes.unstoredTheme ?? read());
  apply();
  // A theme was chosen in another tab, or in this one (`choose-theme.ts`). A page restored from the back/forward cache, or prerendered, may have
  // missed a choice. The window receives events of the document only in the capture phase.
  for (const event of ['storage', 'pageshow', 'prerenderingchange', 'DOMContentLoaded'])
    addEventListener(event, apply, true);
}

/** The stored choice, or the site's default. */
function read(): string {
  let stored;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Nothing is stored.
  }
  // `test` converts `undefined` to the text "undefined", which is not a theme. Other pages of this origin may store something else under this key.
  return /^(light|dark|system)$/.test(stored as string) ? (stored as string) : (attributes.defaultTheme ?? 'system');
}

function show(choice: string): void {
  // Without the attribute, the stylesheet shows the site's default, if it has one.
  if (choice === 'system' && !attributes.defaultTheme) delete attributes.theme;
  else attributes.theme = choice;
  for (const control of document.querySelectorAll<HTMLInputElement>(`input[name=theme][value=${choice}]`))
    control.checked = true;
  // Colours the browser's own UI. Each meta element is for one theme; once a theme is chosen, only its element applies.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset as { scheme: string };
    meta.media = choice === 'system' ? scheme : scheme.includes(choice) ? 'all' : 'not all';
  }
}
