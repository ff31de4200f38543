import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '../collections/define-collection';
import { toOwnReference } from '../derive/to-field-reference';
import { toJsonSchema } from '../derive/to-json-schema';
import { fromProject } from '../paths';

/** Where the files are written: in the folder of Gatsby's cache, which git does not track. */
const FOLDER = '.cache/collections';

/**
 * Writes a JSON Schema and a field reference for each collection that the site declares, for editors and authors, below the project's folder. Deletes
 * those of collections that are no longer declared.
 */
export function writeOwnReferences(registry: readonly Collection[], project = fromProject()): void {
  const folder = join(project, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  for (const collection of registry) {
    if (!collection.declared) continue;
    mkdirSync(folder, { recursive: true });
    const schema = `${JSON.stringify(toJsonSchema(collection), null, 2)}\n`;
    writeFileSync(join(folder, `${collection.name}.schema.json`), schema);
    writeFileSync(join(folder, `${collection.name}.md`), toOwnReference(collection));
  }
}
