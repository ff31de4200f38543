/**
 * Announces the page that React has navigated to by its heading. Gatsby would prefix "Navigated to", in English in every language. Call it from
 * Gatsby's `onRouteUpdate`.
 */
export function announcePage(): void {
  // In the same frame as Gatsby but after it, so that a screen reader hears only this.
  requestAnimationFrame(() => {
    const announcer = document.querySelector('#gatsby-announcer');
    if (announcer) announcer.textContent = document.querySelector('h1')?.textContent ?? document.title;
  });
}
