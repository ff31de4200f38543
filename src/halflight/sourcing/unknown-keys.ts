import type { Collection } from '../collections/define-collection';
import { placeAt, step, valueAt } from '../derive/schema-at';
import { LISTED_NAMES } from '../limits';
import { explainGeneratorKey } from './generator-keys';
import { nameOfField } from './name-of-field';
import { misspelt, nearest } from '../nearest';
import type { FrontMatter } from './read-front-matter';
import type { Fix, Problem } from '../problem';

/** The problem of a key that its group does not have: what is allowed, what was probably meant, and the fix if it is unambiguous. */
export function unknownKey(
  key: string,
  path: readonly PropertyKey[],
  collection: Collection,
  file: string,
  frontMatter: FrontMatter,
): Problem {
  const allowed = placeAt(collection, path, frontMatter.values)?.names ?? [];
  const foreign = explainGeneratorKey(key, allowed, step(valueAt(frontMatter.values, path), key));
  const suggestion = foreign?.suggestion ?? (foreign ? undefined : nearest(key, allowed));
  const where = path.length === 0 ? collection.label : `"${nameOfField(path)}"`;
  const name = nameOfField([...path, key]);
  const ours = foreign?.suggestion?.replace(/:.*$/s, '');
  const message = foreign
    ? `"${name}" is a field of other generators${ours && !foreign.note ? `; here it is "${ours}"` : ''}${foreign.note ? `: ${foreign.note}` : ''}`
    : `"${name}" is not a field of ${where}; ${listAllowed(allowed)}`;
  return {
    file,
    ...frontMatter.keyPositionOf([...path, key]),
    severity: foreign?.idle && path.length === 0 ? 'warning' : 'error',
    kind: 'unknown-key',
    message,
    ...(suggestion && { suggestion }),
    ...fixKey(key, path, { allowed, foreign, collection, frontMatter }),
  };
}

/**
 * The fix for an unknown key, if unambiguous: a one-letter typo, or another generator's name, where the field accepts the value. A key that means
 * nothing here is removed.
 */
function fixKey(
  key: string,
  path: readonly PropertyKey[],
  {
    allowed,
    foreign,
    collection,
    frontMatter,
  }: {
    allowed: readonly string[];
    foreign: ReturnType<typeof explainGeneratorKey>;
    collection: Collection;
    frontMatter: FrontMatter;
  },
): { fix?: Fix } {
  const group = valueAt(frontMatter.values, path);
  const isOwn = path.length === 0;
  if (foreign?.idle) return isOwn ? asFix(frontMatter.edit((yaml) => yaml.remove(key))) : {};
  const name = foreign ? foreign.same : misspelt(key, allowed);
  if (name === undefined) return {};
  const there = step(group, name);
  const wrong = [...path, key];
  const value = step(group, key);
  const fits = placeAt(collection, [...path, name], frontMatter.values)?.accepts;
  if (!fits) return {};
  if (!foreign)
    return !Object.hasOwn(group as object, name) && fits(value)
      ? asFix(frontMatter.edit((yaml) => yaml.rename(wrong, name)))
      : {};
  if (!isOwn || value === undefined) return {};
  const toList = (item: unknown): readonly unknown[] => (Array.isArray(item) ? item : [item]);
  // A text with commas would become a single item of a list.
  const isList = Array.isArray(value) || (typeof value === 'string' && !value.includes(','));
  if (there !== undefined) {
    const [has, more] = [toList(there), toList(value)];
    const fresh = more.filter((item) => !has.includes(item)).map(String);
    return Array.isArray(there) && isList && fits([...has, ...more])
      ? asFix(frontMatter.edit((yaml) => yaml.moveToList(key, name, fresh)))
      : {};
  }
  if (Object.hasOwn(group as object, name)) return {};
  if (fits(value)) return asFix(frontMatter.edit((yaml) => yaml.rename(wrong, name)));
  return !Array.isArray(value) && isList && fits([value])
    ? asFix(frontMatter.edit((yaml) => yaml.renameToList(wrong, name)))
    : {};
}

/** The allowed names; if there are too many, their number and where they are listed. */
function listAllowed(names: readonly string[]): string {
  return names.length > LISTED_NAMES
    ? `the ${names.length} that are allowed are listed in docs/pages/fields/words.md`
    : `allowed: ${names.join(', ')}`;
}

/** A fix of these edits, if there are any. */
export function asFix(edits: Extract<Fix, { edits: unknown }>['edits']): { fix?: Fix } {
  return edits.length > 0 ? { fix: { edits } } : {};
}
