import { z } from 'zod';
import { closest, distance } from 'fastest-levenshtein';
import type { Collection } from '../collections/define-collection';
import { itemOf, kindOf, shapeOf } from '../collections/field';
import { sectionDefinitions } from '../collections/sections';
import type { FrontMatter } from './read-front-matter';
import type { Problem } from './problem';

type Issue = z.core.$ZodIssue;

/** The nearest of some words to one that is none of them; `undefined` when none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const found = closest(word.toLowerCase(), [...words]);
  return distance(word.toLowerCase(), found.toLowerCase()) <= Math.max(2, Math.floor(found.length / 3))
    ? found
    : undefined;
}

/** Checks front matter against a collection's schema: its typed values, or every problem with it. */
export function checkValues(
  collection: Collection,
  file: string,
  frontMatter: FrontMatter,
): { values?: Record<string, unknown>; problems: Problem[] } {
  const result = collection.schema.safeParse(frontMatter.values);
  if (result.success) return { values: result.data, problems: [] };
  return {
    problems: result.error.issues.flatMap(flatten).flatMap((issue) => toProblems(issue, collection, file, frontMatter)),
  };
}

/** A union's issues are those of the member that came closest: the one with the fewest. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [best = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return best.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
}

function toProblems(issue: Issue, collection: Collection, file: string, frontMatter: FrontMatter): Problem[] {
  const at = (path: readonly PropertyKey[], key = false) =>
    key ? frontMatter.keyPositionOf(path) : frontMatter.positionOf(path);
  if (issue.code === 'unrecognized_keys') {
    const allowed = namesAt(collection, issue.path, frontMatter.values);
    return issue.keys.map((key) => {
      const suggestion = nearest(key, allowed);
      return {
        file,
        ...at([...issue.path, key], true),
        severity: 'error',
        kind: 'unknown-key',
        message: `"${nameOf([...issue.path, key])}" is not a field of ${whereOf(collection, issue.path)}; allowed: ${allowed.join(', ')}`,
        ...(suggestion && { suggestion }),
      };
    });
  }
  const found = valueAt(frontMatter.values, issue.path);
  const missing = found === undefined;
  const options = optionsOf(issue, collection, found);
  const suggestion = typeof found === 'string' && options ? nearest(found, options) : undefined;
  return [
    {
      file,
      ...at(issue.path),
      severity: 'error',
      kind: missing ? 'missing-key' : issue.code.replaceAll('_', '-'),
      message: `"${nameOf(issue.path)}" ${issue.message}${missing ? '' : `; found ${show(found)}`}`,
      ...(suggestion && { suggestion }),
    },
  ];
}

function optionsOf(issue: Issue, collection: Collection, found: unknown): readonly string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'type' && found !== undefined)
    return collection.name === 'page' ? sectionDefinitions.map(({ type }) => type) : undefined;
  return undefined;
}

/** The fields that are allowed at a place of the front matter. */
function namesAt(collection: Collection, path: readonly PropertyKey[], values: unknown): string[] {
  let shape: Record<string, z.core.$ZodType> = collection.fields;
  let here = values;
  let schema: z.core.$ZodType | undefined;
  for (const step of path) {
    here = valueAt(here, [step]);
    if (typeof step !== 'number') schema = shape[String(step)];
    const section = sectionDefinitions.find(({ type }) => type === valueAt(here, ['type']));
    if (schema && typeof step === 'number') schema = itemOf(schema) ?? schema;
    if (section && collection.name === 'page' && path[0] === 'sections' && step === path[1])
      shape = { type: section.schema, ...section.fields };
    else if (schema)
      shape =
        shapeOf(schema) ??
        shapeOf(itemOf(schema) ?? schema) ??
        (kindOf(schema)?.kind === 'image' ? { src: schema, alt: schema, focus: schema } : shape);
  }
  return Object.keys(shape);
}

function whereOf(collection: Collection, path: readonly PropertyKey[]): string {
  return path.length === 0 ? collection.label : `"${nameOf(path)}"`;
}

/** A place in the front matter as an author would say it: `links[2].url`. */
function nameOf(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (name, step) =>
        typeof step === 'number' ? `${name}[${step + 1}]` : name ? `${name}.${String(step)}` : String(step),
      '',
    ) || 'front matter'
  );
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    values,
  );
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
