import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { hintsPass } from './add-hints';

const out = mkdtempSync(join(tmpdir(), 'hints-'));
const page = { componentChunkName: 'component---page', componentPath: '/src/page.tsx' };
const state = {
  pages: new Map([
    ['/', page],
    ['/posts/über/', { componentChunkName: 'component---post', componentPath: '/src/post.tsx' }],
  ]),
  staticQueriesByTemplate: new Map([['/src/page.tsx', ['123']]]),
};
const args = { pathPrefix: '/site', store: { getState: () => state } } as unknown as NodePluginArgs;

beforeAll(() => {
  const assetsByChunkName = {
    app: ['webpack-runtime-1.js', 'framework-1.js', 'app-1.js'],
    'component---page': ['shared-1.js', 'page-1.js'],
    'search-dialog': ['shared-1.js', 'search-1.js', 'search.css'],
  };
  writeFileSync(join(out, 'webpack.stats.json'), JSON.stringify({ assetsByChunkName }));
});

const waiting = (links: string) =>
  `<p>Text</p><template id="_react-scripts" data-page="1a2b">${links}<script></script></template>`;
const hrefsOf = (html: string) => [...html.matchAll(/<link rel="\w+" href="([^"]*)"/g)].map(([, href]) => href);

test('a page names all that React needs to start there, each file once', () => {
  const html = hintsPass(args, out).run(waiting(''), '/');
  expect(hrefsOf(html)).toEqual([
    // What only the search needs comes first.
    ...['search-1', 'webpack-runtime-1', 'framework-1', 'app-1', 'shared-1', 'page-1'].map(
      (name) => `/site/${name}.js`,
    ),
    '/site/page-data/index/page-data.json',
    '/site/page-data/sq/d/123.json',
  ]);
  expect(html).toMatch(
    /^<p>Text<\/p><template .*<template id="_react-scripts" data-page="1a2b"><link .*><script><\/script><\/template>$/,
  );
  // With the attributes of the request by Gatsby's loader, or it would be fetched twice.
  expect(html).toContain('page-data.json" as="fetch" crossorigin="anonymous">');
});

test('what only the dialog that searches needs waits until it is asked for', () => {
  const html = hintsPass(args, out).run(waiting(''), '/');
  expect(html).toContain(
    '<template id="_search-hints"><link rel="preload" href="/site/search-1.js" as="script"></template>',
  );
});

test('the styles of the whole site are among it', () => {
  const html = hintsPass(args, out).run(`<style data-href="/site/styles.1.css"></style>${waiting('')}`, '/');
  expect(hrefsOf(html)[1]).toBe('/site/styles.1.css');
  expect(html).toContain('<link rel="stylesheet" href="/site/styles.1.css" class="all-styles">');
});

test('addresses are written as browsers ask for them', () => {
  expect(hrefsOf(hintsPass(args, out).run(waiting(''), '/posts/über/'))).toContain(
    '/site/page-data/posts/%C3%BCber/page-data.json',
  );
});

test('done twice it changes nothing more, and files of a build before are named no more', () => {
  const { run } = hintsPass(args, out);
  const once = run(waiting('<link rel="preload" href="/site/app-0.js" as="script">'), '/');
  expect(hrefsOf(once)).not.toContain('/site/app-0.js');
  expect(run(once, '/')).toBe(once);
});

test('a page without React stays as it is', () => {
  const { run, inputOf } = hintsPass(args, out);
  expect(run('<p>Text</p>', '/404.html')).toBe('<p>Text</p>');
  expect(run(waiting(''), '/404.html')).toBe(waiting(''));
  expect(inputOf?.('/404.html')).toBe('');
});
