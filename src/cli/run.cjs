'use strict';

const { spawnSync } = require('node:child_process');
const { finishSwap } = require('../upgrade/swap.cjs');

// Runs a command of this folder by its name: `node src/cli/run.cjs check --json` runs `check.ts` with `--json`.
const [name] = process.argv.slice(2);
const finished = finishSwap();
if (finished) {
  // What runs here is the former version: the new one begins anew.
  process.stderr.write(
    `The upgrade from ${finished.from} to ${finished.to} had been interrupted. It is complete now.\n`,
  );
  process.exitCode = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1;
} else {
  process.argv.splice(2, 1);
  const { bundleOf } = require('../load-code.cjs');
  require(bundleOf(`src/cli/${name}.ts`));
}
