/**
 * Writes into `data-navigation` how the page was opened: 0 by a link or an address, 1 when loaded again, 2 by going back or forward. After the last two,
 * browsers look for the place where it was left, for which `off-screen.css` has all of the page laid out. Runs in the head, before they do.
 *
 * `performance.navigation` is deprecated, but every browser has it, and it is half as long as its successor in a script that is part of every page.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated
document.documentElement.dataset.navigation = performance.navigation.type as unknown as string;

export {};
