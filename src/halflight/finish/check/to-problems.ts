import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCollection } from '../../collections';
import { settingsIn, type SiteSettings } from '../../derive/languages';
import { toUrl } from '../../derive/to-url';
import { groupBy } from '../../group-by';
import { START, type Place, type Problem } from '../../problem';
import { fromProject, toShownPath } from '../../paths';
import type { Content } from '../../sourcing/read-content';
import { toPath } from './public-site';

interface Input {
  /** The finished site. */
  folder: string;
  contentFolder: string;
  content: Pick<Content, 'collections' | 'entries' | 'site'>;
}

/**
 * The problems of finished files as an author reads them: each mistake once, with all pages that have it, errors first and then by number of pages.
 * Each names the author's file if the mistake was found there, otherwise the finished file, relative to the project.
 */
export function toProblems(found: readonly Problem[], input: Input): Problem[] {
  // Pages first, so that a mistake is reported for a page even if feeds and texts have it too.
  const inOrder = [...found].sort((a, b) => rankOf(a) - rankOf(b));
  const groups = groupBy(inOrder, ({ severity, kind, message, suggestion = '', written }) =>
    [severity, kind, written ?? message, suggestion].join('\n'),
  );
  const sources = sourcesOf(input);
  const problems = Array.from(groups.values(), (group) => toProblem(group, sources, input));
  return problems.sort((a, b) => rankOfSeverity(a) - rankOfSeverity(b) || countPages(b) - countPages(a));
}

const rankOf = ({ file }: Problem) => (file.endsWith('.html') ? 0 : 1);
const countPages = ({ pages = [] }: Problem) => pages.length;
const rankOfSeverity = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);

/** The Markdown files that pages are made from, by page path. */
function sourcesOf({ content }: Input): Map<string, string> {
  return new Map(
    content.entries.flatMap((entry) => {
      const collection = findCollection(entry.collection, content.collections);
      const path =
        collection && toUrl(collection, entry, settingsIn<Partial<SiteSettings>>(content.site ?? {}, entry.language));
      return path === undefined ? [] : [[path, entry.filePath] as const];
    }),
  );
}

function toProblem(group: Problem[], sources: ReadonlyMap<string, string>, input: Input): Problem {
  const [first] = group as [Problem, ...Problem[]];
  const { severity, kind, message, suggestion } = first;
  const pages = [...new Set(group.map(({ file }) => toPath(file)))];
  const [page = '/'] = pages;
  const source = sources.get(page);
  const found = findInSources(group, sources, input) ?? findField(group, sources, input);
  const shown = pages.length === 1 ? `on ${page}` : `on ${pages.length} pages, first ${page}`;
  const from =
    found === undefined && source !== undefined && pages.length === 1
      ? ` (made from ${toShownPath(join(input.contentFolder, source))})`
      : '';
  // The content check finds authors' mistakes, so an error with no place in the content is our fault.
  const internal = severity === 'error' && found === undefined;
  return {
    ...(found ?? {
      file: toShownPath(join(input.folder, first.file)),
      line: first.line,
      column: first.column,
    }),
    severity,
    kind,
    message: `${message}, ${shown}${from}${internal ? `. ${howToReport()}` : ''}`,
    ...(suggestion !== undefined && { suggestion }),
    pages,
    ...(internal && { internal }),
  };
}

/** What to do about an error that is not the author's. */
function howToReport(): string {
  const path = fromProject('package.json');
  const { bugs } = (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}) as { bugs?: { url?: string } };
  return `This is a fault in Halflight and not in your content: please report it${bugs?.url ? ` at ${bugs.url}` : ', with this line'}`;
}

/** The file where an author can add what a page lacks: the one the page is made from, or `site.md` for a page without one. */
function findField(
  group: readonly Problem[],
  sources: ReadonlyMap<string, string>,
  { contentFolder }: Input,
): Place | undefined {
  if (group[0]?.kind !== 'no-description') return undefined;
  const source = group.map(({ file }) => sources.get(toPath(file))).find((file) => file !== undefined);
  return { file: toShownPath(join(contentFolder, source ?? 'site.md')), ...START };
}

/**
 * Where an author wrote the wrong URL: in the file of one of the pages that have it, in the settings that every page shows, or in any other file,
 * such as one that a list or feed quotes.
 */
function findInSources(
  group: readonly Problem[],
  sources: ReadonlyMap<string, string>,
  { contentFolder, content }: Input,
): Place | undefined {
  const spellings = new Set(group.flatMap(({ written }) => (written === undefined ? [] : spellingsOf(written))));
  if (spellings.size === 0) return undefined;
  const own = group.flatMap(({ file }) => sources.get(toPath(file)) ?? []);
  const all = content.entries.map(({ filePath }) => filePath);
  const settings = all.filter((file) => file === 'site.md' || file === 'person.md');
  for (const source of new Set([...own, ...settings, ...all])) {
    const path = join(contentFolder, source);
    if (!existsSync(path)) continue;
    const lines = readFileSync(path, 'utf8').split(/\r?\n/);
    for (const spelling of spellings) {
      const line = lines.findIndex((text) => text.includes(spelling));
      if (line >= 0)
        return {
          file: toShownPath(path),
          line: line + 1,
          column: (lines[line]?.indexOf(spelling) ?? 0) + 1,
        };
    }
  }
  return undefined;
}

/** The ways in which the content may write a URL of a finished file: escaped or not, with and without the slash that was added to it. */
function spellingsOf(written: string): string[] {
  const decoded = decode(written);
  const forms = [written, decoded, decoded.normalize('NFC'), decoded.normalize('NFD')];
  const short = forms.map((form) => form.replace(/\/(?=$|[?#])/, ''));
  // A single character would be found everywhere.
  return [...forms, ...short].filter((form) => form.length > 1 && form !== '/#');
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
