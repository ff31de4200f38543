import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { keepIn } from '../sourcing/kept';
import { contentFolder, readContent } from '../sourcing/read-content';
import { analyticsPass } from './add-analytics';
import { hintsPass } from './add-hints';
import { finishPages, PAGES_FINISHED_ACTION } from './finish-pages';
import { removeRedirectPages, writeHostFiles } from './hosts/write-host-files';
import { makeOutputs } from '../outputs/make-outputs';
import { policyPass } from './policy/add-policy';
import { sitePolicyOf } from './policy/site-policy';
import { pruneScripts } from './prune-scripts';
import { createStylePruner } from './prune-styles';
import { readPublished } from '../outputs/published';
import { pruneKept } from '../sourcing/pictures/kept-pictures';
import { readManifest } from '../routes/manifest';
import { removeUnused } from './remove-unused';
import { makeSearchIndex, writeSearchIndex } from '../outputs/search-index';
import { createLastModified } from '../outputs/sitemap/last-modified';
import { readCommitTimes } from '../outputs/sitemap/read-commit-times';
import { makeShareImages } from '../outputs/share-cards/share-images';
import { createShareTags } from './share-tags';
import { publishPortrait } from './structured-data/publish-portrait';
import { createStructuredData } from './structured-data/structured-data';

/** What only Gatsby's builds need, and no page asks for. */
const UNPUBLISHED = ['webpack.stats.json', 'chunk-map.json', '_gatsby/slices', '~partytown'];

/** Of that, what the next warm build needs again. */
const KEPT = '_gatsby/slices';

const out = join(process.cwd(), 'public');
const store = join(process.cwd(), '.cache', 'halflight-unpublished');
const stamp = join(process.cwd(), '.cache', 'halflight-finished');
const references = join(process.cwd(), '.cache', 'halflight-references.json');

/** Gatsby's hook: gives a warm build back what the last one did not publish, and takes away what this one has to make anew. */
export async function onPreInit(): Promise<void> {
  await removeRedirectPages(out);
  if (existsSync(store)) await cp(join(store, KEPT), join(out, KEPT), { recursive: true });
}

/** Whether `npm run build` runs Gatsby: it has checked the content, and checks what comes of it. */
const isRunByUs = (): boolean => process.env.HALFLIGHT_CHECKED === '1';

/** Gatsby's hook: finishes `public/`. */
export async function onPostBuild(args: NodePluginArgs): Promise<void> {
  const site = readPublished(args, readManifest(), out);
  // Most of the work for the index is done by a process of its own.
  const indexing = makeSearchIndex(site, out);
  // Whoever waits for it in the end is told what went wrong.
  indexing.catch(() => undefined);
  const commits = await readCommitTimes(contentFolder());
  const passes = [{ run: pruneScripts }, { run: createStylePruner() }, hintsPass(args, out)];
  const shared = site && (await makeShareImages(site, out));
  // The policy comes last: it holds the hashes of what the others leave.
  const sitePasses = shared
    ? [
        createShareTags(shared),
        createStructuredData(site, {
          portrait: await publishPortrait(site, out),
          shared,
          changedOf: createLastModified(site, commits.exact),
        }),
        analyticsPass(site.settings),
        policyPass(sitePolicyOf(site)),
      ]
    : [];
  await finishPages(out, stamp, [...passes, ...sitePasses]);
  // The runner, which has nothing else to do meanwhile, begins to check them.
  if (isRunByUs() && process.env.GATSBY_LOGGER === 'json')
    process.stdout.write(`${JSON.stringify({ type: PAGES_FINISHED_ACTION, payload: null })}\n`);
  if (site) await makeOutputs(site, args.cache, out, commits);
  await writeSearchIndex(await indexing, out);
  await removeUnused(out, references);
  await pruneKept(out);
  if (existsSync(join(out, KEPT))) await cp(join(out, KEPT), join(store, KEPT), { recursive: true });
  await Promise.all(UNPUBLISHED.map((name) => rm(join(out, name), { recursive: true, force: true })));
  if (site) await writeHostFiles(site, args.pathPrefix, out);
  // The runner checks what came of it itself, and says so at the end.
  if (!isRunByUs()) await validate(args.reporter);
}

/** Stops a build that somebody started without our runner, such as a host, if there are errors in what came of it. */
async function validate(reporter: NodePluginArgs['reporter']): Promise<void> {
  keepIn(process.cwd());
  // The validator takes long to load, and most processes that load the hooks never call this.
  const { validateOutput } = await import('./check/validate-output');
  const folder = contentFolder();
  const { problems, errors, report } = await validateOutput({
    folder: out,
    staticFolder: join(process.cwd(), 'static'),
    contentFolder: folder,
    content: readContent(folder),
  });
  if (errors > 0) reporter.panicOnBuild(report);
  else if (problems.length > 0) reporter.warn(report);
}
