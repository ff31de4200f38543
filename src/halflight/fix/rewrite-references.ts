import { posix } from 'node:path';
import type { Collection } from '../collections/define-collection';
import { findValues } from '../derive/find-values';
import { step } from '../derive/schema-at';
import type { FieldKind } from '../fields/field';
import { applyEdits, rewriteTargets } from './rewrite-targets';
import { languagesOf } from '../derive/languages';
import { locate } from '../sourcing/locate';
import type { Content } from '../sourcing/read-content';
import { findUrls } from '../sourcing/style-sheet-urls';
import { editText } from './edit-text';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { isRecord } from '../is-record';

/** The new form of a target; `undefined` if it stays. */
export type Rename = (target: string) => string | undefined;

const NAMING: ReadonlySet<FieldKind['kind']> = new Set([
  'image',
  'asset',
  'font',
  'drawing',
  'path',
  'link',
  'markdown',
]);

/** The collection of a Markdown file; `undefined` if it belongs to none. */
export function collectionOf(
  file: string,
  { site, collections }: Pick<Content, 'collections' | 'site'>,
): Collection | undefined {
  return posix.basename(file) === 'README.md'
    ? undefined
    : locate(file, collections, languagesOf(site ?? {}))?.collection;
}

/**
 * The text of a Markdown file with its references renamed, in its collection's front matter fields and in the body. Everything else is kept as
 * written. A value that would have to be reformatted is left alone.
 */
export function rewriteReferences(text: string, collection: Collection | undefined, rename: Rename): string {
  const frontMatter = readFrontMatter(text);
  if (!frontMatter) return rewriteTargets(text, rename);
  const { body, values } = frontMatter;
  const front = text.slice(0, text.length - body.length);
  const found = collection && isRecord(values) ? findValues(collection, values, NAMING) : [];
  const edits = found.flatMap(({ kind, value, path }) =>
    // An image has a file, and may have another for the dark theme; its short form is just a path.
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

/** A stylesheet with its references renamed. */
export function rewriteStyleSheet(css: string, rename: Rename): string {
  return applyEdits(
    css,
    findUrls(css).flatMap(({ address, start, end }) => {
      const now = rename(address);
      return now === undefined ? [] : [{ from: start, to: end, text: `url(${JSON.stringify(now)})` }];
    }),
  );
}
