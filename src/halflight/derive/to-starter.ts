import { stringify } from 'yaml';
import type { z } from 'zod';
import type { Day } from '../fields/days';
import { commonFields, type Collection } from '../collections/define-collection';
import { isOptional, itemOf, kindOf } from '../fields/field';
import { toExample } from './to-example';

interface Given {
  /** The name of the entry, for its field `title`, `name` or `label`. */
  title: string;
  /** Today's date, for required days and times. */
  today: Day;
  /** The placeholders for required text fields, by field name. */
  placeholders: Readonly<Partial<Record<string, string>>>;
  /** The placeholder for a required body. */
  bodyPlaceholder: string;
}

/**
 * The text of a new file of a collection. It is valid as it is, and a draft if the collection has drafts. Required and `usual` fields hold today's
 * date, a placeholder, or else their example; throws if there is none of these. Other fields follow as comments with their examples. Hints begin with
 * `## `, so that they stay comments when an editor uncomments many lines.
 */
export function toStarter(
  collection: Pick<Collection, 'fields' | 'body' | 'singleton' | 'usual'>,
  given: Given,
): string {
  const fields = Object.entries<z.ZodType>(collection.fields);
  const isFilled = ([name, schema]: [string, z.ZodType]) => !isOptional(schema) || collection.usual?.includes(name);
  const required = fields.filter(isFilled);
  const optional = fields.filter((field) => !isFilled(field) && (collection.singleton || field[0] !== 'draft'));
  // A declared collection may have a label in addition to its title.
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

/** A new entry is a draft, so that forgotten placeholders are never published. */
const DRAFT = [
  '## Only the preview shows a draft. Fill in what follows, then delete the line "draft: true" to publish it.',
  'draft: true',
];

/** The field that names the entry. */
function toTitle(name: string, title: string): string[] {
  return [`${name}: ${stringify(title, { lineWidth: 0 }).trimEnd()}`];
}

/** The hint of a field on one line, because a second line would be read as a field. */
function toHint(hint: string | undefined): string[] {
  return hint ? [`## ${hint.replace(/\s+/g, ' ')}`] : [];
}

/** A field that is filled in, after its hint. */
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

/** An unused field: its hint, then its example after `# `. */
function toComment(name: string, schema: z.ZodType, today: Day): string[] {
  const { hint, kind } = kindOf(schema) ?? kindOf(itemOf(schema) ?? schema) ?? {};
  // The start defaults to today, so the end must not be in the past.
  const ends = name === 'end' && (kind === 'day' || kind === 'time');
  const example = ends ? [`end: ${today}${kind === 'time' ? ' 20:00' : ''}`] : toExample(name, schema);
  return [...toHint(hint), ...example.map((line) => `# ${line}`)];
}
