import { resolve } from 'node:path';
import { packageNames, packPackages } from '../pack/pack-packages';
import { runCommand } from './run-command';

/** Packs every package as it is published into a folder, `packed/` by default, and prints the files. */
runCommand(() => {
  const files = packPackages(packageNames, resolve(process.argv[2] ?? 'packed'));
  for (const file of files.values()) console.log(file);
  return Promise.resolve(0);
});
