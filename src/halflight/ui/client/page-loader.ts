import { isErrorPage } from './error-page';

/** What Gatsby's loader resolves to for a path; `undefined`, or an error, if the page does not exist or failed to load. */
export interface LoadedPage {
  status?: string;
  page?: { path: string; webpackCompilationHash?: string };
  /** The data that the page is rendered from. */
  json?: { data?: unknown; pageContext?: unknown };
}

interface GatsbyWindow {
  ___loader: { loadPage(path: string): Promise<LoadedPage | undefined> };
}

/**
 * Loads everything needed to show a page in place. Later calls return the same result.
 * @param address A path on this origin, with the site's prefix and its query, if any: Gatsby identifies pages by both.
 */
export async function loadPage(address: string): Promise<LoadedPage | undefined> {
  const { ___loader } = window as unknown as GatsbyWindow;
  return ___loader.loadPage(address).catch(() => undefined);
}

/** Whether a page was loaded and is not the error page that Gatsby shows in place of a missing one. */
export function isThere(loaded: LoadedPage | undefined): boolean {
  return loaded !== undefined && loaded.status !== 'error' && !isErrorPage(loaded.page?.path ?? '');
}

/** Whether Gatsby can handle a URL's fragment: it throws while rendering the page if the fragment cannot be decoded, such as `#100%`. */
export function isPlace(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}
