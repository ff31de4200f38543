'use strict';

const { spawnSync } = require('node:child_process');
const { finishSwap } = require('../upgrade/swap.cjs');

/** Completes an upgrade that was interrupted; says so, or why it cannot be completed yet. Returns the code to exit with, if this is the end. */
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
  // What runs here is the former version: the new one begins anew.
  return spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1;
}

const code = completeUpgrade();
if (code !== undefined) {
  process.exitCode = code;
} else {
  // Runs a command of this folder by its name: `node src/cli/run.cjs check --json` runs `check.ts` with `--json`.
  const [name] = process.argv.splice(2, 1);
  const { bundleOf } = require('../load-code.cjs');
  require(bundleOf(`src/cli/${name}.ts`));
}
