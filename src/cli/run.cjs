'use strict';

const { bundleOf } = require('../load-code.cjs');

// Runs a command of this folder by its name: `node src/cli/run.cjs check --json` runs `check.ts` with `--json`.
const [name] = process.argv.splice(2, 1);
require(bundleOf(`src/cli/${name}.ts`));
