import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

/**
 * Loaded first by every process of a build (`NODE_OPTIONS=--import`): simulates a full disk from the moment that a file whose path ends in `FULL_AT`
 * is written below `public`. The file `FULL_DISK` signals this to all processes; removing it frees the disk.
 */
const { FULL_DISK: sign = '', FULL_AT: end = '' } = process.env;
const write = fs.writeFileSync;

/** The system's error for a path that cannot be written any more; `undefined` for any other. */
function refusalOf(path) {
  const name = String(path);
  if (!/[\\/](?:public|\.cache)[\\/]/.test(name)) return undefined;
  if (/[\\/]public[\\/]/.test(name) && name.endsWith(end)) write(sign, '');
  if (!fs.existsSync(sign)) return undefined;
  const error = new Error(`ENOSPC: no space left on device, open '${name}'`);
  return Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'open', path: name });
}

/** Replaces each variant of a file system function with one that fails if the path in argument `at` is refused. */
function refuse(name, at, isRefused = () => true) {
  const [later, now, promised] = [fs[name], fs[`${name}Sync`], fs.promises[name]];
  const refusalFor = (args) => (isRefused(args) ? refusalOf(args[at]) : undefined);
  fs[name] = (...args) => {
    const refusal = refusalFor(args);
    if (refusal) process.nextTick(args.at(-1), refusal);
    else later.apply(fs, args);
  };
  fs[`${name}Sync`] = (...args) => {
    const refusal = refusalFor(args);
    if (refusal) throw refusal;
    return now.apply(fs, args);
  };
  fs.promises[name] = async (...args) => {
    const refusal = refusalFor(args);
    if (refusal) throw refusal;
    return promised.apply(fs.promises, args);
  };
}

refuse('writeFile', 0);
refuse('appendFile', 0);
refuse('copyFile', 1);
refuse('open', 0, ([, flags]) => typeof flags === 'string' && /[wa+]/.test(flags));
syncBuiltinESMExports();
