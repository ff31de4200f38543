import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNotebook } from '../entry-file';
import { contentFolder } from '../sourcing/content-folder';
import { factsCache } from '../sourcing/facts-of';
import { toNotebookProblem } from '../sourcing/notebooks/read-notebook-text';
import { readContent, type Content } from '../sourcing/read-content';
import { entryCache } from '../sourcing/read-entry-file';
import { pictureFacts } from '../sourcing/pictures/read-facts';
import { readSteadily } from '../sourcing/read-steadily';
import { checkAlbums } from './check-albums';
import { checkLinks } from './check-links';
import { checkStyleSheet } from './check-style-sheet';
import { checks } from './index';
import { toCheckContext, type Check, type CheckContext } from './context';
import { decodeWaiting } from './decode-waiting';
import { sortProblems, type Problem } from '../problem';
import { soften } from './soften';
import { sectionMistakes } from '../collections/sections';

/** The checks that validate pictures. Their first run queues pictures that were not decoded yet; these are then decoded, and the checks run again. */
const pictureChecks: readonly Check[] = [checkAlbums, checkLinks, checkStyleSheet];

const otherChecks = Object.values<Check>(checks).filter((check) => !pictureChecks.includes(check));

/**
 * All problems of a content folder, in reading order, for the check, the build and the preview. `texts`, keyed by Markdown file path, are checked
 * instead of the files on disk.
 */
export function checkContent(folder = contentFolder(), texts?: ReadonlyMap<string, string>): Checked {
  return readSteadily(folder, () => checkOnce(folder, texts));
}

interface Checked {
  content: Content;
  /** For further checks that only run before publishing. */
  context: CheckContext;
  problems: Problem[];
}

function checkOnce(folder: string, texts: Content['texts']): Checked {
  const content = readContent(folder, undefined, texts);
  const { context, problems } = toCheckContext(folder, content);
  const run = (some: readonly Check[]) => some.flatMap((check) => check(context));
  const first = run(pictureChecks);
  const pictures = decodeWaiting() ? run(pictureChecks) : first;
  const all = [...content.problems.filter(isNews), ...problems, ...pictures, ...run(otherChecks)];
  const toOwnPlace = (problem: Problem) =>
    isNotebook(problem.file) && content.files.has(problem.file)
      ? toNotebookProblem(problem, texts?.get(problem.file) ?? readFileSync(join(folder, problem.file), 'utf8'))
      : problem;
  const found = sortProblems(all.map((problem) => soften(toOwnPlace(problem), content.site)));
  entryCache.save();
  factsCache.save();
  pictureFacts.save();
  return { content, context, problems: found };
}

/** Whether a problem says more than that a section has a mistake that is reported itself (`check-site-sections.ts`). */
function isNews({ kind, message }: Problem): boolean {
  const broken = sectionMistakes.flatMap(({ file }) => /^src\/sections\/([^/]+)\//.exec(file)?.[1] ?? []);
  return kind !== 'unknown-section' || !broken.some((type) => message.endsWith(`; found "${type}"`));
}
