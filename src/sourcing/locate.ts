import { collections, type AnyCollection } from '../collections';
import type { Collection } from '../collections/define-collection';

/** What the path of a Markdown file says: the collection it belongs to, and its entry's slug. */
export interface Location<C = AnyCollection> {
  collection: C;
  /** For `posts/a-title.md` and `posts/a-title/index.md`, `a-title`; for `pages/a/b.md`, `a/b`; for `pages/index.md` and for single files, ''. */
  slug: string;
}

/** Finds the collection of a Markdown file by its path in the content folder; `undefined` when there is none for it. */
export function locate(filePath: string, registry?: undefined): Location | undefined;
export function locate<C extends Collection>(filePath: string, registry: readonly C[]): Location<C> | undefined;
export function locate(
  filePath: string,
  registry: readonly Collection[] = collections,
): Location<Collection> | undefined {
  const single = registry.find(({ singleton, folder }) => singleton && folder === filePath);
  if (single) return { collection: single, slug: '' };
  const [folder, ...rest] = filePath.split('/');
  const collection = registry.find((candidate) => !candidate.singleton && candidate.folder === folder);
  if (!collection || rest.length === 0) return undefined;
  const path = rest
    .join('/')
    .replace(/\.md$/, '')
    .replace(/(?:^|\/)index$/, '')
    // macOS writes the accents of names apart; addresses are read as they are typed.
    .normalize('NFC');
  return { collection, slug: collection.nested ? path : (path.split('/').at(-1) ?? '') };
}
