import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import type { Entry } from '../sourcing/read-entry';
import { languagesOf, type SiteSettings } from '../derive/languages';
import { TRANSLATION } from '../derive/to-overlay';
import { aliasesOfEntries, type FileNames } from '../sourcing/file-names';
import { FILE_NAMES } from '../sourcing/resolving';

/**
 * Notes which files there are, and what entries are also called, in a node. A `[[link]]` may mean another file as soon as one is written, renamed or
 * removed; texts that have one ask for this node (`sourcing/resolving.ts`), so that their pages are made again.
 */
export function noteNames(
  { actions, createContentDigest, getNodesByType }: CreatePagesArgs,
  entries: readonly Entry[],
  site: Partial<SiteSettings>,
): void {
  const files = getNodesByType('File')
    .filter(({ sourceInstanceName }) => sourceInstanceName === 'content')
    .map(({ relativePath }) => String(relativePath))
    .sort();
  const names: FileNames = {
    files,
    aliases: aliasesOfEntries(entries, languagesOf(site)),
    vault: site.vault?.folder,
  };
  void actions.createNode({
    ...names,
    id: FILE_NAMES,
    parent: null,
    children: [],
    internal: { type: TRANSLATION, contentDigest: createContentDigest(names) },
  });
}

/** Keeps the node of the last build, which Gatsby would otherwise delete before pages are made. */
export function keepNames({ actions, getNode }: Pick<SourceNodesArgs, 'actions' | 'getNode'>): void {
  const node = getNode(FILE_NAMES);
  if (node) actions.touchNode(node);
}
