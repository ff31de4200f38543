import type { Collection } from '../collections/define-collection';
import type { AlbumPicture } from '../collections/album/album-picture';
import type { Instants } from '../collections/entry-node';
import { kindOf } from '../fields/field';
import { checkValues } from './check-values';
import type { Location } from './locate';
import { deriveTitle } from './derive-title';
import { positionAt } from './position';
import { START, countErrors, type Problem } from '../problem';
import { readFrontMatter } from './read-front-matter';
import { toFinalSlug, toSlug } from './to-slug';
import { withoutInvisible } from '../invisible';
import { readTitle } from '../markdown/read-title';
import { isRecord } from '../is-record';

/** An entry of a collection: the validated content of a Markdown file. */
export interface Entry<V = Record<string, unknown>> {
  /** The id of its node, also used in page context. */
  id: string;
  /** The collection's name, such as `post`. */
  collection: string;
  slug: string;
  /** Its file, relative to the content folder. */
  filePath: string;
  values: V;
  /** The title as HTML, if it contains code or emphasis; `values` have the plain text. */
  titleHtml?: string;
  /** Instants for days written with a time. Pages show only the day; the time breaks ties in sorting. */
  instants?: Instants;
  body: string;
  hasBody: boolean;
  /** Only for collections whose entries have pages if they have a body: set if other fields decide it instead. */
  hasPage?: boolean;
  /** The line of the file on which the body begins, 1-based. */
  bodyLine: number;
  /** The language tag, on a multilingual site. */
  language?: string;
  /** On a multilingual site, the name that it shares with its translations. */
  sharedName?: string;
  /** The pictures of its folder, in a collection that shows them. */
  pictures?: readonly AlbumPicture[];
}

/** The id of an entry's node, from the path of its file. */
export function toEntryId(filePath: string): string {
  return `entry:${filePath}`;
}

/** What is said about a file with a conflict of git in it. */
export const MERGE_CONFLICT =
  'the file contains two versions that git could not merge: keep one, and delete the lines of <, = and >';

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-_.~][\p{L}\p{N}\p{M}]+)*$/u;

export interface Reading {
  entry?: Entry;
  /** What could be read of a file with errors, so that its links can be checked. Values are as written, except for flags. */
  broken?: Entry;
  problems: Problem[];
}

/** Parses one Markdown file: returns its entry, possibly with warnings, or all its problems. */
export function readEntry({ collection, slug }: Location<Collection>, filePath: string, text: string): Reading {
  const problem = (kind: string, message: string, position = START, suggestion?: string): Problem => ({
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
      problems: [problem('merge-conflict', MERGE_CONFLICT, positionAt(text, conflict))],
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
  const { values: read, problems: found } = checkValues(collection, filePath, frontMatter);
  const values = read && collection.unlisted && read.listed !== true ? { ...read, unlisted: true } : read;
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
  const isUntitled = values.title === '';
  const derived = isUntitled ? deriveTitle(frontMatter.body, values) : undefined;
  if (isUntitled && derived === undefined)
    return {
      broken,
      problems: [
        ...problems,
        problem(
          'empty-note',
          'there is no title, and nothing that one could be made of: write a text below the front matter, or a "title", "cover", "link" or "reply" in it',
        ),
      ],
    };
  const title = typeof values.title === 'string' && !isUntitled ? readTitle(values.title) : undefined;
  const named = isUntitled ? { ...values, title: derived, untitled: true } : values;
  return {
    entry: {
      ...identity,
      slug: finalSlug,
      values: title ? { ...named, title: title.plain } : named,
      ...(title?.html !== undefined && { titleHtml: title.html }),
      ...rest,
      ...(hasPage !== undefined && { hasPage }),
    },
    problems,
  };
}

/** The values as written, but with flags such as `draft` as booleans: what is reported depends on whether the entry is published. */
function withFlags({ fields }: Collection, written: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...written };
  for (const [name, field] of Object.entries(fields))
    if (kindOf(field)?.kind === 'flag' && (values[name] === 'true' || values[name] === 'false'))
      values[name] = values[name] === 'true';
  return values;
}

/** Whether an entry's fields decide that it has a page or has none; `undefined` if its body decides. */
function readHasPage({ page }: Collection, values: Readonly<Record<string, unknown>>): boolean | undefined {
  const isGiven = (field: string) =>
    values[field] !== undefined && !(values[field] instanceof Array && values[field].length === 0);
  if (page?.unless?.some(isGiven)) return false;
  return page?.orWith?.some(isGiven) ? true : undefined;
}

const FRONT_MATTER = 'a line "---", then its fields, then another line "---"';

/** Rewrites the first line of TOML as YAML, to show the author what to do with the others. */
function fromToml(text: string): string {
  const [, key = 'title', value = '"A title"'] = /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/m.exec(text.slice(0, 10_000)) ?? [];
  return `and a colon for each equals sign: ${key}: ${value.slice(0, 60)}`;
}

/** Why a text has no front matter, judged by what was written instead. */
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

/** The offset of an unresolved git merge conflict. A text about git may show the markers in a code block. */
function findConflict(text: string): number | undefined {
  let fence: string | undefined;
  let begun: number | undefined;
  let isHalf = false;
  let offset = 0;
  for (const line of text.split('\n')) {
    const [, mark, rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    // A code block ends with at least as many fence characters as it began with, and nothing after them.
    if (mark && fence === undefined && !(mark.startsWith('`') && rest.includes('`'))) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence) && rest.trim() === '') fence = undefined;
    if (/^<{7} /.test(line)) {
      begun = fence === undefined ? (begun ?? offset) : undefined;
      isHalf = false;
      // Either version may open or close a code block, so only the first marker has to be outside one.
    } else if (begun !== undefined && /^={7}\r?$/.test(line)) isHalf = true;
    else if (begun !== undefined && isHalf && /^>{7} /.test(line)) return begun;
    offset += line.length + 1;
  }
  return undefined;
}
