import type { GatsbyBrowser } from 'gatsby';
import './src/styles/reset.css';
import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/compositions.css';
import './src/styles/utilities.css';
import { isWholeBuild } from './src/client/is-whole-build';
import { startOtherParts } from './src/client/parts';
import { takeOverLinks } from './src/client/take-over-links';
import { RootBoundary } from './src/templates/root-boundary';
import { SiteFrame } from './src/templates/site-frame';
import { toSitePath } from './src/templates/to-site-path';

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <RootBoundary>{element}</RootBoundary>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <SiteFrame path={toSitePath(props.location.pathname)} context={props.pageContext}>
    {element}
  </SiteFrame>
);

// eslint-disable-next-line @typescript-eslint/no-misused-promises -- Gatsby waits for what this returns; its types do not know that.
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    void import('./src/preview/problem-overlay').then(({ listenForProblems }) => listenForProblems());
    void import('./src/preview/reload-with-settings').then(({ reloadWithSettings }) => reloadWithSettings());
  } else if (!(await isWholeBuild())) {
    // Gatsby waits for this hook before it starts React: then it never does, and the page goes on without.
    await new Promise<never>(() => undefined);
  }
  takeOverLinks();
  startOtherParts();
};

/** Tells what listens, such as the script that counts visits, that React changed the page in place. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) dispatchEvent(new Event('newpage'));
};
