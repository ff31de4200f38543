import { writeFileSync } from 'node:fs';
import Module from 'node:module';
import process from 'node:process';

/** Loaded before Gatsby (`NODE_OPTIONS=--import`): its main process writes the number of calls of each of our hooks to the file `HOOKS_COUNTED`. */

const counts = {};
const load = Module._load;
Module._load = function (name, ...others) {
  const found = load.call(this, name, ...others);
  return typeof name === 'string' && /[\\/]dist[\\/]hooks\.cjs$/.test(name) ? counted(found) : found;
};

function counted(hooks) {
  const entries = Object.entries(hooks).map(([name, hook]) => {
    if (!hooks.HOOKS.includes(name)) return [name, hook];
    const count = (...args) => {
      counts[name] = (counts[name] ?? 0) + 1;
      return hook(...args);
    };
    return [name, count];
  });
  return Object.fromEntries(entries);
}

process.env.HOOKS_COUNTED_BY ??= String(process.pid);
process.on('exit', () => {
  const { HOOKS_COUNTED: file = '', HOOKS_COUNTED_BY: main } = process.env;
  if (main === String(process.pid)) writeFileSync(file, JSON.stringify(counts));
});
