import { stringify } from 'yaml';
import type { z } from 'zod';
import type { Day } from '../collections/days';
import { commonFields, type Collection } from '../collections/define-collection';
import { isOptional, itemOf, kindOf } from '../collections/field';
import { toExample } from './to-example';

interface Given {
  /** What the entry is called; it goes into the field `title` or `name`. */
  title: string;
  /** The day it is. */
  today: Day;
}

/**
 * The text of a new file of a collection, valid as it is. The fields that it needs are filled in; every other stands below as a comment
 * with its example. Hints begin with `## `, so that an editor's command that takes comments off many lines leaves them comments.
 */
export function toStarter(collection: Pick<Collection, 'fields' | 'body' | 'single'>, given: Given): string {
  const fields = Object.entries<z.ZodType>(collection.fields);
  const required = fields.filter(([, schema]) => !isOptional(schema));
  const optional = fields.filter(([, schema]) => isOptional(schema));
  const own = optional.filter(([name]) => collection.single || !(name in commonFields));
  const shared = optional.filter((field) => !own.includes(field));
  return [
    '---',
    ...required.flatMap(([name, schema]) => toFilled(name, schema, given)),
    ...toBlock('All that follows is optional. To use a field, remove the "# " before it.', own),
    ...toBlock('Every entry may have these, too.', shared),
    '---',
    ...(collection.body?.required ? ['', 'Write the text here.'] : []),
    '',
  ].join('\n');
}

function toFilled(name: string, schema: z.ZodType, { title, today }: Given): string[] {
  if (name === 'title' || name === 'name') return [`${name}: ${stringify(title, { lineWidth: 0 }).trimEnd()}`];
  if (name === 'date') return [`date: ${today}`];
  const example = toExample(name, schema);
  if (example.length === 0) throw new Error(`The field "${name}" is required, so its definition needs an example.`);
  return example;
}

function toBlock(heading: string, fields: readonly [string, z.ZodType][]): string[] {
  if (fields.length === 0) return [];
  return ['', `## ${heading}`, ...fields.flatMap(([name, schema]) => ['', ...toComment(name, schema)])];
}

/** A field that is not in use: what it is for, and its example behind `# `. */
function toComment(name: string, schema: z.ZodType): string[] {
  const hint = (kindOf(schema) ?? kindOf(itemOf(schema) ?? schema))?.hint;
  return [...(hint ? [`## ${hint}`] : []), ...toExample(name, schema).map((line) => `# ${line}`)];
}
