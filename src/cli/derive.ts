import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { collections } from '../collections';
import { derivedFiles } from '../derive/derived-files';

/** Writes what is derived from definitions and the names of files, and removes the schema of a collection that is no more. */
function derive(): void {
  const files = derivedFiles(collections);
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
  for (const name of readdirSync('schemas')) if (!files.has(`schemas/${name}`)) rmSync(`schemas/${name}`);
}

derive();
