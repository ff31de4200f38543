import { isErrorPage } from './error-page';

/** What Gatsby's loader gives for a path: nothing, or an error, where there is no such page or it could not be loaded. */
export interface LoadedPage {
  status?: string;
  page?: { path: string; webpackCompilationHash?: string };
  /** What the page is drawn from. */
  json?: { data?: unknown; pageContext?: unknown };
}

interface GatsbyWindow {
  ___loader: { loadPage(path: string): Promise<LoadedPage | undefined> };
}

/**
 * Loads all that a page needs to be shown in place, once: asked again it gives what came before.
 * @param address A path of this origin, with the site's prefix, and its query if it has one: by both Gatsby knows a page.
 */
export async function loadPage(address: string): Promise<LoadedPage | undefined> {
  const { ___loader } = window as unknown as GatsbyWindow;
  return ___loader.loadPage(address).catch(() => undefined);
}

/** Whether a page came, and is not the error page that Gatsby shows in the place of one that is gone. */
export function isThere(loaded: LoadedPage | undefined): boolean {
  return loaded !== undefined && loaded.status !== 'error' && !isErrorPage(loaded.page?.path ?? '');
}
