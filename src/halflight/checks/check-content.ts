import { saveKept } from '../sourcing/kept';
import { contentFolder } from '../sourcing/content-folder';
import { readContent, type Content } from '../sourcing/read-content';
import { readSteadily } from '../sourcing/read-steadily';
import { checkLinks } from './check-links';
import { checkStyleSheet } from './check-style-sheet';
import { checks } from './index';
import { toCheckContext, type Check, type CheckContext } from './context';
import { decodeWaiting } from './decode-waiting';
import { sortProblems, type Problem } from './problem';

/** The checks that validate pictures. Their first run queues those not decoded yet; if there are any, all are decoded and the checks run again. */
const pictureChecks: readonly Check[] = [checkLinks, checkStyleSheet];

const otherChecks = Object.values<Check>(checks).filter((check) => !pictureChecks.includes(check));

/**
 * All problems of a content folder, in reading order. Used by the check, the build and the preview. `texts`, by the paths of Markdown files, are
 * checked in place of what is on the disk.
 */
export function checkContent(folder = contentFolder(), texts?: ReadonlyMap<string, string>): Checked {
  return readSteadily(folder, () => checkOnce(folder, texts));
}

interface Checked {
  content: Content;
  /** The context of the checks, for those that only run before a site is published. */
  context: CheckContext;
  problems: Problem[];
}

function checkOnce(folder: string, texts: Content['texts']): Checked {
  const content = readContent(folder, undefined, texts);
  const { context, problems } = toCheckContext(folder, content);
  const run = (some: readonly Check[]) => some.flatMap((check) => check(context));
  const first = run(pictureChecks);
  const pictures = decodeWaiting() ? run(pictureChecks) : first;
  const found = sortProblems([...content.problems, ...problems, ...pictures, ...run(otherChecks)]);
  saveKept();
  return { content, context, problems: found };
}
