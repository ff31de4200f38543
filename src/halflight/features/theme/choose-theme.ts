import { afterFrame } from '../../ui/client/after-frame';
import { store } from '../../ui/client/store';

/** Stores the theme chosen with `theme-control.tsx`, and notifies `client.ts`, which applies it. */
export function chooseTheme(): void {
  const apply = () => dispatchEvent(new Event('storage'));
  addEventListener('change', (event) => {
    const control = event.target as HTMLInputElement;
    if (!control.matches('input[name=theme]')) return;
    keep(control.value);
    // Shows the pressed control in the first frame, because a theme change restyles every element.
    afterFrame(() => {
      // Animated by `sunset.css` where the browser supports view transitions. `ready` rejects if the next choice interrupts the transition.
      if (!(document as Partial<Document>).startViewTransition?.(apply).ready.catch(apply)) apply();
    });
  });
}

/** Stores the choice. If storage is unavailable, it applies to this page only. */
function keep(choice: string): void {
  const attributes = document.documentElement.dataset;
  delete attributes.unstoredTheme;
  if (!store('theme', choice === 'system' && !attributes.defaultTheme ? undefined : choice))
    attributes.unstoredTheme = choice;
}
