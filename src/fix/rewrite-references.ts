import { posix } from 'node:path';
import type { Collection } from '../collections/define-collection';
import { findValues } from '../derive/find-values';
import { step } from '../derive/schema-at';
import type { FieldKind } from '../fields/field';
import { applyEdits, rewriteTargets } from '../import/rewrite-targets';
import { languagesOf } from '../derive/languages';
import { locate } from '../sourcing/locate';
import type { Content } from '../sourcing/read-content';
import { findUrls } from '../sourcing/style-sheet-urls';
import { editText } from './edit-text';
import { readFrontMatter } from '../sourcing/read-front-matter';

/** What a target is now; `undefined` for one that stays. */
export type Rename = (target: string) => string | undefined;

/** The kinds of field that name a file, or a text that does. */
const NAMING: ReadonlySet<FieldKind['kind']> = new Set(['image', 'asset', 'font', 'drawing', 'path', 'markdown']);

/** The collection of a Markdown file; `undefined` for one that is none of any. */
export function collectionOf(
  file: string,
  { site, collections }: Pick<Content, 'collections' | 'site'>,
): Collection | undefined {
  return posix.basename(file) === 'README.md'
    ? undefined
    : locate(file, collections, languagesOf(site ?? {}))?.collection;
}

/**
 * The text of a Markdown file with what it names renamed: in the fields of its front matter, as its collection has them, and in what is below it.
 * All else stays as it was written. A value that would have to be laid out anew is left.
 */
export function rewriteReferences(text: string, collection: Collection | undefined, rename: Rename): string {
  const frontMatter = readFrontMatter(text);
  if (!frontMatter) return rewriteTargets(text, rename);
  const { body, values } = frontMatter;
  const front = text.slice(0, text.length - body.length);
  const isGroup = typeof values === 'object' && values !== null && !Array.isArray(values);
  const found = collection && isGroup ? findValues(collection, values as Record<string, unknown>, NAMING) : [];
  const edits = found.flatMap(({ kind, value, path }) =>
    // An image names its file, and may name another for the dark theme; a short one is a path by itself.
    [undefined, ...(kind.kind === 'image' ? ['src', 'dark'] : [])].flatMap((name) => {
      const written = name === undefined ? value : step(value, name);
      if (typeof written !== 'string') return [];
      const now = kind.kind === 'markdown' ? rewriteTargets(written, rename) : (rename(written.trim()) ?? written);
      const place = name === undefined ? path : [...path, name];
      return now === written ? [] : frontMatter.edit((yaml) => yaml.setText(place, now));
    }),
  );
  return editText(front, edits) + rewriteTargets(body, rename);
}

/** A style sheet with the files that it names renamed. */
export function rewriteStyleSheet(css: string, rename: Rename): string {
  return applyEdits(
    css,
    findUrls(css).flatMap(({ address, start, end }) => {
      const now = rename(address);
      return now === undefined ? [] : [{ from: start, to: end, text: `url(${JSON.stringify(now)})` }];
    }),
  );
}
