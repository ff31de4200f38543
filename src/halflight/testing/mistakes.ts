import { join } from 'node:path';
import { checkContent } from '../checks/check-content';
import { makeFolder } from './temporary-folder';
import { writeFiles } from './write-files';

/** Files of a content folder: their content, by path. */
export type Files = Record<string, string | Buffer>;

/** A Markdown file with these lines of front matter. */
export const page = (lines: readonly string[], body = '') => ['---', ...lines, '---', body].join('\n');
/** A `site.md` with the required fields and these lines. */
export const site = (...more: string[]) => page(['title: Site', 'url: https://example.org/', ...more]);
/** A post with the required fields and these lines. */
export const post = (lines: readonly string[] = [], body = '') =>
  page(['title: A', 'date: 2026-01-01', ...lines], body);
export const svg = () => '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Creates a content folder for each test of a file, with only a `site.md` in it. */
export function contentFolderOfEachTest() {
  let folder = '';
  const write = (files: Files): void => writeFiles(folder, files);
  beforeEach(() => {
    folder = makeFolder();
    write({ 'site.md': site() });
  });
  return {
    at: (path = '') => join(folder, path),
    write,
    /** All problems that the check reports, one line each: `file:line:column severity kind: message -> suggestion`. */
    reported: (): string[] =>
      checkContent(folder).problems.map(
        ({ file, line, column, severity, kind, message, suggestion }) =>
          `${file}:${line}:${column} ${severity} ${kind}: ${message}${suggestion ? ` -> ${suggestion}` : ''}`,
      ),
  };
}

/** Mistakes by name: the files that contain one, and every line that is reported for it (none if the files are valid). */
export type Mistakes = Readonly<Record<string, readonly [files: Files, ...reported: (string | RegExp)[]]>>;

/** Tests that exactly these problems are reported for each mistake. */
export function testMistakes(mistakes: Mistakes): void {
  const { write, reported } = contentFolderOfEachTest();
  test.each(Object.entries(mistakes))('%s', (_, [files, ...expected]) => {
    write(files);
    const found = reported();
    expect(found).toHaveLength(expected.length);
    for (const line of expected)
      expect(found).toContainEqual(typeof line === 'string' ? line : (expect.stringMatching(line) as string));
  });
}
