import { checkStyleSheet } from '../sourcing/check-style-sheet';
import { contentFolder, readContent, type Content } from '../sourcing/read-content';
import { sortProblems, type Problem } from '../sourcing/problem';
import { buildRoutes } from './build-routes';
import { toClock } from './visibility';

/** The one judge: every problem of a content folder, in reading order. The check, the build and the preview all ask it. */
export function checkContent(folder = contentFolder()): { content: Content; problems: Problem[] } {
  const content = readContent(folder);
  const clock = toClock(content.site?.timeZone, true);
  const { problems } = buildRoutes({ entries: content.entries, site: content.site ?? {}, clock });
  const style = checkStyleSheet(folder, content.site?.images?.hosts);
  return { content, problems: sortProblems([...content.problems, ...problems, ...style]) };
}
