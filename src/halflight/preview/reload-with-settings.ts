/** Gatsby's event emitter in the preview's pages. */
interface Emitter {
  on(event: 'staticQueryResult', listener: () => void): void;
}

/**
 * In the preview, reloads the page when `site.md`, `person.md` or `custom.css` has changed. Otherwise Gatsby would keep rendering the head, and with
 * it the palette, fonts and stylesheet, from the values at load time.
 */
export function reloadWithSettings(): void {
  const { ___emitter } = window as unknown as { ___emitter: Emitter };
  ___emitter.on('staticQueryResult', () => window.location.reload());
}
