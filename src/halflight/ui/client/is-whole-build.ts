import { toPageDigest } from './page-digest';
import { isPlace, loadPage } from './page-loader';

interface GatsbyWindow {
  ___webpackCompilationHash: string;
  pagePath: string;
}

/**
 * Whether everything that React needs for this page is available and from the same build as the page. Otherwise Gatsby would reload the page if its
 * scripts are from another build, render different text if its data is, replace it with the 404 page if the data is gone, and throw if a script is
 * gone or it cannot decode the URL's fragment.
 */
export async function isWholeBuild(): Promise<boolean> {
  if (!isPlace(location.hash)) return false;
  const { ___webpackCompilationHash, pagePath } = window as unknown as GatsbyWindow;
  // The same URL that Gatsby uses, so that nothing is loaded twice.
  const loaded = await loadPage(location.pathname + location.search);
  return (
    loaded?.status !== 'error' &&
    // Gatsby includes the query in the path that identifies the page.
    loaded?.page?.path.replace(/\?.*/, '') === pagePath &&
    loaded.page.webpackCompilationHash === ___webpackCompilationHash &&
    toPageDigest(loaded.json ?? {}) === document.querySelector<HTMLElement>('#_react-scripts')?.dataset.page
  );
}
