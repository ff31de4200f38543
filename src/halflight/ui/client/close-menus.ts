/**
 * Closes the header's menus when the visitor jumps to a place on the page, such as by a link in a menu; when the screen becomes wide, such as by
 * turning a phone; and when the visitor leaves the page, so that it is not restored from the back/forward cache with a menu open.
 */
export function closeMenusOnLeaving(): void {
  for (const event of ['popstate', 'pagehide']) addEventListener(event, closeMenus);
  // On a wide screen the menu is part of the bar, so an open one would cover the page.
  matchMedia('(width >= 48rem)').addEventListener('change', closeMenus);
  // When the focus leaves the bar, an open menu would cover the focused element.
  addEventListener('focusin', ({ target }) => {
    if (!(target as Element).closest('.header')) closeMenus();
  });
  // Not every browser fires `popstate` for a link to the place that the URL already names.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.menu a[href*="#"]')) closeMenus();
  });
}

/** Closes the header's open menus. */
export function closeMenus(): void {
  // Not every browser supports popovers or `:popover-open`.
  for (const menu of document.querySelectorAll<Partial<HTMLElement> & Element>('[popover]')) menu.hidePopover?.();
}
