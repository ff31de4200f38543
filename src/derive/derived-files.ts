import { existsSync, readFileSync } from 'node:fs';
import type { Collection } from '../collections/define-collection';
import { fileRegistries } from './file-registries';
import { toFieldReference } from './to-field-reference';
import { toIconPage } from './to-icon-page';
import { toJsonSchema } from './to-json-schema';
import { toOverlay } from './to-overlay';
import { toSectionExamples } from './to-section-examples';
import { toSnippets } from './to-snippets';
import { toSocialMarks } from './to-social-marks';

/** Where the JSON Schema of a collection lies, or that of what a file such as `site.fr.md` may say. */
function schemaPath(name: string): string {
  return `schemas/${name}.schema.json`;
}

/** The page of the documentation that shows sections: its author's, but for the parts that say how each is written. */
const SECTIONS = 'docs/pages/sections.md';

/** Every file of the project that is written by `npm run derive`: its path from the top, and what is to be in it. */
export function derivedFiles(registry: readonly Collection[]): Map<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ...registry.map((collection) => [schemaPath(collection.name), json(toJsonSchema(collection))] as const),
    ...registry
      .filter(({ name, singleton }) => singleton || name === 'collection')
      .map((single) => [schemaPath(`${single.name}.translation`), json(toJsonSchema(toOverlay(single)))] as const),
    ['.vscode/halflight.code-snippets', json(toSnippets(registry))],
    ...toFieldReference(registry),
    ['docs/pages/icons.md', toIconPage()],
    ...(existsSync(SECTIONS) ? [[SECTIONS, toSectionExamples(readFileSync(SECTIONS, 'utf8'))] as const] : []),
    ['src/features/social/marks.ts', toSocialMarks()],
    ...fileRegistries(),
  ]);
}
