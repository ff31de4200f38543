import { checkStyleSheet } from './check-style-sheet';
import { contentFolder, readContent, type Content } from '../sourcing/read-content';
import { judgeWaiting } from './judge-pictures';
import { saveFacts } from '../sourcing/kept-facts';
import { sortProblems, type Problem } from './problem';
import { buildRoutes } from '../routes/build-routes';
import { checkContact } from './check-contact';
import { checkLinks } from './check-links';
import { checkNames } from './check-names';
import { checkRedirects } from './check-redirects';
import { checkTexts } from './check-texts';
import { checkTwins } from './check-twins';
import { checkUrls } from './check-urls';
import { toSiteMap } from './site-map';
import { toClock } from '../routes/visibility';

/** The one judge: every problem of a content folder, in reading order. The check, the build and the preview all ask it. */
export function checkContent(folder = contentFolder()): { content: Content; problems: Problem[] } {
  const content = readContent(folder);
  const { entries, site } = content;
  // What is not public yet is judged as well: it will be.
  const clock = toClock(site?.timeZone, true);
  const { routes, problems } = buildRoutes({ entries, site: site ?? {}, clock });
  const shown = buildRoutes({ entries, site: site ?? {}, clock: { ...clock, preview: false } }).routes;
  const around = {
    folder,
    content,
    map: toSiteMap(content, routes),
    clock,
    shown: new Set(shown.map(({ path }) => path)),
  };
  // Pictures that nobody has looked at before are decoded all at once; then their verdicts are known.
  const firstLinks = checkLinks(around);
  const firstStyle = checkStyleSheet(folder, site?.images?.hosts);
  const decoded = judgeWaiting();
  const links = decoded ? checkLinks(around) : firstLinks;
  const style = decoded ? checkStyleSheet(folder, site?.images?.hosts) : firstStyle;
  const named = [
    ...links,
    ...checkNames(around),
    ...checkTwins(around, routes),
    ...checkRedirects(around),
    ...checkTexts(content),
    ...checkContact(around),
    ...checkUrls(around),
  ];
  saveFacts();
  return { content, problems: sortProblems([...content.problems, ...problems, ...named, ...style]) };
}
