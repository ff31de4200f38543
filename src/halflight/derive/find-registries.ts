import { readdirSync } from 'node:fs';
import { definitionFiles, toRegistries, type Placed } from './to-registries';

/**
 * Every registry of the project's collections and sections: its text, by its path from the project root. Definitions are loaded through registries,
 * and the existing ones may name deleted folders, so `prepare` is called with new ones before any definition is loaded.
 */
export async function findRegistries(
  prepare?: (files: ReadonlyMap<string, string>) => void,
): Promise<Map<string, string>> {
  const files = ['collections', 'sections', 'words'].flatMap((parent) =>
    readdirSync(`src/halflight/${parent}`, { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .flatMap(({ name }) => readdirSync(`src/halflight/${parent}/${name}`).map((file) => `${parent}/${name}/${file}`)),
  );
  prepare?.(fromTop(toRegistries(files)));
  const definitions = new Map<string, Placed>();
  for (const { file, exported } of definitionFiles(files)) {
    if (!files.includes(file)) continue;
    const module = (await import(`../${file}`)) as Partial<Record<string, Placed>>;
    const definition = module[exported];
    if (!definition) throw new Error(`src/halflight/${file} must export "${exported}".`);
    definitions.set(file, definition);
  }
  return fromTop(toRegistries(files, definitions));
}

const fromTop = (files: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(Array.from(files, ([path, text]) => [`src/halflight/${path}`, text]));
