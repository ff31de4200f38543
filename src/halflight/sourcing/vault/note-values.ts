import { commonFields, type Collection } from '../../collections/define-collection';
import { isName } from '../../features/redirects/settings';
import { isRecord } from '../../is-record';
import type { Problem } from '../../problem';
import { checkValues } from '../check-values';
import type { FrontMatter } from '../read-front-matter';
import { toSlug } from '../to-slug';

/** The properties that say who may read a note, and from when. */
export const PRIVATE: readonly string[] = [
  'draft',
  'private',
  'publish',
  'published',
  'expires',
  'protected',
  'unlisted',
];

/** Other names of our fields in vaults, the first that a note has counts. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  summary: ['summary', 'description'],
  created: ['created', 'date', 'date created'],
  updated: ['updated', 'modified', 'lastmod', 'date modified'],
  tags: ['tags', 'tag'],
  aliases: ['aliases', 'alias'],
};

/**
 * The values of a note from its properties. Those that we do not know are left out, and so are values that do not fit, with a warning. `undefined` if
 * such a value would say who may read the note: then nobody may.
 */
export function readNoteValues(
  collection: Collection,
  filePath: string,
  frontMatter: FrontMatter,
): { values?: Record<string, unknown>; problems: Problem[] } {
  const written = isRecord(frontMatter.values) ? toFields(frontMatter.values) : {};
  const check = (values: Record<string, unknown>) =>
    checkValues(collection, filePath, { ...frontMatter, values: { title: NONE, ...values } });
  const { values, problems } = check(written);
  if (values) return { values: withoutNone(values), problems };
  const wrong = Object.keys(written).filter((name) => !check({ [name]: written[name] }).values);
  // Without a wrong value, it is the order of days that is wrong.
  const isPrivate = wrong.length === 0 || wrong.some((name) => PRIVATE.includes(name));
  const told = problems.map((problem): Problem =>
    problem.severity === 'error' ? toWarning(problem, isPrivate) : problem,
  );
  if (isPrivate) return { problems: told };
  const fitting = check(Object.fromEntries(Object.entries(written).filter(([name]) => !wrong.includes(name))));
  return { ...(fitting.values && { values: withoutNone(fitting.values) }), problems: told };
}

/** Stands for the title of a note without one, since an entry must have one. */
const NONE = '-';

function withoutNone({ title, ...values }: Record<string, unknown>): Record<string, unknown> {
  return title === NONE ? values : { title, ...values };
}

function toWarning(problem: Problem, isPrivate: boolean): Problem {
  const result = isPrivate
    ? 'the note is not published, since this may say who may read it'
    : 'the property is left out';
  return { ...problem, severity: 'warning', message: `${problem.message}; ${result}` };
}

/** The properties that are fields of ours, in the form that these have. */
function toFields(written: Record<string, unknown>): Record<string, unknown> {
  const lower = new Map(Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]));
  const read = (name: string) =>
    (NAMES[name] ?? [name]).map((other) => lower.get(other)).find((value) => value !== undefined && value !== '');
  const fields = ['title', ...Object.keys(NAMES), ...Object.keys(commonFields)].flatMap((name) => {
    const value = TO_FIELD[name] ? TO_FIELD[name](read(name)) : read(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(fields), ...(isDraft(lower) && { draft: 'true' }) };
}

/** Whether properties say that a note is not for others, in the words of Obsidian Publish and of other programs that publish vaults. */
function isDraft(properties: ReadonlyMap<string, unknown>): boolean {
  return (
    ['publish', 'published'].some((name) => properties.get(name) === 'false') || properties.get('private') === 'true'
  );
}

const TO_FIELD: Readonly<Record<string, (value: unknown) => unknown>> = {
  summary: toWord,
  created: toDay,
  updated: toDay,
  tags: (value) => toList(value, /[\s,]+/).flatMap(toTag),
  // Obsidian’s is a flag; ours is a day.
  publish: (value) => (value === 'true' || value === 'false' ? undefined : value),
  // An old URL begins with a slash.
  aliases: (value) => toList(value, /\s*,\s*/).filter((alias) => isName(alias) || /^\/[^\s?#*:]*$/.test(alias)),
  slug: (value) => (typeof value === 'string' ? toSlug(value) || undefined : undefined),
};

/** A text; `undefined` for anything else. */
function toWord(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A day with the time left out, also within a link: `2026-03-14T10:00` and `[[2026-03-14]]`. Anything else stays as written. */
function toDay(value: unknown): unknown {
  const [link] = Array.isArray(value) ? (value as unknown[]).flat() : [value];
  const [, day] = typeof link === 'string' ? (/^\s*(?:\[\[)?(\d{4}-\d{2}-\d{2})(?!\d)/.exec(link) ?? []) : [];
  return day ?? (value === null ? undefined : value);
}

/** The texts of a list, or of one text that is a list in words. */
function toList(value: unknown, separator: RegExp): string[] {
  const items: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(separator) : [];
  return items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : []));
}

/** A tag without its sign; none without a letter or a digit. */
function toTag(written: string): string[] {
  const tag = written.replace(/^#+/, '');
  return /[\p{L}\p{N}]/u.test(tag) ? [tag] : [];
}
