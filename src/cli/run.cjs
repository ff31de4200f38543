'use strict';

const { spawnSync } = require('node:child_process');
const { finishSwap } = require('../upgrade/swap.cjs');

/** Completes an interrupted upgrade and reports it, or why it cannot be completed yet. Returns the exit code if the process should end now. */
function completeUpgrade() {
  try {
    const finished = finishSwap();
    if (!finished) return undefined;
    const { from, to } = finished;
    process.stderr.write(`The upgrade from ${from} to ${to} had been interrupted. It is complete now.\n`);
  } catch (error) {
    process.stderr.write(`An upgrade was interrupted, and cannot be completed yet: ${error.message}\n`);
    return 2;
  }
  // This process has loaded the former version: run the command again with the new one.
  return spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1;
}

const code = completeUpgrade();
if (code !== undefined) {
  process.exitCode = code;
} else {
  // Runs a command of this folder by name: `node src/cli/run.cjs check --json` runs `check.ts` with `--json`.
  const [name] = process.argv.splice(2, 1);
  const { bundleOf } = require('../load-code.cjs');
  require(bundleOf(`src/cli/${name}.ts`));
}
