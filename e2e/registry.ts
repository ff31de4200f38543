import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../src/halflight/testing/free-port';
import { startServer } from './start-server';

/** What runs a registry: Verdaccio. node-fetch is pinned because Verdaccio requests it by a tag that not every npm mirror has. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.8' },
  overrides: { 'node-fetch': '2.6.7' },
};

/** A running local registry. */
export interface Registry {
  /** The environment of a command that uses it. */
  environment: NodeJS.ProcessEnv;
  /** Publishes packed packages. */
  publish: (files: Iterable<string>) => void;
  stop: () => Promise<void>;
}

/**
 * Starts a registry that has what is published to it, and proxies everything else from the registry that npm uses here. `folder` gets its files.
 * Throws if it does not start.
 */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(VERDACCIO));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const uplink = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const everyone = { access: '$all', publish: '$all' };
  const config = join(folder, 'config.json');
  // Its configuration is YAML, and JSON is valid YAML.
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      uplinks: { usual: { url: uplink, timeout: '10m', maxage: '1d' } },
      packages: {
        'halflight*': everyone,
        'create-halflight': everyone,
        '**': { access: '$all', proxy: 'usual' },
      },
      max_body_size: '200mb',
      log: { type: 'stdout', format: 'pretty', level: 'warn' },
    }),
  );
  const url = `http://127.0.0.1:${port}/`;
  const { stop } = await startServer(
    [join(folder, 'node_modules/.bin/verdaccio'), '--config', config, '--listen', `127.0.0.1:${port}`],
    `${url}-/ping`,
  );
  // Anyone may publish there, but npm does not try without a token.
  const userconfig = join(folder, 'npmrc');
  writeFileSync(userconfig, `//127.0.0.1:${port}/:_authToken=anybody\n`);
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^NODE_OPTIONS$/i.test(name));
  const environment = {
    ...Object.fromEntries(inherited),
    npm_config_registry: url,
    npm_config_userconfig: userconfig,
    npm_config_cache: cache,
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  return {
    environment,
    stop,
    publish: (files) => {
      for (const file of files)
        execFileSync('npm', ['publish', file, '--provenance=false'], { cwd: folder, env: environment, stdio: 'pipe' });
    },
  };
}
