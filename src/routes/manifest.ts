import type { Route } from './route';

let manifest: readonly Route[] | undefined;

/**
 * Keeps the pages of the site that is being built, for the steps after them. It is kept in memory: Gatsby calls the hooks `createPages`, on
 * every build, a warm one too, and `onPostBuild` in one process, so what is read here was decided by this build. A file could be that of
 * another one; and the pages decided on anew would be others where midnight lies between. Workers, which have a memory of their own, have
 * no use for it.
 */
export function keepManifest(routes: readonly Route[]): void {
  manifest = routes;
}

/** The pages of the site that is being built. Throws where none were decided on: what is made from them would be nothing, and be published. */
export function readManifest(): readonly Route[] {
  if (!manifest) throw new Error('The pages are read before createPages has decided on them.');
  return manifest;
}
