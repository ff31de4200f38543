import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Runs a command in `src/halflight/cli/` as the scripts of `package.json` do, in the project or another folder.
 *
 * @returns Its exit code and output, without npm's warnings.
 */
export function runCommand(
  name: string,
  args: readonly string[] = [],
  { environment = {}, folder = process.cwd() }: { environment?: Record<string, string>; folder?: string } = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('src/halflight/cli/run.cjs'), name, ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      // On GitHub the commands print more. Jest leaves out the sections of a site (`jest.config.ts`).
      env: { ...process.env, GITHUB_ACTIONS: '', HALFLIGHT_SITE_SECTIONS: '', ...environment },
    },
  );
  return { status, stdout, stderr: stderr.replace(/^npm warn .*\n/gm, '') };
}
