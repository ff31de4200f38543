import type { Route } from './route';

let manifest: readonly Route[] | undefined;

/**
 * Stores the routes of the current build for later steps. In memory, because Gatsby calls `createPages` (on every build, even a warm one) and
 * `onPostBuild` in the same process, so the routes are always this build's. A file could be left over from another build, and recomputed routes could
 * differ if midnight passed in between. Workers have their own memory, but do not need the routes.
 */
export function keepManifest(routes: readonly Route[]): void {
  manifest = routes;
}

/** The routes of the current build. Throws if there are none yet: outputs made without them would be published empty. */
export function readManifest(): readonly Route[] {
  if (!manifest) throw new Error('The pages are read before createPages has decided on them.');
  return manifest;
}
