import { checkStyleSheet } from '../sourcing/check-style-sheet';
import { contentFolder, readContent, type Content } from '../sourcing/read-content';
import { sortProblems, type Problem } from '../sourcing/problem';
import { buildRoutes } from './build-routes';
import { checkContact } from './check-contact';
import { checkLinks } from './check-links';
import { checkNames } from './check-names';
import { checkRedirects } from './check-redirects';
import { checkTexts } from './check-texts';
import { toSiteMap } from './site-map';
import { toClock } from './visibility';

/** The one judge: every problem of a content folder, in reading order. The check, the build and the preview all ask it. */
export function checkContent(folder = contentFolder()): { content: Content; problems: Problem[] } {
  const content = readContent(folder);
  // What is not public yet is judged as well: it will be.
  const clock = toClock(content.site?.timeZone, true);
  const { routes, problems } = buildRoutes({ entries: content.entries, site: content.site ?? {}, clock });
  const style = checkStyleSheet(folder, content.site?.images?.hosts);
  const around = { folder, content, map: toSiteMap(content, routes) };
  const named = [
    ...checkLinks(around),
    ...checkNames(around),
    ...checkRedirects(around),
    ...checkTexts(content),
    ...checkContact(around),
  ];
  return { content, problems: sortProblems([...content.problems, ...problems, ...named, ...style]) };
}
