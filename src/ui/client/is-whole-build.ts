import { toPageDigest } from './page-digest';
import { loadPage } from './page-loader';

interface GatsbyWindow {
  ___webpackCompilationHash: string;
  pagePath: string;
}

/**
 * Whether what React needs for this page is all there, and of the build that made the page. Gatsby would reload the page if its scripts are of
 * another build, draw another text over it if its data is, show the 404 page in its place if that is gone, and throw if a script is.
 */
export async function isWholeBuild(): Promise<boolean> {
  const { ___webpackCompilationHash, pagePath } = window as unknown as GatsbyWindow;
  // Asked as Gatsby asks, so that nothing is loaded twice.
  const loaded = await loadPage(location.pathname + location.search);
  return (
    loaded?.status !== 'error' &&
    // A query stays in the path by which Gatsby knows the page.
    loaded?.page?.path.replace(/\?.*/, '') === pagePath &&
    loaded.page.webpackCompilationHash === ___webpackCompilationHash &&
    toPageDigest(loaded.json ?? {}) === document.querySelector<HTMLElement>('#_react-scripts')?.dataset.page
  );
}
