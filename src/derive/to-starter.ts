import { stringify } from 'yaml';
import type { z } from 'zod';
import type { Day } from '../fields/days';
import { commonFields, type Collection } from '../collections/define-collection';
import { isOptional, itemOf, kindOf } from '../fields/field';
import { toExample } from './to-example';

interface Given {
  /** What the entry is called; it goes into the field `title`, `name` or `label`. */
  title: string;
  /** The day it is: what a required day or time begins with. */
  today: Day;
  /** What stands in the required fields of words until the author fills them in, by the names of the fields. */
  placeholders: Readonly<Partial<Record<string, string>>>;
  /** What stands in place of a text that is required. */
  bodyPlaceholder: string;
}

/**
 * The text of a new file of a collection, valid as it is: a draft, unless its files are no entries. The fields that it needs hold
 * placeholders; every other stands below as a comment with its example. Hints begin with `## `, so that an editor's command that takes
 * comments off many lines leaves them comments. A required field without
 * a placeholder holds its example; throws if it has neither.
 */
export function toStarter(
  collection: Pick<Collection, 'fields' | 'body' | 'singleton' | 'usual'>,
  given: Given,
): string {
  const fields = Object.entries<z.ZodType>(collection.fields);
  const isFilled = ([name, schema]: [string, z.ZodType]) => !isOptional(schema) || collection.usual?.includes(name);
  const required = fields.filter(isFilled);
  const optional = fields.filter((field) => !isFilled(field) && (collection.singleton || field[0] !== 'draft'));
  // A declared collection may have a label besides its title.
  const called = ['title', 'name', 'label'].find((each) => required.some(([name]) => name === each));
  const own = optional.filter(([name]) => collection.singleton || !(name in commonFields));
  const shared = optional.filter((field) => !own.includes(field));
  return [
    '---',
    ...('draft' in collection.fields ? DRAFT : []),
    ...required.flatMap(([name, schema]) =>
      name === called ? toTitle(name, given.title) : toFilled(name, schema, given),
    ),
    ...toBlock('All that follows is optional. To use a field, remove the "# " before it.', own, given.today),
    ...toBlock('Every entry may have these, too.', shared, given.today),
    '---',
    ...(collection.body?.required ? ['', given.bodyPlaceholder] : []),
    '',
  ].join('\n');
}

/** Forgotten placeholders are never published: the preview alone shows a draft. */
const DRAFT = [
  '## Only the preview shows a draft. Fill in what follows, then delete the line "draft: true" to publish it.',
  'draft: true',
];

/** The field that says what the entry is called. */
function toTitle(name: string, title: string): string[] {
  return [`${name}: ${stringify(title, { lineWidth: 0 }).trimEnd()}`];
}

/** What a field is for, in one line: what follows on another would be a field. */
function toHint(hint: string | undefined): string[] {
  return hint ? [`## ${hint.replace(/\s+/g, ' ')}`] : [];
}

/** A required field, below what it is for. */
function toFilled(name: string, schema: z.ZodType, { today, placeholders }: Omit<Given, 'title'>): string[] {
  const item = itemOf(schema);
  const kind = kindOf(schema) ?? kindOf(item ?? schema);
  const hint = toHint(kind?.hint);
  const value = kind?.kind === 'day' ? today : kind?.kind === 'time' ? `${today} 18:00` : placeholders[name];
  if (value !== undefined) return [...hint, ...(item ? [`${name}:`, `  - ${value}`] : [`${name}: ${value}`])];
  const example = toExample(name, schema);
  if (example.length === 0) throw new Error(`The field "${name}" is required, so its definition needs an example.`);
  return [...hint, ...example];
}

function toBlock(heading: string, fields: readonly [string, z.ZodType][], today: Day): string[] {
  if (fields.length === 0) return [];
  return ['', `## ${heading}`, ...fields.flatMap(([name, schema]) => ['', ...toComment(name, schema, today)])];
}

/** A field that is not in use: what it is for, and its example behind `# `. */
function toComment(name: string, schema: z.ZodType, today: Day): string[] {
  const { hint, kind } = kindOf(schema) ?? kindOf(itemOf(schema) ?? schema) ?? {};
  // What begins today must not end in the past.
  const ends = name === 'end' && (kind === 'day' || kind === 'time');
  const example = ends ? [`end: ${today}${kind === 'time' ? ' 20:00' : ''}`] : toExample(name, schema);
  return [...toHint(hint), ...example.map((line) => `# ${line}`)];
}
