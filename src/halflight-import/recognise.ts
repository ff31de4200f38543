import type { Importer } from './importer';
import { importers } from './importers';
import type { Source } from './source';

/** The importer that recognises a folder with the highest score; `undefined` if none does. */
export function recognise(source: Source): Importer | undefined {
  const [best] = Object.values(importers as Readonly<Record<string, Importer>>)
    .map((importer) => ({ importer, score: importer.recognise(source) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return best?.importer;
}

/** The importer with the name that an author gives, ignoring case. */
export function findImporter(name: string): Importer | undefined {
  const all: Readonly<Record<string, Importer>> = importers;
  return Object.hasOwn(all, name.toLowerCase()) ? all[name.toLowerCase()] : undefined;
}

/** The names of all importers, for messages. */
export const importerNames: readonly string[] = Object.keys(importers);
