import type { GatsbyBrowser } from 'gatsby';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/compositions.css';
import './src/styles/utilities.css';
import { startOtherParts } from './src/client/parts';
import { takeOverLinks } from './src/client/take-over-links';
import { SiteFrame } from './src/templates/site-frame';
import { toSitePath } from './src/templates/to-site-path';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <SiteFrame path={toSitePath(props.location.pathname)} context={props.pageContext}>
    {element}
  </SiteFrame>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  takeOverLinks();
  startOtherParts();
  if (process.env.NODE_ENV === 'development') {
    void import('./src/preview/problem-overlay').then(({ listenForProblems }) => listenForProblems());
    void import('./src/preview/reload-with-settings').then(({ reloadWithSettings }) => reloadWithSettings());
  }
};

/** Tells what listens, such as the script that counts visits, that React changed the page in place. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) dispatchEvent(new Event('newpage'));
};
