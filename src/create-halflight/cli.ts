import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askInTerminal } from '../halflight/cli/ask-in-terminal';
import { runCommand } from '../halflight/cli/run-command';
import engine from '../halflight/package.json';
import { fromEngine, fromProject } from '../halflight/paths';
import { createSite } from './create-site';

/** The templates: beside the bundle in the published package, otherwise beside the engine. */
const packed = join(__dirname, '..');
const templates = existsSync(join(packed, 'starters')) ? packed : fromEngine('../create-halflight');

const terminal = process.stdin.isTTY ? askInTerminal() : undefined;

/** The packages that `npm run create` of the workspace has packed. */
const tarballs = JSON.parse(process.env.HALFLIGHT_TARBALLS ?? '{}') as Record<string, string>;

runCommand(() =>
  createSite(process.argv.slice(2), {
    ...{ templates, engine, tarballs, cwd: fromProject() },
    ask: terminal && ((question) => terminal.ask(`${question}\n> `)),
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
    run: (program, args, folder) => {
      const isGit = program === 'git';
      const { status } = spawnSync(program, args, {
        cwd: folder,
        stdio: isGit ? 'ignore' : 'inherit',
        // On Windows npm and pnpm are scripts.
        shell: !isGit && process.platform === 'win32',
      });
      return status ?? 127;
    },
    userAgent: process.env.npm_config_user_agent,
  }).finally(() => terminal?.close()),
);
