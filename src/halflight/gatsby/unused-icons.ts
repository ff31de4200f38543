import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCollection } from '../collections';
import { findValues } from '../derive/find-values';
import type { FieldKind } from '../fields/field';
import { furtherIcons } from '../fields/icons';
import type { Content } from '../sourcing/read-content';

const ICON: ReadonlySet<FieldKind['kind']> = new Set(['icon']);

/**
 * The icons for authors that neither the content nor a component names, so that browsers need not download them. `folders` are those of components:
 * the engine's, and those of sections that the site itself defines.
 */
export function findUnusedIcons(
  { entries, collections }: Pick<Content, 'entries' | 'collections'>,
  folders: readonly string[],
) {
  const used = new Set(
    entries.flatMap(({ collection, values }) => {
      const definition = findCollection(collection, collections);
      return definition ? findValues(definition, values, ICON).map(({ value }) => value) : [];
    }),
  );
  const code = folders
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.tsx') && !path.includes('node_modules'))
        .map((path) => join(folder, path)),
    )
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return furtherIcons.filter((name) => !used.has(name) && !new RegExp(`["'/]${name}["']`).test(code));
}
