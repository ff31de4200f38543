import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findCollection } from '../../collections';
import { toUrl } from '../../derive/to-url';
import type { Problem } from '../../sourcing/problem';
import type { Content } from '../../sourcing/read-content';
import type { Finding } from './finding';
import { toPath } from './public-site';

/** A problem of a finished site. Its file, relative to the project, is the author's where the mistake was found in it, else the finished one. */
export interface OutputProblem extends Problem {
  /** Where it is seen: the paths of pages and other files, without the site's prefix. */
  pages: string[];
}

interface Input {
  /** The finished site. */
  folder: string;
  contentFolder: string;
  content: Pick<Content, 'entries' | 'site'>;
}

/** What an author reads of findings: each mistake once, with all the pages that have it, the one on most pages first. */
export function toProblems(findings: readonly Finding[], input: Input): OutputProblem[] {
  const groups = new Map<string, Finding[]>();
  // What is on a page is told of the page, though feeds and texts have it too.
  for (const finding of [...findings].sort((a, b) => rankOf(a) - rankOf(b))) {
    const { severity, kind, message, suggestion = '', written } = finding;
    const key = [severity, kind, written ?? message, suggestion].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const sources = sourcesOf(input);
  const problems = Array.from(groups.values(), (group) => toProblem(group, sources, input));
  return problems.sort((a, b) => rankOfSeverity(a) - rankOfSeverity(b) || b.pages.length - a.pages.length);
}

const rankOf = ({ file }: Finding) => (file.endsWith('.html') ? 0 : 1);
const rankOfSeverity = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);

/** The Markdown files that pages are made from, by the paths of the pages. */
function sourcesOf({ content }: Input): Map<string, string> {
  return new Map(
    content.entries.flatMap((entry) => {
      const collection = findCollection(entry.collection);
      const path = collection && toUrl(collection, entry, content.site ?? {});
      return path === undefined ? [] : [[path, entry.filePath] as const];
    }),
  );
}

function toProblem(group: Finding[], sources: ReadonlyMap<string, string>, input: Input): OutputProblem {
  const [first] = group as [Finding, ...Finding[]];
  const { severity, kind, message, suggestion } = first;
  const pages = [...new Set(group.map(({ file }) => toPath(file)))];
  const [page = '/'] = pages;
  const source = sources.get(page);
  const found = findInSources(group, sources, input);
  const shown = pages.length === 1 ? `on ${page}` : `on ${pages.length} pages, first ${page}`;
  const from =
    found === undefined && source !== undefined && pages.length === 1
      ? ` (made from ${relative(process.cwd(), join(input.contentFolder, source))})`
      : '';
  return {
    ...(found ?? { file: relative(process.cwd(), join(input.folder, first.file)), ...first.place }),
    severity,
    kind,
    message: `${message}, ${shown}${from}`,
    ...(suggestion !== undefined && { suggestion }),
    pages,
  };
}

/** Where an author wrote the address that is wrong: in the file of one of the pages that have it. */
function findInSources(
  group: readonly Finding[],
  sources: ReadonlyMap<string, string>,
  { contentFolder }: Input,
): Pick<Problem, 'file' | 'line' | 'column'> | undefined {
  for (const { file, written } of group) {
    const source = sources.get(toPath(file));
    if (source === undefined || written === undefined || written.length < 2) continue;
    const path = join(contentFolder, source);
    const lines = readFileSync(path, 'utf8').split(/\r?\n/);
    const line = lines.findIndex((text) => text.includes(written));
    if (line >= 0)
      return {
        file: relative(process.cwd(), path),
        line: line + 1,
        column: (lines[line]?.indexOf(written) ?? 0) + 1,
      };
  }
  return undefined;
}
