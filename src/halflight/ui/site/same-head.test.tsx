/** @jest-environment jsdom */
import type { ReactElement, ReactNode } from 'react';
import { onPreRenderHTML } from '../../gatsby-ssr';

Object.assign(globalThis, { CLIENT_SCRIPTS: [], LAYER_ORDER: '@layer a;' });

test('what is the same on every page is hidden from Gatsby, and nothing else is', () => {
  const head = [
    <title key="title" data-gatsby-head="true">
      A page
    </title>,
    <link key="icon" rel="icon" href="/icon.svg" data-same="" data-gatsby-head="true" />,
    <style key="palette" id="_palette" data-same="" data-gatsby-head="true" />,
    'words',
  ];
  let replaced: ReactNode[] = [];
  onPreRenderHTML?.(
    {
      pathname: '/',
      getHeadComponents: () => head,
      replaceHeadComponents: (components: ReactNode[]) => (replaced = components),
      getPostBodyComponents: () => [],
      replacePostBodyComponents: () => undefined,
    } as unknown as Parameters<NonNullable<typeof onPreRenderHTML>>[0],
    { plugins: [] },
  );
  const [, title, icon, palette, words] = replaced as ReactElement<Record<string, unknown>>[];
  expect(title).toBe(head[0]);
  expect(words).toBe('words');
  for (const element of [icon, palette]) {
    expect(element?.props['data-gatsby-head']).toBeUndefined();
    expect(element?.props['data-same']).toBeUndefined();
  }
  expect(icon?.props).toMatchObject({ rel: 'icon', href: '/icon.svg' });
  expect(palette?.props.id).toBe('_palette');
});
