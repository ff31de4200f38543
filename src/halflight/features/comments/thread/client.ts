import { pressed } from '../../../ui/client/pressed';

/** The exports of the scripts that `make-script.ts` bundles. */
interface ShowingModule {
  show: (section: HTMLElement) => Promise<void>;
}

/**
 * Shows the replies to a post on a network, or the comments on a page, when a visitor asks for them. Until then nothing is requested from the network, and even the script that
 * reads its response is not loaded. Afterwards the link leads to the post, as it does without JavaScript.
 */
export function thread(): void {
  let failures = 0;

  const show = async (section: HTMLElement): Promise<void> => {
    const { script, loading, failed } = section.dataset as Record<'script' | 'loading' | 'failed', string>;
    const status = section.querySelector('[role=status]') as HTMLElement;
    // The retry button that had the focus disappears, so the focus moves to the status.
    if (section.dataset.asked) status.focus();
    section.dataset.asked = 'now';
    status.textContent = loading;
    try {
      // Browsers may cache a failed import, so a retry uses another URL.
      const address = failures > 0 ? `${script}?${failures}` : script;
      const { show: fill } = (await import(/* webpackIgnore: true */ address)) as ShowingModule;
      await fill(section);
      section.dataset.asked = 'done';
    } catch {
      failures += 1;
      section.dataset.asked = 'failed';
      status.textContent = failed;
    }
  };

  document.addEventListener('click', (event) => {
    const link = pressed(event, '.thread-link, .thread-again');
    const section = link && link.closest<HTMLElement>('.comments');
    if (!section) return;
    const { asked } = section.dataset;
    const mayShow = asked === undefined || (asked === 'failed' && link.matches('.thread-again'));
    // The second click of a double-click must not leave the page.
    if (mayShow || event.detail > 1) event.preventDefault();
    if (mayShow) void show(section);
  });
}
