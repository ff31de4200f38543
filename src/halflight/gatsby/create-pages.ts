import { existsSync } from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import type { Collection } from '../collections/define-collection';
import { readPublished } from '../outputs/published';
import { startSearchIndex } from '../outputs/search-index';
import { startShareImages } from '../outputs/share-cards/share-images';
import { fromEngine, fromProject } from '../paths';
import { buildRoutes } from '../routes/build-routes';
import { keepManifest } from '../routes/manifest';
import { toMoves } from '../routes/old-urls';
import type { Route } from '../routes/route';
import { toClock } from '../routes/visibility';
import { withPictures } from '../sourcing/album-pictures';
import { readDeployContext } from '../sourcing/environment';
import { keepMoves } from '../sourcing/moved-paths';
import type { Entry } from '../sourcing/read-entry';
import type { EntryNode } from '../collections/entry-node';
import { readForms, readRegistry, readSettings } from '../sourcing/resolving';
import { withTextFields } from '../sourcing/text-fields';
import { addContexts } from './add-contexts';
import { noteNames } from './note-names';
import { reportProblems } from './report-problems';
import { updatePreview } from './serve-preview';
import { FINISHED_STAMP, startPictures } from './start-pictures';
import { writeOwnReferences } from './write-own-references';

/** Creates every page that `build-routes` decides on. Errors in the content stop a build; the preview shows them and continues with what is valid. */
export function createPages(args: CreatePagesArgs): void {
  const { actions, getNode, getNodesByType, reporter } = args;
  const isPreview = process.env.NODE_ENV === 'development';
  if (!isPreview) reportProblems(reporter);
  const site = { ...readSettings(getNode), forms: readForms(getNodesByType, getNode) };
  const registry = readRegistry(getNodesByType, getNode);
  const entries = readEntries(args, registry, isPreview && !site.backlinks);
  const clock = toClock(site.timeZone, readDeployContext().kind !== 'production');
  const { routes, shown } = buildRoutes({ entries, site, clock, registry });
  writeOwnReferences(registry);
  noteNames(args, entries, site);
  // Only a head start, so failures are ignored: pages request their images themselves.
  startPictures(shown, args, registry).catch(() => undefined);
  const pages = addContexts(routes, { site, entries, shown, clock, registry }, getNode);
  for (const { path, context, component } of pages)
    actions.createPage({ path, context, component: fromEngine(`${component}.tsx`) });
  keepManifest(pages);
  const moves = toMoves(entries, site, routes);
  storeMoves(moves, routes);
  if (isPreview) updatePreview(args, { entries, routes, moves });
  else startOutputs(args, pages);
}

/** All entries, from their nodes. The fields derived from texts are for backlinks, and for outputs made after the pages, which the preview does not make. */
function readEntries(
  { getNode, getNodesByType }: CreatePagesArgs,
  registry: readonly Collection[],
  isPlain: boolean,
): Entry[] {
  const types = [...new Set(registry.map(({ typeName }) => typeName))];
  const nodes = types.flatMap((type) => getNodesByType(type) as EntryNode[]);
  const entries = (isPlain ? nodes : nodes.map((node) => withTextFields(node, getNode))).map((node) => ({
    ...(node as unknown as Entry),
    values: node as unknown as Entry['values'],
  }));
  return withPictures(entries, registry);
}

/** Stores where old URLs lead, each with the entry of the page there. */
function storeMoves(moves: ReadonlyMap<string, string>, routes: readonly Route[]): void {
  const owners = new Map(routes.map(({ path, entry }) => [path, entry]));
  keepMoves(
    new Map(
      Array.from(moves, ([from, to]) => {
        const entry = owners.get(to.replace(/[?#].*$/s, ''));
        return [from, { to, ...(entry !== undefined && { entry }) }];
      }),
    ),
  );
}

/** Also only a head start: whatever needs a sharing image or the search index later makes what is missing. */
function startOutputs(args: CreatePagesArgs, pages: readonly Route[]): void {
  const published = readPublished(args, pages, fromProject('public'));
  if (!published) return;
  startShareImages(published).catch(() => undefined);
  if (existsSync(fromProject(FINISHED_STAMP))) startSearchIndex(published, fromProject('public'));
}
