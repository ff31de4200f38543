import type { Collection } from '../collections/define-collection';
import { findValues } from '../derive/find-values';
import { step } from '../derive/schema-at';
import type { FieldKind } from '../fields/field';
import { readPlainText } from '../fields/plain-text';
import { isRecord } from '../is-record';
import { nameOfField } from './name-of-field';
import type { FrontMatter } from './read-front-matter';
import type { Problem } from '../problem';

/** A text with more characters than its field is designed for. */
export interface LongText {
  path: readonly PropertyKey[];
  /** The full text, as published. */
  text: string;
  max: number;
}

export const TEXT_KINDS: ReadonlySet<FieldKind['kind']> = new Set(['text', 'markdown']);

/** The texts that are longer than their fields are designed for. These are still published, with a warning. */
export function findLong(collection: Collection, written: unknown): LongText[] {
  if (!isRecord(written)) return [];
  return findValues(collection, written, TEXT_KINDS).flatMap(({ kind, value, path }) => {
    const text = typeof value === 'string' ? value.trim() : '';
    const read = kind.kind === 'text' ? readPlainText(text) : text;
    return kind.max !== undefined && read.length > kind.max ? [{ path, text: read, max: kind.max }] : [];
  });
}

/** Replaces overlong texts with texts of the maximum length, which the schema accepts. */
export function shorten(values: unknown, long: readonly LongText[]): unknown {
  return long.length === 0
    ? values
    : replaceAt(values, long, ({ text, max }) => 'x'.repeat(Math.min(max, text.length)));
}

/** Puts the full texts back. */
export function lengthen<V>(values: V, long: readonly LongText[]): V {
  return long.length === 0 ? values : replaceAt(values, long, ({ text }) => text);
}

function replaceAt<V>(values: V, long: readonly LongText[], toText: (long: LongText) => string): V {
  const copy = structuredClone(values);
  for (const place of long) {
    const holder = place.path.slice(0, -1).reduce<unknown>(step, copy);
    if (typeof holder === 'object' && holder !== null)
      (holder as Record<PropertyKey, unknown>)[place.path.at(-1) ?? ''] = toText(place);
  }
  return copy;
}

/** The warning about an overlong text. */
export function tooLong({ path, text, max }: LongText, file: string, frontMatter: FrontMatter): Problem {
  return {
    file,
    ...frontMatter.positionOf(path),
    severity: 'warning',
    kind: 'too-long',
    message: `"${nameOfField(path)}" has ${text.length} characters; more than ${max} look bad or are cut off`,
  };
}
