import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileRegistries } from '../derive/file-registries';
import { findRegistries } from '../derive/find-registries';
import { runCommand } from './run-command';

function write(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * Writes the generated files, and removes the schemas and reference pages of collections that no longer exist. The registries are written first,
 * because the definitions are loaded through them and they may list deleted files.
 */
async function derive(): Promise<number> {
  process.env.HALFLIGHT_SITE_SECTIONS = '0';
  const lists = fileRegistries();
  write(lists);
  const registries = await findRegistries(write);
  write(registries);
  const [{ collections }, { derivedFiles }, { SWATCHES, toSwatches }] = await Promise.all([
    import('../collections'),
    import('../derive/derived-files'),
    import('../features/theme/swatches'),
  ]);
  const files = derivedFiles(collections).set(SWATCHES, toSwatches());
  write(files);
  for (const folder of ['src/halflight/schemas', 'docs/pages/fields'])
    for (const name of readdirSync(folder)) if (!files.has(`${folder}/${name}`)) rmSync(`${folder}/${name}`);
  for (const path of [...lists.keys(), ...registries.keys(), ...files.keys()]) console.log(path);
  return 0;
}

runCommand(derive);
