import { existsSync, readdirSync } from 'node:fs';
import type { SourceNodesArgs } from 'gatsby';
import { languagesOf, splitLanguage } from '../derive/languages';
import { TRANSLATION } from '../derive/to-overlay';
import { contentFolder, readSite } from '../sourcing/read-content';
import { TRANSLATED_FILES } from '../sourcing/resolving';

/**
 * Gatsby's hook: notes which translations there are. A link leads to a translation as soon as there is one, and a query that asks for a file in
 * vain is not run again when that is written: it asks this node, too (`sourcing/resolving.ts`). A site in one language has none.
 */
export function sourceNodes({
  actions,
  createContentDigest,
}: Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>) {
  const folder = contentFolder();
  const languages = languagesOf(readSite(folder) ?? {});
  if (languages.length < 2 || !existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => splitLanguage(file, languages).original !== file)
    .sort();
  void actions.createNode({
    id: TRANSLATED_FILES,
    parent: null,
    children: [],
    internal: { type: TRANSLATION, contentDigest: createContentDigest(files) },
  });
}
