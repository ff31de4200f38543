import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCollection } from '../collections';
import { findValues } from '../derive/find-values';
import type { FieldKind } from '../fields/field';
import { furtherIcons } from '../fields/icons';
import type { Content } from '../sourcing/read-content';

const ICON: ReadonlySet<FieldKind['kind']> = new Set(['icon']);

/**
 * The icons for authors that neither the content nor a component names, so that browsers need not be sent them. `sections` is the folder of the
 * components, such as sections that an author added.
 */
export function findUnusedIcons({ entries, collections }: Pick<Content, 'entries' | 'collections'>, sections: string) {
  const used = new Set(
    entries.flatMap(({ collection, values }) => {
      const definition = findCollection(collection, collections);
      return definition ? findValues(definition, values, ICON).map(({ value }) => value) : [];
    }),
  );
  const code = readdirSync(sections, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('node_modules'))
    .map((path) => readFileSync(join(sections, path), 'utf8'))
    .join('\n');
  return furtherIcons.filter((name) => !used.has(name) && !new RegExp(`["']${name}["']`).test(code));
}
