import { afterFrame } from '../../ui/client/after-frame';

/** Stores the theme that is chosen with `theme-control.tsx`, and tells `client.ts`, which applies it. */
export function chooseTheme(): void {
  const apply = () => dispatchEvent(new Event('storage'));
  addEventListener('change', (event) => {
    const control = event.target as HTMLInputElement;
    if (!control.matches('input[name=theme]')) return;
    store(control.value);
    // The first frame shows the choice: a theme gives every element a new style.
    afterFrame(() => {
      // Animated by `sunset.css` where the browser supports view transitions.
      // `ready` rejects if the next choice interrupts the transition.
      if (!(document as Partial<Document>).startViewTransition?.(apply).ready.catch(apply)) apply();
    });
  });
}

/** Stores the choice. If that is impossible, it holds on this page. */
function store(choice: string): void {
  const attributes = document.documentElement.dataset;
  delete attributes.unstoredTheme;
  try {
    if (choice === 'system' && !attributes.defaultTheme) localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    attributes.unstoredTheme = choice;
  }
}
