/** The path of the bundle of a module with all its imports; it is created if it is not cached. */
export function bundleOf(entry: string, root?: string): string;

/** Loads Gatsby's hooks. */
export function loadHooks(): typeof import('./hooks');
