/**
 * Announces a page that React has changed to by its heading: Gatsby puts "Navigated to" before it, in English in every language. To be called as
 * Gatsby's `onRouteUpdate`.
 */
export function announcePage(): void {
  // In the same frame as Gatsby, and after it, so that a screen reader hears only this.
  requestAnimationFrame(() => {
    const announcer = document.querySelector('#gatsby-announcer');
    if (announcer) announcer.textContent = document.querySelector('h1')?.textContent ?? document.title;
  });
}
