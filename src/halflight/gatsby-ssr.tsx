import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { withPrefix, type GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { ClientScript } from './gatsby/define-client-script';
import { isErrorPage } from './ui/client/error-page';
import { toPageDigest } from './ui/client/page-digest';
import { toIntentRules, VIEW_RULES } from './ui/client/speculation-rules';
import { FIRST_TEXT_ID, markFirstText } from './site/mark-first-text';
import { RootBoundary } from './site/root-boundary';
import { SiteFrame } from './site/site-frame';
import { toSitePath } from './site/to-site-path';

declare const CLIENT_SCRIPTS: readonly ClientScript[];
declare const LAYER_ORDER: string;
declare const CLIENT_FILE: { name: string; code: string };

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <RootBoundary>{element}</RootBoundary>;

/** The digests of the pages being rendered, by path. */
const digests = new Map<string, string>();

/** The paths of those whose content a visitor may decrypt: React would render the form again in its place. */
const locked = new Set<string>();

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => {
  const path = toSitePath(props.location.pathname);
  digests.set(path, toPageDigest(props));
  if ('salt' in props.pageContext) locked.add(path);
  return (
    <SiteFrame path={path} context={props.pageContext}>
      {element}
    </SiteFrame>
  );
};

/**
 * Renders a page as Gatsby does, but keeps every part in place: React would move a large one to the end, for a script to put back.
 *
 * The first paint waits for the first text. Otherwise Chromium on a slow phone paints the background, then half of the header, then the text, with a
 * layout of the page for each.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const body = new PassThrough();
  const { pipe } = renderToPipeableStream(bodyComponent, {
    progressiveChunkSize: Infinity,
    onAllReady: () => pipe(body),
    onError: (error) => void body.destroy(error as Error),
  });
  const html = await text(body);
  const marked = markFirstText(html);
  if (marked) setHeadComponents([<link key="first-text" rel="expect" href={`#${FIRST_TEXT_ID}`} blocking="render" />]);
  replaceBodyHTMLString(marked ?? html);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setPostBodyComponents }) => {
  setHeadComponents(
    CLIENT_SCRIPTS.map(({ needs, code }) => (
      <script key={code} data-needs={needs} dangerouslySetInnerHTML={{ __html: code }} />
    )),
  );
  const toRules = (id: string, rules: string) => (
    <script key={id} id={id} type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />
  );
  // React moves it into the head, where it is requested early without blocking anything.
  const client =
    process.env.NODE_ENV === 'development' ? (
      <script key="client" type="module" dangerouslySetInnerHTML={{ __html: CLIENT_FILE.code }} />
    ) : (
      <script key="client" src={withPrefix(`/${CLIENT_FILE.name}`)} async />
    );
  setPostBodyComponents([
    client,
    toRules('_intent-rules', toIntentRules(withPrefix('/').replace(/\/$/, ''))),
    toRules('_view-rules', VIEW_RULES),
  ]);
};

/** Hides head elements that every page has (`site/site-head.tsx`) from Gatsby's client, which would remove and recreate them. */
function keepSame(node: ReactNode): ReactNode {
  if (!isValidElement<Record<string, unknown>>(node) || node.props['data-same'] === undefined) return node;
  return cloneElement(node, { 'data-same': undefined, 'data-gatsby-head': undefined });
}

/**
 * The order of the cascade layers precedes all styles, since otherwise whatever names a layer first would determine it.
 *
 * Gatsby's scripts are in a `<template>`, where they are neither fetched nor run, until `ui/client/load-react.ts` activates them for a visitor. Error
 * pages get none: they are served at URLs other than their own, from which Gatsby would navigate away. Nor do pages that a password opens.
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
    ...getHeadComponents().map(keepSame),
  ]);
  if (process.env.NODE_ENV === 'development') return;
  const components = getPostBodyComponents() as ReactElement<{ sliceId?: string }>[];
  const scripts = components.filter(({ key, props }) => key === 'script-loader' || props.sliceId === '_gatsby-scripts');
  const others: ReactNode[] = components.filter((component) => !scripts.includes(component));
  const waiting = (
    <template key="react-scripts" id="_react-scripts" data-page={digests.get(pathname)}>
      {scripts}
    </template>
  );
  replacePostBodyComponents(isErrorPage(pathname) || locked.has(pathname) ? others : [...others, waiting]);
};
