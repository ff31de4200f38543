#!/usr/bin/env node
'use strict';

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

/** What to do about an error that is not a bug in the code; `undefined` for others. */
function describe(error) {
  if (isAboutLibraries(error)) return 'The libraries are missing or older than the code: run "npm ci".';
  return error.code === 'NOT_WRITABLE' ? error.message : undefined;
}

/** Whether Node or esbuild could not find a package, or an export of it. */
function isAboutLibraries({ code, message, errors = [] }) {
  if (code === 'MODULE_NOT_FOUND') return /^Cannot find module '(?![./]|[a-z]:)/i.test(message);
  return errors.some(({ text }) =>
    /^(?:Could not resolve "(?!\.|src\/)|No matching export in "[^"]*\bnode_modules\/)/.test(text),
  );
}

runNamed();
