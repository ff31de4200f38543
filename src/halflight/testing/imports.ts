import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../checks/check-content';
import { toOldPath } from '../derive/to-url';
import { importBlog } from '../../halflight-import/import-blog';
import type { ImportReport } from '../../halflight-import/report';
import { site, type Files } from './mistakes';
import { makeFolder } from './temporary-folder';
import { writeFiles } from './write-files';

export { png } from './import-samples';

/** Creates, for each test of a file, a folder to import from and a content folder to import into. */
export function importsOfEachTest() {
  let top = '';
  const write = (below: string, files: Files) => writeFiles(join(top, below), files);
  beforeEach(() => {
    top = makeFolder();
    mkdirSync(join(top, 'blog'));
    write('content', { 'site.md': site() });
  });
  const inContent = (path = '') => join(top, 'content', path);
  const run = (options: Partial<Parameters<typeof importBlog>[0]> = {}) =>
    importBlog({ from: join(top, 'blog'), folder: inContent(), staticFolder: join(top, 'static'), ...options });
  /** Where old URLs lead, according to the content alone. */
  const answers = (): Map<string, string> => {
    const { map } = checkContent(inContent()).context;
    const moved = map.oldUrls.map(({ path }) => [path, map.movedTo(path) ?? ''] as const);
    return new Map([...moved, ...map.paths.map((path) => [path, path] as const)]);
  };
  return {
    /** Writes files into the folder to import from. */
    blog: (files: Files) => write('blog', files),
    content: (files: Files) => write('content', files),
    inContent,
    inBlog: (path = '') => join(top, 'blog', path),
    text: (path: string) => readFileSync(inContent(path), 'utf8'),
    run,
    /** Imports a program's sample, without errors or lost URLs. Resolves to the report, with the target of each old URL. */
    importSample: async (sample: Files) => {
      write('blog', sample);
      const report = await run();
      expect(problems(inContent(), 'error')).toEqual([]);
      expect(unanswered(report, answers())).toEqual([]);
      return { ...report, urls: Object.fromEntries(report.oldUrls.map(({ from, to }) => [from, to])) };
    },
    /** The errors of the content check, one line each. */
    errors: () => problems(inContent(), 'error'),
    warnings: () => problems(inContent(), 'warning'),
    answers,
    /** Every file of the content folder, with its modification time and content. */
    snapshot: (): Map<string, string> =>
      new Map(
        readdirSync(inContent(), { recursive: true, encoding: 'utf8' })
          .filter((path) => statSync(inContent(path)).isFile())
          .map((path) => [
            path,
            `${statSync(inContent(path)).mtimeMs} ${readFileSync(inContent(path)).toString('base64')}`,
          ]),
      ),
  };
}

function problems(folder: string, severity: 'error' | 'warning'): string[] {
  return checkContent(folder)
    .problems.filter((problem) => problem.severity === severity)
    .map(({ file, line, kind, message }) => `${file}:${line} ${kind}: ${message}`);
}

/** The old URLs in a report that do not lead where the report says. */
export function unanswered(report: ImportReport, answers: ReadonlyMap<string, string>): string[] {
  return report.oldUrls
    .filter(({ from, to }) => to !== undefined && answers.get(toOldPath(from)) !== to)
    .map(({ from }) => from);
}

/** The words of a text of the source, HTML or not, that the imported text lacks. */
export function missingWords(source: string, imported: string): string[] {
  const words = (text: string) => text.replace(/<[a-z/!][^>]*>/gi, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const there = new Set(words(imported));
  return words(source).filter((word) => !there.has(word));
}
