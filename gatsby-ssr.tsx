import type { GatsbySSR } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import type { ClientScript } from './src/client/define-client-script';
import { SiteFrame } from './src/templates/site-frame';
import { toSitePath } from './src/templates/to-site-path';

declare const CLIENT_SCRIPTS: readonly ClientScript[];
declare const LAYER_ORDER: string;
declare const __PATH_PREFIX__: string;

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <SiteFrame path={toSitePath(props.location.pathname)} context={props.pageContext}>
    {element}
  </SiteFrame>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents(
    CLIENT_SCRIPTS.map(({ needs, code }) => (
      <script key={`client-${needs ?? ''}`} data-needs={needs} dangerouslySetInnerHTML={{ __html: code }} />
    )),
  );
};

/**
 * The order of the layers comes before every style: whichever names a layer first would decide it.
 *
 * Gatsby's scripts wait in a `<template>`, where nothing is fetched or run: `src/client/load-react.ts` sets them free when a visitor asks.
 * Error pages are shown at addresses that are not theirs, where Gatsby would navigate away: they get none.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents([
    <style key="layers" dangerouslySetInnerHTML={{ __html: LAYER_ORDER }} />,
    ...getHeadComponents(),
  ]);
  if (process.env.NODE_ENV === 'development') return;
  const components = getPostBodyComponents() as ReactElement<{ sliceId?: string }>[];
  const scripts = components.filter(({ key, props }) => key === 'script-loader' || props.sliceId === '_gatsby-scripts');
  const others: ReactNode[] = components.filter((component) => !scripts.includes(component));
  const waiting = (
    <template key="react-scripts" id="_react-scripts" data-prefix={__PATH_PREFIX__}>
      {scripts}
    </template>
  );
  replacePostBodyComponents(pathname.endsWith('.html') ? others : [...others, waiting]);
};
