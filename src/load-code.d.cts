/** The file that holds a module with all that it imports; it is made if it is not there. */
export function bundleOf(entry: string, root?: string): string;

/** What serves Gatsby's hooks. */
export function loadHooks(): typeof import('./hooks');
