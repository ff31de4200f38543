import { existsSync } from 'node:fs';
import type { CreatePagesArgs, Reporter } from 'gatsby';
import type { PersonValues, SiteValues } from '../collections';
import type { SiteSettings } from '../derive/languages';
import { outputNames } from '../derive/output-names';
import type { DisclosedService } from '../derive/service';
import { toServices } from '../derive/to-services';
import { makeThreadScript } from '../features/comments/thread/make-script';
import { namesVideoHost } from '../features/embeds/players';
import { PREVIEW_NOT_FOUND, showNotFoundPage } from '../features/preview/not-found-page';
import { isRunByUs, showProblems } from '../features/preview/problem-channel';
import { toProblemReport } from '../features/preview/problem-report';
import { showRedirects } from '../features/preview/redirects';
import { describeProblems } from '../checks/describe-problems';
import { countErrors, type Problem } from '../checks/problem';
import { fromEngine, fromProject } from '../paths';
import { readDeployContext } from '../sourcing/environment';
import { keepMoves, type MovedTo } from '../sourcing/moved-paths';
import { contentFolder } from '../sourcing/content-folder';
import { toEntryId, type Entry } from '../sourcing/read-entry';
import { readRegistry, readSettings, type EntryNode } from '../sourcing/resolving';
import { markdownOf, withTextFields } from '../sourcing/text-fields';
import { buildRoutes } from '../routes/build-routes';
import { readPublished } from '../outputs/published';
import { startSearchIndex } from '../outputs/search-index';
import { startShareImages } from '../outputs/share-cards/share-images';
import { checkContent } from '../checks/check-content';
import { checkIdentity } from '../checks/check-identity';
import { keepManifest } from '../routes/manifest';
import { toMoves } from '../routes/old-urls';
import { badgesOf, findUnpublished } from '../routes/unpublished';
import { sectionsOf, type RoutableEntry, type Route } from '../routes/route';
import { toClock, type PublishStatus } from '../routes/visibility';
import { checkInBackground } from './check-in-background';
import { forgetTranslations } from './note-translations';
import { FINISHED_STAMP, startPictures } from './start-pictures';
import { isChecked } from './wait-for-check';
import { writeOwnReferences } from './write-own-references';

/** Creates every page that `build-routes` decides on. Errors in the content stop a build; the preview shows them and continues with what is valid. */
export function createPages(args: CreatePagesArgs): void {
  const { actions, getNode, getNodesByType, reporter } = args;
  if (!isPreview()) reportProblems(reporter);
  const site: Partial<SiteSettings> = readSettings(getNode) ?? {};
  const registry = readRegistry(getNodesByType, getNode);
  const nodes = [...new Set(registry.map(({ typeName }) => typeName))].flatMap(
    (typeName) => getNodesByType(typeName) as EntryNode[],
  );
  // What follows from the texts is for what is made after the pages, which the preview does not make.
  const entries = (isPreview() ? nodes : nodes.map((node) => withTextFields(node, getNode))).map((node) => ({
    ...(node as unknown as Entry),
    values: node,
  }));
  const clock = toClock(site.timeZone, readDeployContext().kind !== 'production');
  const { routes, shown } = buildRoutes({ entries, site, clock, registry });
  writeOwnReferences(registry);
  // Only a head start, so failures are ignored: pages request their images themselves.
  startPictures(shown, { getNode, getNodesByType }, registry).catch(() => undefined);
  const unpublished = clock.preview ? findUnpublished(entries, clock, registry) : new Map<string, PublishStatus>();
  const privacyPages = new Set(shown.filter(hasPrivacySection).map(({ id }) => id));
  const services = privacyPages.size > 0 ? toDisclosedServices(site, shown, getNode) : [];
  const threads = new Set(shown.flatMap(({ id, values }) => (typeof values.thread === 'string' ? [id] : [])));
  const threadScript = threads.size > 0 && `/${makeThreadScript().path}`;
  const pages = routes.map((route) => {
    const badges = badgesOf(route, unpublished);
    const disclosed = privacyPages.has(route.entry ?? '') && { services };
    const { language, translations } = route;
    const inLanguages = { ...(language && { language }), ...(translations && { translations }) };
    return {
      ...route,
      ...disclosed,
      context: {
        ...route.context,
        ...cvOf(route),
        ...(threadScript && threads.has(route.entry ?? '') && { threadScript }),
        ...(badges && { badges }),
        ...disclosed,
        ...inLanguages,
      },
    };
  });
  for (const { path, context, component } of pages)
    actions.createPage({ path, context, component: fromEngine(`${component}.tsx`) });
  keepManifest(pages);
  const moves = toMoves(entries, site, routes);
  const owners = new Map(routes.map(({ path, entry }) => [path, entry]));
  const withOwner = (to: string): MovedTo => {
    const entry = owners.get(to.replace(/[?#].*$/s, ''));
    return { to, ...(entry !== undefined && { entry }) };
  };
  keepMoves(new Map(Array.from(moves, ([from, to]) => [from, withOwner(to)])));
  if (!isPreview()) {
    const published = readPublished(args, pages, fromProject('public'));
    // A head start like the images: whatever needs these cards draws those that are missing.
    if (published) startShareImages(published).catch(() => undefined);
    if (published && existsSync(fromProject(FINISHED_STAMP))) startSearchIndex(published, fromProject('public'));
    return;
  }
  forgetTranslations();
  showRedirects(moves);
  const notFound = routes.find(({ path }) => path === '/404.html');
  if (notFound) {
    showNotFoundPage(notFound.context);
    const { component, context } = notFound;
    actions.createPage({ path: PREVIEW_NOT_FOUND, context, component: fromEngine(`${component}.tsx`) });
  }
  const shownFiles = new Map(entries.map(({ id, filePath }) => [id, filePath]));
  checkInBackground(
    contentFolder(),
    (result) => {
      showProblems(toProblemReport({ ...result, shown: shownFiles, routes }));
      if (!isRunByUs()) printProblems(reporter, result.problems);
    },
    (error) => reporter.error('The content could not be checked.', error),
  );
}

const isPreview = (): boolean => process.env.NODE_ENV === 'development';

/** The path of the PDF of a list that is a curriculum vitae, if `npm run cv` has written it to `static/`. */
function cvOf({ path, context }: Route): { cvPath?: string } {
  const cvPath = path + outputNames.cv;
  return context.resume === true && existsSync(fromProject(`static${cvPath}`)) ? { cvPath } : {};
}

function hasPrivacySection(entry: RoutableEntry): boolean {
  return sectionsOf(entry).some(({ type }) => type === 'privacy');
}

/**
 * An entry with the players in its text, which the preview has not read. Only a text that names the host of a video is: a host that is written with
 * escapes is missed, and not disclosed before the build.
 */
function withPlayers(entry: RoutableEntry, getNode: CreatePagesArgs['getNode']): RoutableEntry {
  const node = entry.values as unknown as EntryNode;
  if (entry.players || !namesVideoHost(markdownOf(node, getNode))) return entry;
  return { ...entry, players: withTextFields(node, getNode).players };
}

/** What a page with the section `privacy` says about each service. */
function toDisclosedServices(
  site: Partial<SiteValues>,
  shown: readonly RoutableEntry[],
  getNode: CreatePagesArgs['getNode'],
): DisclosedService[] {
  if (site.url === undefined) return [];
  const person = getNode(toEntryId('person.md')) as PersonValues | undefined;
  const entries = shown.map((entry) => withPlayers(entry, getNode));
  return toServices({ ...site, url: site.url }, person, entries).map(({ kind, name, policy }) => ({
    kind,
    name,
    ...(policy && { policy }),
  }));
}

/** Checks the content and reports the problems to Gatsby, unless the command that runs Gatsby has made the same check. Errors end the build. */
function reportProblems(reporter: Reporter): void {
  if (isChecked()) return;
  const { problems, context } = checkContent(contentFolder());
  const isPublished = readDeployContext().kind === 'production';
  printProblems(reporter, [...problems, ...(isPublished ? checkIdentity(context) : [])]);
}

/** Has Gatsby print the problems; in a build, errors end it. */
function printProblems(reporter: Reporter, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const report = describeProblems(problems, { folder: contentFolder() });
  if (countErrors(problems) > 0) reporter.panicOnBuild(report);
  else reporter.warn(report);
}
