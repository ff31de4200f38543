import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Collection } from '../collections/define-collection';
import { toOwnReference, toSectionReference } from '../derive/to-field-reference';
import { toJsonSchema } from '../derive/to-json-schema';
import { toSectionSnippet } from '../derive/to-snippets';
import { fromProject } from '../paths';
import { siteSections } from '../collections/sections';

/** Where the files are written: in Gatsby's cache folder, which git does not track. */
const COLLECTIONS = '.cache/collections';
const SECTIONS = '.cache/sections';

/** Visual Studio Code's snippets for the site's own sections, in addition to those the site came with. */
const SNIPPETS = '.vscode/sections.code-snippets';

/**
 * Writes what editors and authors need for what the site itself defines, below the project's folder: a JSON Schema and a field reference for each
 * declared collection; the reference of each section in `src/sections/`, the schema of pages with these sections, and their snippets. Deletes the
 * files of what is no longer defined.
 */
export function writeOwnReferences(registry: readonly Collection[], project = fromProject()): void {
  // The notes of a vault may have any properties.
  const collections = registry.filter(({ declared, slugs }) => declared && !slugs);
  const files = collections.flatMap((collection): [string, string][] => [
    [`${collection.name}.schema.json`, toJson(toJsonSchema(collection))],
    [`${collection.name}.md`, toOwnReference(collection)],
  ]);
  writeFolder(join(project, COLLECTIONS), files);
  const sections = siteSections.map(({ definition }) => definition);
  const pages = sections.length === 0 ? [] : registry.filter(({ fields }) => 'sections' in fields);
  writeFolder(join(project, SECTIONS), [
    ...sections.map((section): [string, string] => [`${section.type}.md`, toSectionReference(section)]),
    ...pages.map((page): [string, string] => [`${page.name}.schema.json`, toJson(toJsonSchema(page))]),
  ]);
  const snippets = pages.flatMap((page) => sections.map((section) => toSectionSnippet(page, section)));
  writeSnippets(project, snippets.length > 0 ? toJson(Object.fromEntries(snippets)) : undefined);
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Makes a folder hold exactly these files, by name; without any, deletes the folder. */
function writeFolder(folder: string, files: readonly (readonly [name: string, text: string])[]): void {
  rmSync(folder, { recursive: true, force: true });
  if (files.length > 0) mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** Writes the snippets, but only if the site has settings for that editor. git tracks the file, so it is not rewritten if it is up to date. */
function writeSnippets(project: string, text: string | undefined): void {
  const file = join(project, SNIPPETS);
  if (text === undefined) rmSync(file, { force: true });
  else if (existsSync(dirname(file)) && !(existsSync(file) && readFileSync(file, 'utf8') === text))
    writeFileSync(file, text);
}
