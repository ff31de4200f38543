import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The parts of Gatsby that we use although they are not public, and that any release may change. Each test names our file that relies on them: if it
 * fails after an update, look there.
 */

const fromGatsby = createRequire(require.resolve('gatsby/package.json'));
const sourceOf = (path: string) => readFileSync(fromGatsby.resolve(`gatsby/dist/${path}`), 'utf8');

test('commit-at-once.ts: the preview waits no longer once a hundred changes are there, and announces each', () => {
  expect(sourceOf('state-machines/waiting/index.js')).toMatch(/NODE_MUTATION_BATCH_SIZE = 100;/);
  expect(sourceOf('utils/api-runner-node.js')).toContain('ENQUEUE_NODE_MUTATION');
});

test('refuse-other-origins.ts: sockets are opened by a manager that can be wrapped, and Express lists its routes', () => {
  expect(sourceOf('utils/websocket-manager.js')).toMatch(/exports\.websocketManager/);
  expect(sourceOf('commands/develop-process.js') + sourceOf('utils/start-server.js')).toContain(
    'websocketManager.init(',
  );
  const { version } = fromGatsby('express/package.json') as { version: string };
  // From version 5 on, the list is no longer in `_router`.
  expect(version).toMatch(/^4\./);
});

test('configure-webpack.ts: plugins are found by their names, and pages are listed in a virtual module', () => {
  const names = [
    fromGatsby('mini-css-extract-plugin') as { name: string },
    fromGatsby('eslint-webpack-plugin') as { name: string },
    fromGatsby('gatsby/dist/internal-plugins/webpack-theme-component-shadowing/index.js') as { name: string },
  ].map(({ name }) => name);
  expect(names).toEqual([
    'MiniCssExtractPlugin',
    'ESLintWebpackPlugin',
    expect.stringContaining('ThemeComponentShadowing'),
  ]);
  expect(sourceOf('bootstrap/requires-writer.js')).toContain('$virtual/async-requires');
});

test('compile-scripts.ts: scripts are minified by a plugin that takes other minifiers', () => {
  expect(fromGatsby('terser-webpack-plugin')).toHaveProperty('terserMinify');
});

test('skip-parcel-snapshot.cjs: the configuration is compiled in a process that has a name, and Parcel writes its snapshot with a watcher', () => {
  expect(() => fromGatsby.resolve('gatsby/dist/utils/parcel/compile-gatsby-files')).not.toThrow();
  expect(fromGatsby('@parcel/watcher')).toHaveProperty('writeSnapshot');
});

test('name-build.ts: pages are named after the hash that webpack gives its compilation', () => {
  expect(sourceOf('commands/build.js')).toMatch(/webpackCompilationHash = stats\.hash/);
});
