import { existsSync, writeFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { describeProblems } from '../checks/describe-problems';
import type { Problem } from '../problem';
import { buildClientFiles } from '../gatsby/define-client-script';
import { FINISHED_STAMP } from '../gatsby/start-pictures';
import { isChecked } from '../gatsby/report-problems';
import { fromProject } from '../paths';
import { pruneStoredPictures } from '../sourcing/notebooks/stored-pictures';
import { contentFolder } from '../sourcing/content-folder';
import { readContent } from '../sourcing/read-content';
import { analyticsPass } from './add-analytics';
import { dressingRoomPass } from './add-dressing-room';
import { formulaFontPass } from './add-formula-font';
import { hintsPass } from './add-hints';
import { finishPages, PAGES_FINISHED_ACTION } from './finish-pages';
import { removeRedirectPages, writeHostFiles } from './host-files/write-host-files';
import { MakingError, toProblem } from '../outputs/made-of';
import { makeOutputs } from '../outputs/make-outputs';
import { policyPass, sitePolicyOf } from './policy/add-policy';
import { pruneScripts } from './prune-scripts';
import { createStylePruner } from './prune-styles';
import { readPublished } from '../outputs/published';
import { prunePictures } from '../sourcing/pictures/cached-pictures';
import { readManifest } from '../routes/manifest';
import { removeUnused } from './remove-unused';
import { protectedPagesOf, sealPages } from './seal-pages';
import { makeSearchIndex } from '../outputs/search-index';
import { createLastModified } from '../outputs/sitemap/last-modified';
import { readCommitTimes } from '../outputs/sitemap/read-commit-times';
import { makeShareImages } from '../outputs/share-cards/share-images';
import { createShareTags } from './share-tags';
import { removeDeletedStaticFiles } from './static-files';
import { publishPortraits } from './structured-data/publish-portrait';
import { createStructuredData } from './structured-data/structured-data';

/** Files that only Gatsby's builds need and no page requests, and the file that keeps an empty `static/` in git. */
const UNPUBLISHED = ['webpack.stats.json', 'chunk-map.json', '_gatsby/slices', '~partytown', '.gitkeep'];

/** The part of those that the next warm build needs. */
const KEPT = '_gatsby/slices';

const out = fromProject('public');
const store = fromProject('.cache/halflight-unpublished');
const stamp = fromProject(FINISHED_STAMP);

/**
 * Gatsby's hook: restores unpublished files of the last build for a warm build, and removes what this build would not recognize as outdated: redirect
 * pages, which it writes itself, and files deleted from `static/`.
 */
export async function onPreInit(): Promise<void> {
  await removeRedirectPages(out);
  await removeDeletedStaticFiles(out);
  if (existsSync(store)) await cp(join(store, KEPT), join(out, KEPT), { recursive: true });
}

/** Gatsby's hook: finishes `public/`. If something cannot be made of an entry, the build ends with the name of its file. */
export async function onPostBuild(args: NodePluginArgs): Promise<void> {
  try {
    await finish(args);
  } catch (error) {
    if (!(error instanceof MakingError)) throw error;
    args.reporter.panicOnBuild(describeProblems([toProblem(error)], { folder: contentFolder() }));
  }
}

async function finish(args: NodePluginArgs): Promise<void> {
  // Before pages are finished: Gatsby writes every page again if its slices are not as it left them.
  if (existsSync(join(out, KEPT))) await cp(join(out, KEPT), join(store, KEPT), { recursive: true });
  // Before the outputs, which do not overwrite files in `static/` of the same names.
  await removeDeletedStaticFiles(out);
  const routes = readManifest();
  const site = readPublished(args, routes, out);
  const indexing = makeSearchIndex(site, out);
  // The error is thrown where `indexing` is awaited below.
  indexing.catch(() => undefined);
  const commits = readCommitTimes(contentFolder());
  const pruneStyles = createStylePruner((name, css) => writeFileSync(join(out, name), css), args.pathPrefix);
  const passes = [{ run: pruneStyles }, { run: pruneScripts }, hintsPass(args, out)];
  const undrawn: Problem[] = [];
  const shared = site && (await makeShareImages(site, out, undefined, (problem) => undrawn.push(problem)));
  if (undrawn.length > 0) args.reporter.warn(describeProblems(undrawn, { folder: contentFolder() }));
  if (site) await publishPortraits(site, out);
  // The policy comes last, because it contains hashes of what the other passes leave.
  const sitePasses = shared
    ? [
        createShareTags(shared),
        createStructuredData(site, {
          shared,
          changedOf: createLastModified(site, commits.exact),
        }),
        analyticsPass(site.settings),
        await dressingRoomPass(site.settings, args.pathPrefix),
        await formulaFontPass(site, out, args.pathPrefix),
        policyPass(sitePolicyOf(site)),
      ]
    : [];
  const { core, parts } = buildClientFiles(args.pathPrefix);
  await Promise.all([core, ...parts].map(({ name, code }) => writeFile(join(out, name), code)));
  await finishPages(out, stamp, [...passes, ...sitePasses]);
  if (site) await sealPages(protectedPagesOf(routes), site.settings, out, args.pathPrefix);
  // The command that runs the build is idle, so it starts to check the pages.
  if (isChecked() && process.env.GATSBY_LOGGER === 'json')
    process.stdout.write(`${JSON.stringify({ type: PAGES_FINISHED_ACTION, payload: null })}\n`);
  if (site) await makeOutputs(site, out, commits);
  await indexing;
  await removeUnused(out);
  await prunePictures(out);
  await pruneStoredPictures();
  await Promise.all(UNPUBLISHED.map((name) => rm(join(out, name), { recursive: true, force: true })));
  if (site) await writeHostFiles(site, args.pathPrefix, out);
  // The command that runs the build checks the result itself, and reports it at the end.
  if (!isChecked()) await validate(args.reporter);
}

/** Checks the result of a build that our command did not start (but a host did, for example), and stops the build if there are errors. */
async function validate(reporter: NodePluginArgs['reporter']): Promise<void> {
  // The validator is slow to load, and most processes that load the hooks never call this.
  const { validateOutput } = await import('./check/validate-output');
  const folder = contentFolder();
  const { problems, errors, report } = await validateOutput({
    folder: out,
    staticFolder: fromProject('static'),
    contentFolder: folder,
    content: readContent(folder),
  });
  if (errors > 0) reporter.panicOnBuild(report);
  else if (problems.length > 0) reporter.warn(report);
}
