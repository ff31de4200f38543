import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { writeFiles } from '../src/halflight/testing/write-files';
import { digestOfCode } from '../src/halflight/cli/clean-start';
import { staticFiles, writeContent } from './generate-content';
import {
  contentOf,
  exampleNames,
  filesOf,
  folderOf,
  isGenerated,
  siteNames,
  sitesNamedIn,
  slowSites,
  staticFolderOf,
  type SiteName,
} from './sites';
import { PASSWORDS } from './passwords';
import { publishExamples } from './publish-examples';
import { enterSite, openWorkspace, synchronize } from './workspace';

const USAGE = `npx tsx e2e/build-sites.ts [SITE...] [--more] [--for FILE...]

Builds the sites for the browser tests with the command that authors use, each from scratch or on top of its last build.
Skips sites already built from the same content and code.

  SITE...        these sites: ${siteNames.join(', ')}
  --more         those that npm test and npm test -- --more need
  --for FILE...  those that these test files name
  (nothing)      all of them

Build output goes to e2e/.sites/SITE.log, and is shown on failure.`;

/** Returns the content folder of a site. Generated content is written first, with its files for `static/`. */
async function prepareContent(site: SiteName): Promise<string> {
  const folder = contentOf(site);
  if (isGenerated(site)) await writeContent(site, folder);
  const files = staticFiles[site];
  if (files) writeFiles(staticFolderOf(site), files);
  return folder;
}

/** The code of sites that have some of their own. */
const codeOfSite: Partial<Record<SiteName, Readonly<Record<string, string>>>> = {
  services: { src: 'e2e/site/src', 'gatsby-config.ts': 'e2e/site/gatsby-config.ts' },
  docs: { 'src/sections': 'src/sections' },
  published: { 'src/sections': 'src/sections' },
};

/** The build time of the main site, fixed so that future dates in its content stay in the future. */
const NOW = '2026-07-01T12:00:00Z';

/** The types of the queries: committed for the compiler and editors, and rewritten by a build with `HALFLIGHT_TYPES=1`. */
const TYPES = 'src/halflight/gatsby-types.d.ts';

/** A digest of everything that a site is built from. */
function digestOf(content: string, site: SiteName): string {
  const hash = createHash('sha256').update(digestOfCode(process.cwd(), content)).update(NOW);
  for (const folder of [resolve('src'), resolve('e2e/site'), staticFolderOf(site), content].filter(existsSync)) {
    for (const path of filesOf(folder)) {
      // Neither tests nor files written by the build affect a site.
      if (folder === resolve('src') && /\.test\.tsx?$|gatsby-types\.d\.ts$/.test(path)) continue;
      hash.update(path).update(readFileSync(join(folder, path)));
    }
  }
  return hash.digest('hex');
}

/** Runs the author's build command in a workspace, with its output in a log file. Resolves to whether it succeeded. */
async function runBuild(workspace: string, site: SiteName, content: string, log: string): Promise<boolean> {
  const said = createWriteStream(log);
  const child = spawn('npm', ['run', 'build'], {
    cwd: workspace,
    env: {
      ...process.env,
      CONTENT_DIR: content,
      CI: 'true',
      NO_COLOR: '1',
      // On GitHub, a pull request would be built as a preview.
      HALFLIGHT_PREVIEW: '0',
      HALFLIGHT_TYPES: site === 'main' ? '1' : '0',
      ...(site === 'main' && { HALFLIGHT_NOW: NOW }),
      ...(site === 'published' && { GATSBY_EXAMPLES: '1' }),
      // On a host, such a build removes what builds keep, and other sites are built beside it.
      ...(site === 'protected' && { ...PASSWORDS, GITHUB_ACTIONS: '' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(said, { end: false });
  child.stderr.pipe(said, { end: false });
  const code = await new Promise<number | null>((done) => {
    child.on('error', () => done(null));
    child.on('close', done);
  });
  said.end();
  await finished(said);
  return code === 0;
}

async function build(site: SiteName, workspaceName: string): Promise<boolean> {
  const content = await prepareContent(site);
  const target = folderOf(site);
  const stamp = `${target}.digest`;
  const digest = digestOf(content, site);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) {
    console.log(`${site}: built before`);
    if (site === 'published') publishExamples(site);
    return true;
  }
  const begun = Date.now();
  rmSync(stamp, { force: true });
  rmSync(target, { recursive: true, force: true });
  const workspace = openWorkspace(workspaceName, codeOfSite[site]);
  if (existsSync(staticFolderOf(site))) synchronize(staticFolderOf(site), join(workspace, 'static'));
  enterSite(workspace, site, content);
  const log = `${target}.log`;
  const went = await runBuild(workspace, site, content, log);
  const took = `${Math.round((Date.now() - begun) / 1000)} s`;
  if (!went) {
    console.error(`${readFileSync(log, 'utf8')}\n${site}: the build failed after ${took}`);
    return false;
  }
  // Only the main site has every collection and section; Gatsby may generate fewer types for others.
  const types = join(workspace, 'node_modules/halflight/gatsby-types.d.ts');
  if (site === 'main' && !readFileSync(types).equals(readFileSync(TYPES))) {
    cpSync(types, TYPES);
    console.error(`${site}: ${TYPES} was out of date. What the build wrote is there now: commit it.`);
    return false;
  }
  cpSync(join(workspace, 'public'), target, { recursive: true });
  if (site === 'published') publishExamples(site);
  // The digest from before the build: later changes may not be in the site.
  writeFileSync(stamp, digest);
  console.log(`${site}: built in ${took}`);
  return true;
}

/** Parses the arguments into the sites to build. Throws for an unknown site. */
function readWanted(args: readonly string[]): SiteName[] {
  const start = args.indexOf('--for');
  const files = start < 0 ? [] : args.slice(start + 1);
  const before = start < 0 ? args : args.slice(0, start);
  const named = before.filter((arg) => arg !== '--more');
  const unknown = named.filter((name) => !(siteNames as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(' ')}\n\n${USAGE}`);
  const needed = new Set([...named, ...files.flatMap((file) => sitesNamedIn(readFileSync(file, 'utf8')))]);
  if (needed.has('published')) for (const name of exampleNames) needed.add(name);
  return siteNames.filter(
    (site) => args.length === 0 || needed.has(site) || (before.includes('--more') && !slowSites.includes(site)),
  );
}

async function buildSites(): Promise<boolean> {
  mkdirSync(resolve('e2e/.sites'), { recursive: true });
  const wanted = readWanted(process.argv.slice(2));
  // Gatsby uses more than one core, but not all the time. A site always gets the same workspace, which has its cache.
  const lanes = Math.max(1, Math.floor(availableParallelism() / 2));
  const results = await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      let went = true;
      for (const site of wanted.filter((name) => siteNames.indexOf(name) % lanes === lane))
        went = (await build(site, String(lane + 1))) && went;
      return went;
    }),
  );
  return results.every(Boolean);
}

buildSites().then(
  (went) => {
    process.exitCode = went ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
