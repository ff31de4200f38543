/** Gatsby's event emitter in the preview's pages. */
interface Emitter {
  on(event: 'staticQueryResult', listener: () => void): void;
}

/**
 * In the preview, reloads the page when `site.md`, `person.md` or `custom.css` has changed: Gatsby keeps rendering the head, and with it the
 * palette, fonts and stylesheet, from the values at the time of loading.
 */
export function reloadWithSettings(): void {
  const { ___emitter } = window as unknown as { ___emitter: Emitter };
  ___emitter.on('staticQueryResult', () => window.location.reload());
}
