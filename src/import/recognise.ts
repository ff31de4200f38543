import type { Importer } from './importer';
import { importers } from './importers';
import type { Source } from './source';

/** The program that a folder is of: the one that is surest; `undefined` when none is. Says also who else might be meant. */
export function recognise(source: Source): { importer?: Importer; others: string[] } {
  const [best, ...rest] = Object.values(importers as Readonly<Record<string, Importer>>)
    .map((importer) => ({ importer, score: importer.recognise(source) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  if (!best) return { others: [] };
  return { importer: best.importer, others: rest.map(({ importer }) => importer.label) };
}

/** An importer by the name that an author gives. */
export function findImporter(name: string): Importer | undefined {
  const all: Readonly<Record<string, Importer>> = importers;
  return Object.hasOwn(all, name.toLowerCase()) ? all[name.toLowerCase()] : undefined;
}

/** The names of all importers, for messages. */
export const importerNames: readonly string[] = Object.keys(importers);
