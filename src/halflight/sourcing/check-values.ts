import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Collection } from '../collections/define-collection';
import type { FieldKind } from '../fields/field';
import { findValues } from '../derive/find-values';
import { placeAt, valueAt, type Place } from '../derive/schema-at';
import { PROBLEMS_PER_FILE } from '../limits';
import { isRecord } from '../is-record';
import { findIdleKeys } from './foreign-keys';
import { findLong, lengthen, shorten, tooLong, WORDS, type LongText } from './long-texts';
import { nameOfField } from './name-of-field';
import type { FrontMatter } from './read-front-matter';
import type { Problem } from '../checks/problem';
import { suggestValue } from './suggest-value';
import { asFix, unknownKey } from './unknown-keys';

type Issue = z.core.$ZodIssue;

/** Validates front matter against a schema: typed values, which may come with warnings, or at most `PROBLEMS_PER_FILE` problems. */
export function checkValues(
  collection: Collection,
  file: string,
  frontMatter: FrontMatter,
): { values?: Record<string, unknown>; problems: Problem[] } {
  const written = frontMatter.values;
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

/** The conditions of texts that are too long, such as having no spaces, which the texts in their place cannot break. */
function findBrokenConditions(collection: Collection, written: unknown, long: readonly LongText[]): Issue[] {
  const places = new Set(long.map(({ path }) => path.join('\n')));
  const issues = collection.schema.safeParse(written).error?.issues.flatMap(flatten) ?? [];
  return issues.filter(({ code, path }) => code === 'custom' && places.has(path.join('\n')));
}

/** YAML's words for no value. Here they are texts, since nothing is guessed from what a value looks like, and would be published. */
const NULLS: readonly unknown[] = ['null', '~'];

function findNulls(collection: Collection, file: string, frontMatter: FrontMatter): Problem[] {
  return findValues(collection, frontMatter.values as Record<string, unknown>, WORDS)
    .filter(({ value, path }) => NULLS.includes(value) && frontMatter.isPlain(path))
    .map(({ value, path }) => ({
      file,
      ...frontMatter.positionOf(path),
      severity: 'warning',
      kind: 'empty',
      message: `"${nameOfField(path)}" is published as "${String(value)}"; if it is meant to be empty, remove it, or else put it in quotes`,
    }));
}

/** Texts that look like a number, a day or a flag, and end before a # that was hardly meant to begin a comment. Others are refused when YAML is read. */
function findCut(collection: Collection, file: string, frontMatter: FrontMatter): Problem[] {
  return findValues(collection, frontMatter.values as Record<string, unknown>, WORDS).flatMap(({ value, path }) => {
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
  });
}

/** A union's issues are those of the member that came closest: the one with the fewest. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [best = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return best.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Splits several unknown keys of one group into an issue each. */
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

/** The key that was written in place of a missing `type`: one letter is wrong, missing or extra, or the letters are in another order. */
function misspeltKey(path: readonly PropertyKey[], values: unknown): string | undefined {
  const group = valueAt(values, path.slice(0, -1));
  if (path.at(-1) !== 'type' || !isRecord(group)) return undefined;
  const letters = (word: string) => Array.from(word.toLowerCase()).sort().join('');
  return Object.keys(group).find(
    (key) => key !== 'type' && (distance(key.toLowerCase(), 'type') <= 1 || letters(key) === letters('type')),
  );
}

/** What follows the reason in a message: what was found or, for a missing choice, the options. */
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

/** A short name of the kind of problem, for tools. */
function kindOfProblem(issue: Issue, place: Place | undefined, found: unknown): string {
  if (isRule(issue)) return String(issue.params?.kind);
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'type') return 'unknown-section';
  if (issue.code === 'too_big' || issue.code === 'too_small') return found === '' ? 'empty' : 'out-of-limits';
  const field = place?.kind?.kind;
  if (typeof found !== 'string') return 'wrong-type';
  if (field === 'number') return /^-?\d+(?:\.\d+)?$/.test(found.trim()) ? 'out-of-limits' : 'wrong-type';
  return (field && kindsByField[field]) ?? (field === 'text' ? 'bad-value' : 'wrong-type');
}

/** Whether an issue comes from a rule about several fields, whose message is complete. */
function isRule(issue: Issue): issue is z.core.$ZodIssueCustom {
  return issue.code === 'custom' && issue.params?.kind !== undefined;
}

/** The value at a path, or the text that was written in place of the whole group there: `social: [github.com/ada]`. */
function foundAt(values: unknown, path: readonly PropertyKey[]): unknown {
  const above = valueAt(values, path.slice(0, -1));
  return typeof above === 'string' ? above : valueAt(values, path);
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
