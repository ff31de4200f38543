/** Gatsby's own channel within the preview's pages. */
interface Emitter {
  on(event: 'staticQueryResult', listener: () => void): void;
}

/**
 * In the preview, loads the page anew when `site.md`, `person.md` or `custom.css` has changed: Gatsby goes on drawing the head, and with it
 * palette, fonts and style sheet, from what they said when the page was loaded.
 */
export function reloadWithSettings(): void {
  const { ___emitter } = window as unknown as { ___emitter: Emitter };
  ___emitter.on('staticQueryResult', () => window.location.reload());
}
