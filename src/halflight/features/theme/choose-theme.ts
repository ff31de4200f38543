import { afterFrame } from '../../ui/client/after-frame';
import { store } from '../../ui/client/store';

/** Stores the theme that is chosen with `theme-control.tsx`, and tells `client.ts`, which applies it. */
export function chooseTheme(): void {
  const apply = () => dispatchEvent(new Event('storage'));
  addEventListener('change', (event) => {
    const control = event.target as HTMLInputElement;
    if (!control.matches('input[name=theme]')) return;
    keep(control.value);
    // The first frame shows the choice: a theme gives every element a new style.
    afterFrame(() => {
      // Animated by `sunset.css` where the browser supports view transitions.
      // `ready` rejects if the next choice interrupts the transition.
      if (!(document as Partial<Document>).startViewTransition?.(apply).ready.catch(apply)) apply();
    });
  });
}

/** Stores the choice. If that is impossible, it holds on this page. */
function keep(choice: string): void {
  const attributes = document.documentElement.dataset;
  delete attributes.unstoredTheme;
  if (!store('theme', choice === 'system' && !attributes.defaultTheme ? undefined : choice))
    attributes.unstoredTheme = choice;
}
