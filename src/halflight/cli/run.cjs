#!/usr/bin/env node
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

/** Runs a command of this folder by name: `node cli/run.cjs check --json` runs `check.ts` with `--json`. */
function runNamed() {
  const [name] = process.argv.splice(2, 1);
  try {
    const { bundleOf } = require('../load-code.cjs');
    require(bundleOf(`cli/${name}.ts`));
  } catch (error) {
    const said = describe(error);
    if (!said) throw error;
    process.stderr.write(`${said}\n`);
    process.exitCode = 2;
  }
}

/** What to do about an error that is no mistake in the code; `undefined` for others. */
function describe(error) {
  if (isAboutLibraries(error)) return 'The libraries are missing or older than the code: run "npm ci".';
  return error.code === 'NOT_WRITABLE' ? error.message : undefined;
}

/** Whether Node or esbuild did not find a library, or not in it what the code imports. */
function isAboutLibraries({ code, message, errors = [] }) {
  if (code === 'MODULE_NOT_FOUND') return /^Cannot find module '(?![./]|[a-z]:)/i.test(message);
  return errors.some(({ text }) =>
    /^(?:Could not resolve "(?!\.|src\/)|No matching export in "[^"]*\bnode_modules\/)/.test(text),
  );
}

const code = completeUpgrade();
if (code === undefined) runNamed();
else process.exitCode = code;
