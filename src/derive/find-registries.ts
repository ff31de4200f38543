import { readdirSync } from 'node:fs';
import { definitionFiles, toRegistries, type Placed } from './to-registries';

/**
 * Every registry of the collections and sections of this project: its path from the top, and what is to be in it. `prepare` gets those that
 * the definitions are loaded through, before any is loaded: the files that there are may name folders that are gone.
 */
export async function findRegistries(
  prepare?: (files: ReadonlyMap<string, string>) => void,
): Promise<Map<string, string>> {
  const files = ['collections', 'sections'].flatMap((parent) =>
    readdirSync(`src/${parent}`, { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .flatMap(({ name }) => readdirSync(`src/${parent}/${name}`).map((file) => `${parent}/${name}/${file}`)),
  );
  prepare?.(fromTop(toRegistries(files)));
  const definitions = new Map<string, Placed>();
  for (const { file, exported } of definitionFiles(files)) {
    if (!files.includes(file)) continue;
    const module = (await import(`../${file}`)) as Partial<Record<string, Placed>>;
    const definition = module[exported];
    if (!definition) throw new Error(`src/${file} must export "${exported}".`);
    definitions.set(file, definition);
  }
  return fromTop(toRegistries(files, definitions));
}

const fromTop = (files: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(Array.from(files, ([path, text]) => [`src/${path}`, text]));
