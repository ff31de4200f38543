import { saveKept } from '../sourcing/kept';
import { contentFolder } from '../sourcing/content-folder';
import { readContent, type Content } from '../sourcing/read-content';
import { checkBooks } from './check-books';
import { checkButtons } from './check-buttons';
import { checkContact } from './check-contact';
import { checkEditor } from './check-editor';
import { checkFilters } from './check-filters';
import { checkHiddenTexts } from './check-hidden-texts';
import { checkLanguages } from './check-languages';
import { checkLinks } from './check-links';
import { checkNavigation } from './check-navigation';
import { checkPagePaths } from './check-page-paths';
import { checkRedirects } from './check-redirects';
import { checkSections } from './check-sections';
import { checkSeries } from './check-series';
import { checkSidebar } from './check-sidebar';
import { checkKeys, checkSlugs } from './check-slugs';
import { checkStyleSheet } from './check-style-sheet';
import { checkTags } from './check-tags';
import { checkTexts } from './check-texts';
import { checkTranslations } from './check-translations';
import { checkTwins } from './check-twins';
import { checkUnlisted } from './check-unlisted';
import { checkUrls } from './check-urls';
import { checkWords } from './check-words';
import { toCheckContext, type Check, type CheckContext } from './context';
import { decodeWaiting } from './decode-waiting';
import { sortProblems, type Problem } from './problem';

/** Checks that validate pictures. Their first run queues those not decoded yet; if there are any, all are decoded and the checks run again. */
const pictureChecks: readonly Check[] = [checkLinks, checkStyleSheet];

const otherChecks: readonly Check[] = [
  checkTags,
  checkSeries,
  checkSidebar,
  checkSections,
  checkEditor,
  checkFilters,
  checkHiddenTexts,
  checkPagePaths,
  checkSlugs,
  checkKeys,
  checkTwins,
  checkRedirects,
  checkTexts,
  checkBooks,
  checkButtons,
  checkContact,
  checkLanguages,
  checkTranslations,
  checkNavigation,
  checkUnlisted,
  checkUrls,
  checkWords,
];

/**
 * All problems of a content folder, in reading order. Used by the check, the build and the preview. `texts`, by the paths of Markdown files, are
 * checked in place of what is on the disk.
 */
export function checkContent(
  folder = contentFolder(),
  texts?: ReadonlyMap<string, string>,
): {
  content: Content;
  /** The context of the checks, for those that only run before a site is published. */
  context: CheckContext;
  problems: Problem[];
} {
  const content = readContent(folder, undefined, texts);
  const { context, problems } = toCheckContext(folder, content);
  const run = (checks: readonly Check[]) => checks.flatMap((check) => check(context));
  const first = run(pictureChecks);
  const pictures = decodeWaiting() ? run(pictureChecks) : first;
  const found = sortProblems([...content.problems, ...problems, ...pictures, ...run(otherChecks)]);
  saveKept();
  return { content, context, problems: found };
}
