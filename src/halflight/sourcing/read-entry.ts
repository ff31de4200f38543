import type { Collection } from '../collections/define-collection';
import { kindOf } from '../fields/field';
import { checkValues } from './check-values';
import type { Location } from './locate';
import { positionAt } from './position';
import { countErrors, type Problem } from '../checks/problem';
import { readFrontMatter } from './read-front-matter';
import { toFinalSlug, toSlug } from './to-slug';
import { withoutInvisible } from '../invisible';
import { readTitle } from '../markdown/read-title';
import { isRecord } from '../is-record';

/** An entry of a collection: the validated content of a Markdown file. */
export interface Entry<V = Record<string, unknown>> {
  /** The id of its node, and its name in page context. */
  id: string;
  /** The collection's name, such as `post`. */
  collection: string;
  slug: string;
  /** Its file, relative to the content folder. */
  filePath: string;
  values: V;
  /** Its title as HTML, if the front matter marks code or emphasis in it; `values` have its words alone. */
  titleHtml?: string;
  /** Of its days that have a time. What is shown stays the day; the time decides the order of what has the same. */
  instants?: Instants;
  /** The Markdown after the front matter. */
  body: string;
  hasBody: boolean;
  /** Only for collections whose entries have pages if they have a text: set where other fields decide that instead. */
  hasPage?: boolean;
  /** The line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  /** On a multilingual site, the tag of its language. */
  language?: string;
  /** On a multilingual site, the name that it shares with its translations in their collection. */
  sharedName?: string;
}

/** By field for a day, the instant of the time that the author gave with it, in ISO 8601. */
export type Instants = Readonly<Record<string, string>>;

/** The id of an entry's node, made from the path of its file. */
export function toEntryId(filePath: string): string {
  return `entry:${filePath}`;
}

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-_.~][\p{L}\p{N}\p{M}]+)*$/u;

/** The result of reading a file. */
export interface Reading {
  entry?: Entry;
  /** What could be read of a file with errors: its values are as written, except for flags. Links in it can be checked. */
  broken?: Entry;
  problems: Problem[];
}

/** Reads the text of one Markdown file: its entry, possibly with warnings, or all problems with it. */
export function readEntry({ collection, slug }: Location<Collection>, filePath: string, text: string): Reading {
  const problem = (kind: string, message: string, position = { line: 1, column: 1 }, suggestion?: string): Problem => ({
    file: filePath,
    ...position,
    severity: 'error',
    kind,
    message,
    ...(suggestion && { suggestion }),
  });
  const conflict = findConflict(text);
  if (conflict !== undefined)
    return {
      problems: [
        problem(
          'merge-conflict',
          'the file contains two versions that git could not merge: keep one, and delete the lines of <, = and >',
          positionAt(text, conflict),
        ),
      ],
    };
  const frontMatter = readFrontMatter(text);
  if (!frontMatter) {
    const { kind, message } = explainMissingFrontMatter(text);
    return { problems: [problem(kind, message)] };
  }
  const hasBody = frontMatter.body.trim() !== '';
  const rest = { filePath, body: frontMatter.body, hasBody, bodyLine: frontMatter.bodyLine };
  const identity = { id: toEntryId(filePath), collection: collection.name };
  const written = frontMatter.values;
  const isGroup = isRecord(written);
  const broken: Entry = { ...identity, slug, values: isGroup ? withFlags(collection, written) : {}, ...rest };
  if (frontMatter.errors.length > 0) {
    return {
      broken,
      problems: frontMatter.errors.map(({ position, message, suggestion }) =>
        problem('yaml', `the front matter cannot be read: ${message}`, position, suggestion),
      ),
    };
  }
  const { values, problems: found } = checkValues(collection, filePath, frontMatter);
  const problems = [...found];
  if (collection.body?.required && !hasBody)
    problems.push(
      problem('empty-body', `there is nothing below the front matter: ${collection.hint}`, {
        line: Math.max(1, frontMatter.bodyLine - 1),
        column: 1,
      }),
    );
  if (!values || countErrors(problems) > 0) return { broken, problems };
  const given = typeof values.slug === 'string' ? values.slug.normalize('NFC') : undefined;
  const finalSlug = toFinalSlug(slug, given);
  const isSlug = (part: string) => SLUG.test(part) && withoutInvisible(part) === part;
  const bad = (given === undefined ? finalSlug.split('/') : [given]).find((part) => part !== '' && !isSlug(part));
  if (bad !== undefined) {
    const better = toSlug(bad);
    return {
      broken,
      problems: [
        ...problems,
        problem(
          'bad-slug',
          given
            ? `"slug" must be letters and digits joined by hyphens; found "${bad}"`
            : `the file's name cannot be used in a URL: "${bad}"; name it with letters and digits joined by hyphens`,
          given ? frontMatter.positionOf(['slug']) : undefined,
          better,
        ),
      ],
    };
  }
  const hasPage = readHasPage(collection, values);
  const title = typeof values.title === 'string' ? readTitle(values.title) : undefined;
  return {
    entry: {
      ...identity,
      slug: finalSlug,
      values: title ? { ...values, title: title.plain } : values,
      ...(title?.html !== undefined && { titleHtml: title.html }),
      ...rest,
      ...(hasPage !== undefined && { hasPage }),
    },
    problems,
  };
}

/** The values of an entry as written, with its flags, such as `draft`, read as booleans: whether it is published decides what is reported about it. */
function withFlags({ fields }: Collection, written: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...written };
  for (const [name, field] of Object.entries(fields))
    if (kindOf(field)?.kind === 'flag' && (values[name] === 'true' || values[name] === 'false'))
      values[name] = values[name] === 'true';
  return values;
}

/** Whether the fields of an entry decide that it has a page, or that it has none; `undefined` where its text decides. */
function readHasPage({ page }: Collection, values: Readonly<Record<string, unknown>>): boolean | undefined {
  const isGiven = (field: string) =>
    values[field] !== undefined && !(values[field] instanceof Array && values[field].length === 0);
  if (page?.unless?.some(isGiven)) return false;
  return page?.orWith?.some(isGiven) ? true : undefined;
}

const FRONT_MATTER = 'a line "---", then its fields, then another line "---"';

/** Rewrites the first line of TOML as YAML, so that its author sees what to do with the others. */
function fromToml(text: string): string {
  const [, key = 'title', value = '"A title"'] = /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/m.exec(text.slice(0, 10_000)) ?? [];
  return `and a colon for each equals sign: ${key}: ${value.slice(0, 60)}`;
}

/** Why a text has no front matter, by what its author may have written instead. */
function explainMissingFrontMatter(text: string): { kind: string; message: string } {
  const start = text.replace(/^\uFEFF/, '');
  if (start.trim() === '') return { kind: 'empty-file', message: 'the file is empty' };
  const message = start.startsWith('+++')
    ? `the front matter is written in TOML, between lines "+++"; here it is YAML: ${FRONT_MATTER}, ${fromToml(start)}`
    : start.startsWith('{')
      ? `the front matter is written in JSON; here it is YAML: ${FRONT_MATTER}`
      : /^---[ \t]*\r?\n/.test(start)
        ? 'the front matter is not closed: a line "---" is missing after its last field'
        : /^\s+---[ \t]*\r?\n/.test(start)
          ? 'the front matter must begin on the first line of the file, at its left edge: delete what stands before "---"'
          : `the file has no front matter: it must begin with ${FRONT_MATTER}`;
  return { kind: 'no-front-matter', message };
}

/** The offset of a merge conflict that git could not resolve. A text about git may show the markers in a code block. */
function findConflict(text: string): number | undefined {
  let fence: string | undefined;
  let begun: number | undefined;
  let isHalf = false;
  let offset = 0;
  for (const line of text.split('\n')) {
    const [, mark, rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    // A block ends with at least as many fence characters as it began with, and nothing after them.
    if (mark && fence === undefined && !(mark.startsWith('`') && rest.includes('`'))) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence) && rest.trim() === '') fence = undefined;
    if (/^<{7} /.test(line)) {
      begun = fence === undefined ? (begun ?? offset) : undefined;
      isHalf = false;
      // Each of the two versions may begin or end a block, so only the first marker has to be outside one.
    } else if (begun !== undefined && /^={7}\r?$/.test(line)) isHalf = true;
    else if (begun !== undefined && isHalf && /^>{7} /.test(line)) return begun;
    offset += line.length + 1;
  }
  return undefined;
}
