import type { Route } from './route';

let manifest: readonly Route[] | undefined;

/**
 * Stores the routes of the current build for the steps that follow. In memory, because Gatsby calls the hooks `createPages` (on every build, even a
 * warm one) and `onPostBuild` in one process, so what is read here was decided by this build. A file could be that of another build, and routes
 * decided a second time could differ if midnight came in between. Workers have their own memory, but do not need the routes.
 */
export function keepManifest(routes: readonly Route[]): void {
  manifest = routes;
}

/** The routes of the current build. Throws if none have been decided: outputs made without them would be empty, and would be published. */
export function readManifest(): readonly Route[] {
  if (!manifest) throw new Error('The pages are read before createPages has decided on them.');
  return manifest;
}
