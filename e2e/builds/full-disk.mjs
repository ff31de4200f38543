import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

/**
 * Loaded first by every process of a build (`NODE_OPTIONS=--import`): the disk is full from the moment that a file whose path ends like `FULL_AT` is
 * written below `public`. The file `FULL_DISK` says so to all processes; who removes it makes room again.
 */
const { FULL_DISK: sign = '', FULL_AT: end = '' } = process.env;
const write = fs.writeFileSync;

/** The error that the system would give, for a path that can no longer be written; `undefined` for any other. */
function refusalOf(path) {
  const name = String(path);
  if (!/[\\/](?:public|\.cache)[\\/]/.test(name)) return undefined;
  if (/[\\/]public[\\/]/.test(name) && name.endsWith(end)) write(sign, '');
  if (!fs.existsSync(sign)) return undefined;
  const error = new Error(`ENOSPC: no space left on device, open '${name}'`);
  return Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'open', path: name });
}

/** Replaces a function, in each of its forms, by one that is refused for the path that is its argument number `at`. */
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
