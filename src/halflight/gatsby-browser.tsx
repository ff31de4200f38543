import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './ui/styles/reset.css';
import './ui/styles/fonts.css';
import './ui/styles/font-fallbacks.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/compositions.css';
import './ui/styles/dialogs.css';
import './ui/styles/travel.css';
import './ui/styles/touch.css';
import './ui/styles/utilities.css';
import './ui/styles/languages.css';
import { announcePage } from './ui/client/announce-page';
import { isWholeBuild } from './ui/client/is-whole-build';
import { takeOverLinks } from './ui/client/take-over-links';
import { RootBoundary } from './site/root-boundary';
import { SiteFrame } from './site/site-frame';
import { toSitePath } from './site/to-site-path';

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <RootBoundary>{element}</RootBoundary>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <SiteFrame path={toSitePath(props.location.pathname)} context={props.pageContext}>
    {element}
  </SiteFrame>
);

// oxlint-disable-next-line typescript/no-misused-promises -- Gatsby awaits the returned promise, but its types do not say so.
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    void import('./preview/problem-overlay').then(({ listenForProblems }) => listenForProblems());
    void import('./preview/reload-with-settings').then(({ reloadWithSettings }) => reloadWithSettings());
  } else if (!(await isWholeBuild())) {
    // Gatsby waits for this hook before it starts React. If it never resolves, the page keeps working without React.
    await new Promise<never>(() => undefined);
  }
  takeOverLinks();
};

/**
 * Hydrates in small steps, so that the browser can handle input in between; otherwise it would be one long task. In the preview, where pages come
 * without HTML, Gatsby renders them.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'development'
    ? undefined
    : () => (page: ReactNode, root: Element) => startTransition(() => void hydrateRoot(root, page));

/**
 * Keeps the scroll position when React starts: Gatsby treats that as opening the page, and would scroll to the URL's fragment or the saved position.
 * In the preview, React really renders the page first, so scrolling is right.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined || process.env.NODE_ENV === 'development';

/** Tells screen readers, and listeners such as analytics scripts, that React has navigated without loading a page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) announcePage();
  if (prevLocation && prevLocation.pathname !== location.pathname) dispatchEvent(new Event('newpage'));
};
