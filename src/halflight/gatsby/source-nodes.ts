import type { SourceNodesArgs } from 'gatsby';
import { keepNames } from './note-names';
import { noteTranslations } from './note-translations';

/** Gatsby's hook: makes, or keeps, the nodes that say which files there are. */
export function sourceNodes(args: SourceNodesArgs): void {
  noteTranslations(args);
  keepNames(args);
}
