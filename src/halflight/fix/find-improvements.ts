import type { Problem, TextEdit } from '../problem';
import type { CheckContext } from '../checks/context';
import { findValues } from '../derive/find-values';
import { DATE_TIME, dayIn } from '../fields/days';
import { parseMarkdown } from '../markdown/parse';
import { findRepeatedTitle } from '../markdown/published-edits';
import { positionAt } from '../sourcing/position';
import { factsOf, readingOf } from '../sourcing/facts-of';
import { readFrontMatter } from '../sourcing/read-front-matter';
import type { Entry } from '../sourcing/read-entry';
import { collectionOf } from './rewrite-references';

/**
 * Finds what is valid but can be written more simply: times where only a day is needed, and headings that repeat the title. No check reports these;
 * they are fixed along with the problems. `textOf` returns the text of a file.
 */
export function findImprovements({ content }: CheckContext, textOf: (file: string) => string): Problem[] {
  const fragments = new Set([...content.entries, ...content.broken].flatMap(fragmentsIn));
  return [...content.entries, ...content.broken].flatMap((entry) => {
    const improve = (kind: string, edits: readonly TextEdit[]): Problem[] => {
      const [first] = edits;
      if (!first) return [];
      const { line, column } = first;
      return [
        { file: entry.filePath, line, column, severity: 'warning', kind, message: 'can be simpler', fix: { edits } },
      ];
    };
    return [
      ...improve('date-time', findTimes(entry, textOf(entry.filePath), content)),
      ...improve('repeated-title', findTitle(entry, fragments)),
    ];
  });
}

function fragmentsIn({ body, ...entry }: Entry): string[] {
  return factsOf(body, readingOf(entry)).links.flatMap(({ target }) => /#(.+)$/s.exec(target)?.[1] ?? []);
}

const DAYS = new Set(['day'] as const);

function findTimes(entry: Entry, text: string, { collections, site }: CheckContext['content']): TextEdit[] {
  const collection = collectionOf(entry.filePath, { collections, site });
  const frontMatter = readFrontMatter(text);
  if (!collection || !frontMatter || typeof frontMatter.values !== 'object' || frontMatter.values === null) return [];
  return findValues(collection, frontMatter.values as Record<string, unknown>, DAYS).flatMap(({ value, path }) => {
    const written = typeof value === 'string' ? value.trim() : '';
    return DATE_TIME.test(written)
      ? frontMatter.edit((yaml) => yaml.setText(path, dayIn(written, site?.timeZone ?? 'UTC')))
      : [];
  });
}

/**
 * Removes a heading that repeats the title, since the page omits it anyway. Kept if the page would then omit the next one, or if a link leads to it
 * or to a heading whose numbered id depends on it.
 */
function findTitle(entry: Entry, fragments: ReadonlySet<string>): TextEdit[] {
  const { body, bodyLine, values } = entry;
  const reading = readingOf(entry);
  if (reading.title === undefined || typeof values.title !== 'string') return [];
  const cut = findRepeatedTitle(parseMarkdown(body, reading), body, reading.title);
  if (!cut) return [];
  const rest = body.slice(0, cut.from) + body.slice(cut.to);
  if (findRepeatedTitle(parseMarkdown(rest, reading), rest, reading.title)) return [];
  const left = new Set(factsOf(rest, reading).ids);
  if (factsOf(body, reading).ids.some((id) => !left.has(id) && fragments.has(id))) return [];
  const { line, column } = positionAt(body, cut.from);
  return [{ line: bodyLine + line - 1, column, found: body.slice(cut.from, cut.to), now: '' }];
}
