import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { describeProblems } from '../checks/describe-problems';
import type { Problem } from '../checks/problem';
import { buildPartsFile } from '../gatsby/define-client-script';
import { FINISHED_STAMP } from '../gatsby/start-pictures';
import { isChecked } from '../gatsby/wait-for-check';
import { fromProject } from '../paths';
import { keepIn } from '../sourcing/kept';
import { contentFolder } from '../sourcing/content-folder';
import { readContent } from '../sourcing/read-content';
import { analyticsPass } from './add-analytics';
import { hintsPass } from './add-hints';
import { finishPages, PAGES_FINISHED_ACTION } from './finish-pages';
import { removeRedirectPages, writeHostFiles } from './hosts/write-host-files';
import { MakingError, toProblem } from '../outputs/made-of';
import { makeOutputs } from '../outputs/make-outputs';
import { policyPass } from './policy/add-policy';
import { sitePolicyOf } from './policy/site-policy';
import { pruneScripts } from './prune-scripts';
import { createStylePruner } from './prune-styles';
import { readPublished } from '../outputs/published';
import { pruneKept } from '../sourcing/pictures/kept-pictures';
import { readManifest } from '../routes/manifest';
import { removeUnused } from './remove-unused';
import { makeSearchIndex } from '../outputs/search-index';
import { createLastModified } from '../outputs/sitemap/last-modified';
import { readCommitTimes } from '../outputs/sitemap/read-commit-times';
import { makeShareImages } from '../outputs/share-cards/share-images';
import { createShareTags } from './share-tags';
import { removeDeletedStaticFiles } from './static-files';
import { publishPortraits } from './structured-data/publish-portrait';
import { createStructuredData } from './structured-data/structured-data';

/** Files that only Gatsby's builds need, and no page requests; and what keeps an empty `static/` in git. */
const UNPUBLISHED = ['webpack.stats.json', 'chunk-map.json', '_gatsby/slices', '~partytown', '.gitkeep'];

/** The part of those that the next warm build needs again. */
const KEPT = '_gatsby/slices';

const out = fromProject('public');
const store = fromProject('.cache/halflight-unpublished');
const stamp = fromProject(FINISHED_STAMP);
const references = fromProject('.cache/halflight-references.json');

/**
 * Gatsby's hook: restores for a warm build what the last one did not publish, and removes what this one would not find to be outdated: redirect pages,
 * which it writes itself, and files that are gone from `static/`.
 */
export async function onPreInit(): Promise<void> {
  await removeRedirectPages(out);
  await removeDeletedStaticFiles(out);
  if (existsSync(store)) await cp(join(store, KEPT), join(out, KEPT), { recursive: true });
}

/** Gatsby's hook: finishes `public/`. What cannot be made of an entry ends the build with the name of its file. */
export async function onPostBuild(args: NodePluginArgs): Promise<void> {
  try {
    await finish(args);
  } catch (error) {
    if (!(error instanceof MakingError)) throw error;
    args.reporter.panicOnBuild(describeProblems([toProblem(error)], { folder: contentFolder() }));
  }
}

async function finish(args: NodePluginArgs): Promise<void> {
  // Before the outputs, which give way to files of the same names.
  await removeDeletedStaticFiles(out);
  const site = readPublished(args, readManifest(), out);
  const indexing = makeSearchIndex(site, out);
  // An error is thrown where `indexing` is awaited below.
  indexing.catch(() => undefined);
  const commits = await readCommitTimes(contentFolder());
  const passes = [{ run: createStylePruner() }, { run: pruneScripts }, hintsPass(args, out)];
  const undrawn: Problem[] = [];
  const shared = site && (await makeShareImages(site, out, undefined, (problem) => undrawn.push(problem)));
  if (undrawn.length > 0) args.reporter.warn(describeProblems(undrawn, { folder: contentFolder() }));
  if (site) await publishPortraits(site, out);
  // The policy comes last: it contains the hashes of what the other passes leave.
  const sitePasses = shared
    ? [
        createShareTags(shared),
        createStructuredData(site, {
          shared,
          changedOf: createLastModified(site, commits.exact),
        }),
        analyticsPass(site.settings),
        policyPass(sitePolicyOf(site)),
      ]
    : [];
  const parts = buildPartsFile(args.pathPrefix);
  await writeFile(join(out, parts.name), parts.code);
  await finishPages(out, stamp, [...passes, ...sitePasses]);
  // The runner, which would otherwise be idle, starts to check the pages.
  if (isChecked() && process.env.GATSBY_LOGGER === 'json')
    process.stdout.write(`${JSON.stringify({ type: PAGES_FINISHED_ACTION, payload: null })}\n`);
  if (site) await makeOutputs(site, args.cache, out, commits);
  await indexing;
  await removeUnused(out, references);
  await pruneKept(out);
  if (existsSync(join(out, KEPT))) await cp(join(out, KEPT), join(store, KEPT), { recursive: true });
  await Promise.all(UNPUBLISHED.map((name) => rm(join(out, name), { recursive: true, force: true })));
  if (site) await writeHostFiles(site, args.pathPrefix, out);
  // The runner checks the result itself, and reports it at the end.
  if (!isChecked()) await validate(args.reporter);
}

/** Checks the result of a build that was started without our runner, by a host for example, and stops the build if there are errors. */
async function validate(reporter: NodePluginArgs['reporter']): Promise<void> {
  keepIn(fromProject());
  // The validator takes long to load, and most processes that load the hooks never call this.
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
