import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/halflight/testing/free-port';
import { startServer, type Server } from './start-server';

/** Cloudflare's CLI with its runtime. Not a dependency of the project because of its size. */
const WRANGLER = 'wrangler@4.86.0';

/**
 * Serves a finished site in Cloudflare's own runtime, with a KV store and the `functions/` of a folder, by default ours. Resolves once the page at
 * `home` responds; throws if the runtime does not start.
 */
export async function startCloudflare(
  site: string,
  variables: Record<string, string>,
  {
    flags = [],
    folder = process.cwd(),
    home = '/',
  }: { flags?: readonly string[]; folder?: string; home?: string } = {},
): Promise<Server & { origin: string }> {
  const [port, inspector] = [await freePort(), await freePort()];
  const state = mkdtempSync(join(tmpdir(), 'halflight-cloudflare-'));
  const bindings = Object.entries(variables).flatMap(([name, value]) => ['--binding', `${name}=${value}`]);
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)];
  const store = ['--persist-to', state, '--compatibility-date', '2026-04-01', '--kv', 'CONTACT_COUNTS'];
  const origin = `http://127.0.0.1:${port}`;
  const { output, stop } = await startServer(
    ['npx', '--yes', WRANGLER, 'pages', 'dev', site, ...address, ...store, ...bindings, ...flags],
    origin + home,
    {
      env: {
        ...process.env,
        CI: 'true',
        NO_COLOR: '1',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_LOG_PATH: state,
        WRANGLER_REGISTRY_PATH: state,
      },
      cwd: folder,
    },
  );
  return {
    origin,
    output,
    stop: async () => {
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
