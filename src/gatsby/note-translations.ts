import { existsSync, readdirSync } from 'node:fs';
import type { SourceNodesArgs } from 'gatsby';
import { languagesOf, splitLanguage } from '../derive/languages';
import { TRANSLATION } from '../derive/to-overlay';
import { contentFolder } from '../sourcing/content-folder';
import { readSite } from '../sourcing/read-content';
import { TRANSLATED_FILES } from '../sourcing/resolving';

/**
 * Gatsby's hook: notes which translations exist. A link leads to a translation as soon as it exists, but a query that looked for a missing file is
 * not run again when that file is written. Such queries therefore also ask for this node (`sourcing/resolving.ts`). A site in one language has none.
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
