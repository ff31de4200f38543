import { collections, type AnyCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { splitLanguage, type Language } from '../derive/languages';
import { isEntryFile } from '../entry-file';
import { toOverlay } from '../derive/to-overlay';
import { TRANSCRIPT_NAME } from '../features/podcast/transcript';

/** What the path of an entry's file determines: its collection and its entry's slug. */
export interface Location<C = AnyCollection> {
  collection: C;
  /** `a-title` for `posts/a-title.md` and `posts/a-title/index.md`, `a/b` for `pages/a/b.md`, '' for `pages/index.md` and singletons. */
  slug: string;
  /** The name it shares with its translations beside it: its path below the collection's folder, such as `2024/a-title`. */
  sharedName: string;
  /** The language tag, on a multilingual site. */
  language?: string;
}

/**
 * Finds the collection of a Markdown file or a notebook by its path in the content folder; `undefined` if there is none. On a multilingual site, the file name
 * determines the language, and a singleton's translation has fewer fields (`toOverlay`).
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
  // Gatsby treats other extensions as Markdown, too. A transcript is part of the post that names it.
  if (!isEntryFile(filePath) || TRANSCRIPT_NAME.test(filePath)) return undefined;
  const note = registry.find(({ slugs }) => slugs?.has(filePath));
  const slugOfNote = note?.slugs?.get(filePath);
  if (note && slugOfNote !== undefined) {
    // Notes are in the main language, whatever their names end in.
    const language = languages.length > 1 ? languages[0]?.code : undefined;
    return { collection: note, slug: slugOfNote, sharedName: slugOfNote, ...(language && { language }) };
  }
  const { original, language } = splitLanguage(filePath, languages);
  const inLanguage = language !== undefined && { language };
  const single = registry.find(({ singleton, folder }) => singleton && folder === original);
  if (single) {
    const names = { slug: '', sharedName: '' };
    if (original === filePath) return { collection: single, ...names, ...inLanguage };
    // Files in the main language have no language in their names.
    return language === languages[0]?.code ? undefined : { collection: toOverlay(single), ...names, ...inLanguage };
  }
  const [folder, ...rest] = original.split('/');
  const collection = registry.find(
    (candidate) => !candidate.singleton && !candidate.slugs && candidate.folder === folder,
  );
  // A declaration is fields and words, and no text.
  if (!collection || rest.length === 0 || (collection.opaque && !filePath.endsWith('.md'))) return undefined;
  const path = rest
    .join('/')
    .replace(/\.(?:md|ipynb)$/, '')
    .replace(/(?:^|\/)index$/, '')
    // macOS decomposes accents in file names; URLs have them as typed.
    .normalize('NFC');
  // The translation of a declaration contains only words.
  if (collection.translated && language !== undefined && language !== languages[0]?.code)
    return { collection: toOverlay(collection), slug: path, sharedName: path, ...inLanguage };
  const slug = collection.nested ? path : (path.split('/').at(-1) ?? '');
  return { collection, slug, sharedName: path, ...inLanguage };
}
