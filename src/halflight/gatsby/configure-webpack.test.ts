import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { makeFolder } from '../testing/temporary-folder';
import { onCreateWebpackConfig } from './configure-webpack';

class GatsbyThemeComponentShadowingResolverPlugin {
  readonly themes = [];
}

/** What Gatsby has webpack compile into bundles for Node: the environment, and a variable of `.env.production`. */
class DefinePlugin {
  definitions: Record<string, string> = {
    'process.env': '({})',
    'process.env.BUILD_STAGE': '"build-html"',
    'process.env.FROM_FILE': '"a"',
    __PATH_PREFIX__: '""',
  };

  constructor(environment: NodeJS.ProcessEnv) {
    for (const [name, value] of Object.entries(environment)) this.definitions[`process.env.${name}`] = `"${value}"`;
  }
}

/** The configuration that Gatsby would pass to webpack after our hook. */
async function configure(stage: string) {
  const others = {};
  const config = {
    output: {} as { chunkLoadingGlobal?: string },
    module: {
      rules: [
        { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] },
        { test: /\.tsx?$/, use: () => [] },
        { test: /\.woff2$/, use: [{ options: { limit: 10_000 } }] },
        { oneOf: [{ use: [{ loader: 'postcss-loader' }] }] },
      ],
    },
    plugins: [new DefinePlugin(process.env)] as object[],
    resolve: {
      extensions: ['.mjs', '.js', '.ts', '.tsx'],
      plugins: [others, new GatsbyThemeComponentShadowingResolverPlugin()],
    },
    cache: { buildDependencies: { config: ['/node_modules/gatsby/dist/utils/webpack.config.js'] } } as {
      version?: string;
      buildDependencies: Record<string, string[]>;
    },
  };
  const args = {
    stage,
    pathPrefix: '',
    getConfig: () => config,
    plugins: { define: (values: object) => values },
    actions: { setWebpackConfig: () => undefined },
  };
  await onCreateWebpackConfig(args as unknown as CreateWebpackConfigArgs);
  return { ...config, others };
}

const before = process.env.HALFLIGHT_HOOKS;
let hooks = '';
beforeEach(() => {
  hooks = join(makeFolder(), 'hooks.cjs');
  writeFileSync(hooks, 'a');
  process.env.HALFLIGHT_HOOKS = hooks;
});
afterEach(() => {
  if (before === undefined) delete process.env.HALFLIGHT_HOOKS;
  else process.env.HALFLIGHT_HOOKS = before;
});

test('the cache depends on our code and the lock file, whose digest is its version', async () => {
  const { cache } = await configure('build-html');
  expect(cache.buildDependencies).toEqual({ defaultWebpack: [] });
  expect((await configure('build-html')).cache.version).toBe(cache.version);
  writeFileSync(hooks, 'b');
  expect((await configure('build-html')).cache.version).not.toBe(cache.version);
});

test('no id can take the place of the loaded scripts', async () => {
  expect((await configure('build-javascript')).output.chunkLoadingGlobal).toMatch(/^_/);
});

test('no variable of the environment is compiled into what runs on Node', async () => {
  process.env.TERMINAL_OF_A_TEST = '1';
  try {
    const { plugins } = await configure('build-html');
    const { definitions } = plugins.find((plugin) => plugin instanceof DefinePlugin) as DefinePlugin;
    const known = /NODE_ENV|GATSBY_/;
    expect(Object.keys(definitions).filter((name) => !known.test(name))).toEqual([
      'process.env.BUILD_STAGE',
      'process.env.FROM_FILE',
      '__PATH_PREFIX__',
    ]);
    expect(definitions).toHaveProperty(['process.env.NODE_ENV'], '"test"');
  } finally {
    delete process.env.TERMINAL_OF_A_TEST;
  }
});
