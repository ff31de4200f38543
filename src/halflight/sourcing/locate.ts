import { collections, type AnyCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { splitLanguage, type Language } from '../derive/languages';
import { toOverlay } from '../derive/to-overlay';

/** What the path of a Markdown file determines: its collection, and its entry's slug. */
export interface Location<C = AnyCollection> {
  collection: C;
  /** For `posts/a-title.md` and `posts/a-title/index.md`, `a-title`; for `pages/a/b.md`, `a/b`; for `pages/index.md` and for single files, ''. */
  slug: string;
  /** The name that it shares with its translations, which stand beside it: its path below the folder of the collection, such as `2024/a-title`. */
  sharedName: string;
  /** The tag of its language, on a multilingual site. */
  language?: string;
}

/**
 * Finds the collection of a Markdown file by its path in the content folder; `undefined` when there is none. On a multilingual site, the file name
 * determines the language, and the translation of a singleton has fewer fields (`toOverlay`).
 */
export function locate(filePath: string, registry?: undefined, languages?: readonly Language[]): Location | undefined;
export function locate<C extends Collection>(
  filePath: string,
  registry: readonly C[],
  languages?: readonly Language[],
): Location<C> | undefined;
export function locate(
  filePath: string,
  registry: readonly Collection[] = collections,
  languages: readonly Language[] = [],
): Location<Collection> | undefined {
  // Other endings are also Markdown to Gatsby.
  if (!filePath.endsWith('.md')) return undefined;
  const { original, language } = splitLanguage(filePath, languages);
  const inLanguage = language !== undefined && { language };
  const single = registry.find(({ singleton, folder }) => singleton && folder === original);
  if (single) {
    const names = { slug: '', sharedName: '' };
    if (original === filePath) return { collection: single, ...names, ...inLanguage };
    // The file of the main language has no language in its name.
    return language === languages[0]?.code ? undefined : { collection: toOverlay(single), ...names, ...inLanguage };
  }
  const [folder, ...rest] = original.split('/');
  const collection = registry.find((candidate) => !candidate.singleton && candidate.folder === folder);
  if (!collection || rest.length === 0) return undefined;
  const path = rest
    .join('/')
    .replace(/\.md$/, '')
    .replace(/(?:^|\/)index$/, '')
    // macOS decomposes accents in file names; URLs have them as they are typed.
    .normalize('NFC');
  // The translation of a declaration contains nothing but words.
  if (collection.name === 'collection' && language !== undefined && language !== languages[0]?.code)
    return { collection: toOverlay(collection), slug: path, sharedName: path, ...inLanguage };
  const slug = collection.nested ? path : (path.split('/').at(-1) ?? '');
  return { collection, slug, sharedName: path, ...inLanguage };
}
