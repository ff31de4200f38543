import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { makeFolder } from '../testing/temporary-folder';
import { onCreateWebpackConfig } from './configure-webpack';

class GatsbyThemeComponentShadowingResolverPlugin {
  readonly themes = [];
}

/** Plays webpack at the end of a compilation, and returns the build dependencies that are left. */
function compile(plugins: readonly object[]): Set<string> {
  const buildDependencies = new Set(['/node_modules/babel-loader/index.js']);
  const done: ((stats: object) => void)[] = [];
  const hooks = { done: { tap: (_: string, run: (stats: object) => void) => done.push(run) } };
  for (const plugin of plugins) (plugin as { apply?: (compiler: object) => void }).apply?.({ hooks });
  for (const run of done) run({ compilation: { buildDependencies } });
  return buildDependencies;
}

/** What Gatsby has webpack compile in where it bundles for Node: the environment, and a variable of `.env.production`. */
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

/** The configuration that Gatsby would give webpack, after our hook. */
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

describe.each(['build-javascript', 'build-html', 'develop', 'develop-html'])('in %s', (stage) => {
  test('the cache depends on our code and the lock file, whose digest is its version, and webpack follows no loaders', async () => {
    const { cache, plugins } = await configure(stage);
    expect(cache.buildDependencies).toEqual({ defaultWebpack: [] });
    expect(compile(plugins).size).toBe(0);
    expect((await configure(stage)).cache.version).toBe(cache.version);
    writeFileSync(hooks, 'b');
    expect((await configure(stage)).cache.version).not.toBe(cache.version);
  });

  test('imports are found at the first try, and no theme is looked for', async () => {
    const { resolve, others } = await configure(stage);
    expect(resolve.extensions).toEqual(['.tsx', '.ts', '.mjs', '.js']);
    expect(resolve.plugins).toEqual([others]);
  });

  test('the components of all pages are bundled, except for the empty page of the preview', async () => {
    const { alias = {} } = (await configure(stage)).resolve as { alias?: object };
    expect('$virtual/async-requires$' in alias).toBe(stage === 'develop-html');
  });
});

test.each(['build-javascript', 'develop'])('in %s, no id can take the place of the loaded scripts', async (stage) => {
  expect((await configure(stage)).output.chunkLoadingGlobal).toMatch(/^_/);
});

test.each(['build-html', 'develop-html'])('in %s, no variable of the environment is compiled in', async (stage) => {
  process.env.TERMINAL_OF_A_TEST = '1';
  try {
    const { plugins } = await configure(stage);
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
