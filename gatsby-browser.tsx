import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './src/ui/styles/reset.css';
import './src/ui/styles/fonts.css';
import './src/ui/styles/font-fallbacks.css';
import './src/ui/styles/tokens.css';
import './src/ui/styles/base.css';
import './src/ui/styles/compositions.css';
import './src/ui/styles/dialogs.css';
import './src/ui/styles/travel.css';
import './src/ui/styles/touch.css';
import './src/ui/styles/utilities.css';
import './src/ui/styles/languages.css';
import { announcePage } from './src/ui/client/announce-page';
import { isWholeBuild } from './src/ui/client/is-whole-build';
import { takeOverLinks } from './src/ui/client/take-over-links';
import { RootBoundary } from './src/ui/site/root-boundary';
import { SiteFrame } from './src/ui/site/site-frame';
import { toSitePath } from './src/ui/site/to-site-path';

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <RootBoundary>{element}</RootBoundary>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <SiteFrame path={toSitePath(props.location.pathname)} context={props.pageContext}>
    {element}
  </SiteFrame>
);

// eslint-disable-next-line @typescript-eslint/no-misused-promises -- Gatsby awaits the returned promise, but its types do not say so.
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    void import('./src/features/preview/problem-overlay').then(({ listenForProblems }) => listenForProblems());
    void import('./src/features/preview/reload-with-settings').then(({ reloadWithSettings }) => reloadWithSettings());
  } else if (!(await isWholeBuild())) {
    // Gatsby waits for this hook before it starts React. If it never resolves, the page keeps working without React.
    await new Promise<never>(() => undefined);
  }
  takeOverLinks();
};

/**
 * Starts React in small steps, between which the browser handles what is pressed. Otherwise it would be one long task. In the preview, where pages come
 * without HTML, Gatsby renders them.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'development'
    ? undefined
    : () => (page: ReactNode, root: Element) => startTransition(() => void hydrateRoot(root, page));

/**
 * Leaves a visitor where they are in the page when React starts: Gatsby takes that for a page that has just opened, and would scroll to the place in
 * its URL or to where it was left. In the preview, React draws the page and does start with it.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined || process.env.NODE_ENV === 'development';

/** Tells screen readers, and listeners such as analytics scripts, that React has navigated without loading a page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) announcePage();
  if (prevLocation && prevLocation.pathname !== location.pathname) dispatchEvent(new Event('newpage'));
};
