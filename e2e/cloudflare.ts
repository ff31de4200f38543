import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../src/halflight/testing/free-port';

/**
 * Serves a finished site in Cloudflare's own runtime, with a KV store and the `functions/` of a folder, by default ours. Resolves once the page at
 * `home` answers; throws if the runtime ends before or takes two minutes. `stop` ends every process that was started.
 */
export async function startCloudflare(
  site: string,
  variables: Record<string, string>,
  {
    flags = [],
    folder = process.cwd(),
    home = '/',
  }: { flags?: readonly string[]; folder?: string; home?: string } = {},
): Promise<{ origin: string; output: () => string; stop: () => Promise<void> }> {
  const [port, inspector] = [await freePort(), await freePort()];
  const state = mkdtempSync(join(tmpdir(), 'halflight-cloudflare-'));
  const bindings = Object.entries(variables).flatMap(([name, value]) => ['--binding', `${name}=${value}`]);
  const child = spawn(
    resolve('node_modules/.bin/wrangler'),
    [
      ...['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)],
      ...['--persist-to', state, '--compatibility-date', '2026-04-01', '--kv', 'CONTACT_COUNTS', ...bindings, ...flags],
    ],
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
      // A process group of its own, so that everything it starts ends with it.
      detached: true,
    },
  );
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(state, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (const start = Date.now(); ; await new Promise((done) => setTimeout(done, 200))) {
    const response = await fetch(origin + home).catch(() => undefined);
    if (response?.ok) return { origin, output: () => said, stop };
    if (child.exitCode === null && Date.now() - start < 120_000) continue;
    await stop();
    throw new Error(`Cloudflare's runtime did not start:\n${said}`);
  }
}
