import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import type { FieldKind } from '../fields/field';
import { findValues } from '../derive/find-values';
import { placeAt, valueAt, type Place } from '../derive/schema-at';
import { PROBLEMS_PER_FILE } from '../limits';
import { isRecord } from '../is-record';
import { findIdleKeys } from './generator-keys';
import { findLong, lengthen, shorten, tooLong, TEXT_KINDS, type LongText } from './long-texts';
import { nameOfField } from './name-of-field';
import type { FrontMatter } from './read-front-matter';
import type { Problem } from '../problem';
import { suggestValue } from './suggest-value';
import { asFix, unknownKey } from './unknown-keys';

type Issue = z.core.$ZodIssue;

/** Validates front matter against a schema. Returns typed values, possibly with warnings, or at most `PROBLEMS_PER_FILE` problems. */
export function checkValues(
  collection: Collection,
  file: string,
  frontMatter: FrontMatter,
): { values?: Record<string, unknown>; problems: Problem[] } {
  const written = fromObsidian(frontMatter.values, collection);
  const isGroup = isRecord(written);
  const idle = isGroup ? findIdleKeys(written, Object.keys(collection.fields)) : [];
  const told = idle.map((key) => unknownKey(key, [], collection, file, frontMatter));
  const read = isGroup ? Object.fromEntries(Object.entries(written).filter(([key]) => !idle.includes(key))) : written;
  const long = findLong(collection, read);
  const result = collection.schema.safeParse(shorten(read, long));
  told.push(...long.map((place) => tooLong(place, file, frontMatter)));
  if (isGroup) told.push(...findNulls(collection, file, frontMatter), ...findCut(collection, file, frontMatter));
  const broken = long.length === 0 ? [] : findBrokenConditions(collection, read, long);
  if (result.success && broken.length === 0) return { values: lengthen(result.data, long), problems: told };
  const issues = [...(result.error?.issues.flatMap(flatten).flatMap(splitKeys) ?? []), ...broken];
  return {
    problems: [
      ...told,
      ...issues.slice(0, PROBLEMS_PER_FILE).map((issue) => toProblem(issue, collection, file, frontMatter)),
    ],
  };
}

/**
 * Front matter with Obsidian's properties as fields of ours: its `publish` is a flag, the opposite of `draft`, and a single alias need not be a list.
 */
function fromObsidian(written: unknown, { fields }: Collection): unknown {
  if (!isRecord(written) || !('draft' in fields)) return written;
  const { publish, aliases, ...others } = written;
  const isFlag = publish === 'true' || publish === 'false';
  return {
    ...others,
    ...(publish !== undefined && !isFlag && { publish }),
    ...(publish === 'false' && { draft: 'true' }),
    ...(aliases !== undefined && { aliases: typeof aliases === 'string' ? [aliases] : aliases }),
  };
}

/**
 * Issues of overlong texts that break other conditions too, such as having no spaces. The shortened texts that were validated in their place cannot
 * show these.
 */
function findBrokenConditions(collection: Collection, written: unknown, long: readonly LongText[]): Issue[] {
  const places = new Set(long.map(({ path }) => path.join('\n')));
  const issues = collection.schema.safeParse(written).error?.issues.flatMap(flatten) ?? [];
  return issues.filter(({ code, path }) => code === 'custom' && places.has(path.join('\n')));
}

/** YAML's words for no value. Values are never guessed here, so these would be published as text. */
const NULLS: readonly unknown[] = ['null', '~'];

function findNulls(collection: Collection, file: string, frontMatter: FrontMatter): Problem[] {
  return findValues(collection, frontMatter.values as Record<string, unknown>, TEXT_KINDS)
    .filter(({ value, path }) => NULLS.includes(value) && frontMatter.isPlain(path))
    .map(({ value, path }) => ({
      file,
      ...frontMatter.positionOf(path),
      severity: 'warning',
      kind: 'empty',
      message: `"${nameOfField(path)}" is published as "${String(value)}"; if it is meant to be empty, remove it, or else put it in quotes`,
    }));
}

/**
 * Unquoted values that look like a number, a day or a flag and are cut off at a # that was probably not meant as a comment. Other cases are rejected
 * when the YAML is read.
 */
function findCut(collection: Collection, file: string, frontMatter: FrontMatter): Problem[] {
  return findValues(collection, frontMatter.values as Record<string, unknown>, TEXT_KINDS).flatMap(
    ({ value, path }) => {
      const comment = frontMatter.commentBehind(path);
      if (!comment) return [];
      return [
        {
          file,
          ...comment.position,
          severity: 'warning',
          kind: 'cut-off',
          message: `"${nameOfField(path)}" is read as "${String(value)}", since a space and # begin a comment; put it in quotes if what follows belongs to it`,
          ...(comment.suggestion !== undefined && { suggestion: comment.suggestion }),
        },
      ];
    },
  );
}

/** Replaces a union's issue with those of its closest member: the one with the fewest issues. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [best = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return best.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
}

function splitKeys(issue: Issue): Issue[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}

function toProblem(issue: Issue, collection: Collection, file: string, frontMatter: FrontMatter): Problem {
  if (issue.code === 'unrecognized_keys')
    return unknownKey(issue.keys[0] ?? '', issue.path, collection, file, frontMatter);
  const found = foundAt(frontMatter.values, issue.path);
  const missing = found === undefined;
  const slip = missing ? misspeltKey(issue.path, frontMatter.values) : undefined;
  if (slip !== undefined) {
    const [wrong, right] = [[...issue.path.slice(0, -1), slip], String(issue.path.at(-1))];
    return {
      file,
      ...frontMatter.keyPositionOf(wrong),
      severity: 'error',
      kind: 'unknown-key',
      message: `"${nameOfField(wrong)}" is not a field of "${nameOfField(issue.path.slice(0, -1))}"; the one that is missing is "${right}"`,
      suggestion: right,
      ...asFix(frontMatter.edit((yaml) => yaml.rename(wrong, right))),
    };
  }
  const place = placeAt(collection, issue.path, frontMatter.values);
  const suggestion = typeof found === 'string' && place && !isRule(issue) ? suggestValue(found, place) : undefined;
  return {
    file,
    ...frontMatter.positionOf(issue.path),
    severity: 'error',
    kind: missing ? 'missing-key' : kindOfProblem(issue, place, found),
    message: `"${nameOfField(issue.path)}" ${issue.message}${detailsOf(issue, place, found)}`,
    ...(suggestion && { suggestion }),
  };
}

/** The key that was probably meant as a missing `type`: one letter is wrong, missing or extra, or the letters are in another order. */
function misspeltKey(path: readonly PropertyKey[], values: unknown): string | undefined {
  const group = valueAt(values, path.slice(0, -1));
  if (path.at(-1) !== 'type' || !isRecord(group)) return undefined;
  const letters = (word: string) => Array.from(word.toLowerCase()).sort().join('');
  return Object.keys(group).find(
    (key) => key !== 'type' && (distance(key.toLowerCase(), 'type') <= 1 || letters(key) === letters('type')),
  );
}

/** What follows the reason in a message: the value found or, for a missing choice, the options. */
function detailsOf(issue: Issue, place: Place | undefined, found: unknown): string {
  if (isRule(issue)) return '';
  if (found !== undefined) return `; found ${show(found)}`;
  return place?.options ? `; allowed: ${place.options.join(', ')}` : '';
}

const kindsByField: Partial<Record<FieldKind['kind'], string>> = {
  day: 'bad-date',
  time: 'bad-date',
  url: 'bad-url',
  email: 'bad-email',
  icon: 'unknown-icon',
  choice: 'unknown-value',
  path: 'bad-path',
  image: 'bad-image',
};

function kindOfProblem(issue: Issue, place: Place | undefined, found: unknown): string {
  if (isRule(issue)) return String(issue.params?.kind);
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'type') return 'unknown-section';
  if (issue.code === 'too_big' || issue.code === 'too_small') return found === '' ? 'empty' : 'out-of-limits';
  const field = place?.kind?.kind;
  if (typeof found !== 'string') return 'wrong-type';
  if (field === 'number') return /^-?\d+(?:\.\d+)?$/.test(found.trim()) ? 'out-of-limits' : 'wrong-type';
  return (field && kindsByField[field]) ?? (field === 'text' ? 'bad-value' : 'wrong-type');
}

/** Whether an issue comes from a rule about several fields, whose message is already complete. */
function isRule(issue: Issue): issue is z.core.$ZodIssueCustom {
  return issue.code === 'custom' && issue.params?.kind !== undefined;
}

/** The value at a path, or the text written in place of the whole group there: `social: [github.com/ada]`. */
function foundAt(values: unknown, path: readonly PropertyKey[]): unknown {
  const above = valueAt(values, path.slice(0, -1));
  return typeof above === 'string' ? above : valueAt(values, path);
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
