import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { fromEngine, fromProject, loadLibrary } from '../paths';
import { readNow } from '../routes/now';
import { describeProblems } from '../checks/describe-problems';
import type { Problem } from '../problem';
import { SITE_SECTIONS } from '../site-sections/read-site-sections';
import { beginBuild, digestOfCode, keepCompiled, previewOf } from './clean-start';
import { PREVIEW_STEPS, readGatsbyOutput } from './gatsby-output';
import { holdProject } from './hold-project';
import { isFree, portInUse, readPort } from './listen';
import { requireContentFolder } from './require-folder';
import { requirePlainPath } from './require-plain-path';
import { runWithOptions } from './run-command';
import { startGatsby } from './run-gatsby';
import { createSteps, terminal, toDuration } from './steps';
import { PORTS_TRIED } from '../limits';

const USAGE = `npm start [-- --graphiql] [--host ADDRESS]

Previews the site in content/ (or CONTENT_DIR) at http://localhost:8000 as you edit it.
The first start bundles the preview, which takes up to a minute; later ones are faster.
  PORT=8080   uses another port
  --graphiql  prints the URL of Gatsby's GraphiQL, to explore the data
  --host      the address to listen on: this machine only by default, 0.0.0.0 for everyone on the network

GATSBY_LOGGER=ink shows Gatsby's own output instead.`;

/** Runs the preview, which shows the site as it is edited. */
runWithOptions(USAGE, { options: { graphiql: { type: 'boolean' }, host: { type: 'string' } } }, async ({ values }) => {
  const root = fromProject();
  requirePlainPath(root);
  const folder = requireContentFolder();
  // Reports an invalid `HALFLIGHT_NOW` before Gatsby starts.
  readNow();
  process.once('exit', holdProject(root, 'npm start'));
  const host = values.host ?? 'localhost';
  const port = await findPort(host);
  for (;;) {
    const { code, changed } = await preview({ root, folder, host, port, graphiql: values.graphiql === true });
    if (changed === undefined) return code;
    console.log(`\n${changed} has changed: restarting the preview.\n`);
  }
});

interface Preview {
  root: string;
  folder: string;
  host: string;
  port: number;
  graphiql: boolean;
}

/** Runs the preview until it ends or one of the site's own sections changes, since those are only read at startup. */
async function preview({ root, folder, host, port, graphiql }: Preview): Promise<{ code: number; changed?: string }> {
  const digest = previewOf(digestOfCode(root, folder));
  // Never marked as finished, so no build continues from it and no draft can leak into one.
  beginBuild(root, digest);
  if (!existsSync(join(root, '.cache', 'webpack')))
    console.log('The first start takes up to a minute, to bundle the preview. Later starts are faster.\n');
  const steps = createSteps(terminal());
  const colour = process.stdout.isTTY;
  const read = readGatsbyOutput({
    steps,
    plan: PREVIEW_STEPS,
    folder,
    colour,
    ready: (addresses) => {
      keepCompiled(root, digest);
      const [first = `http://localhost:${port}/`, ...others] = addresses;
      const lines = [
        `\nReady after ${toDuration(steps.elapsed())}: ${first}`,
        ...others.map((address) => `  on your network: ${address}`),
        ...(graphiql ? [`  GraphiQL: ${new URL('___graphql', first).href}`] : []),
        'A page is built when it is first opened, which may take a few seconds. Stop with Ctrl+C.\n',
      ];
      steps.print(lines.join('\n'));
    },
    problems: toReporter(
      (problems) => describeProblems(problems, { folder, colour }),
      (text) => steps.print(text),
    ),
  });
  const [first] = PREVIEW_STEPS;
  steps.begin(first?.label ?? '');
  const environment = {
    HALFLIGHT_RUNNER: '1',
    // If `CI` is set, as in some containers, Gatsby would run the queries of all pages before it shows the first.
    GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1',
  };
  const gatsby = startGatsby(['develop', '--port', String(port), '--host', host], environment, read);
  const seen: { changed?: string } = {};
  const watcher = watchSections(root, (path) => {
    seen.changed ??= path;
    gatsby.stop();
  });
  bundleHooks();
  const code = await gatsby.ended;
  await watcher.close();
  steps.drop();
  return { code, ...seen };
}

/**
 * Calls back when a section in the site's `src/sections/` is added, removed or given other fields. The bundler follows changes to its component and
 * styles.
 */
function watchSections(root: string, callBack: (path: string) => void): FSWatcher {
  return watch(SITE_SECTIONS, { cwd: root, ignoreInitial: true }).on('all', (event, path) => {
    if (path.endsWith('.ts') || (path.endsWith('.tsx') && event !== 'change')) callBack(path.replaceAll('\\', '/'));
  });
}

/** Bundles the hooks while Gatsby loads, so that they are ready when it asks for them. */
function bundleHooks(): void {
  const { bundleOf } = loadLibrary(fromEngine('load-code.cjs')) as typeof import('../load-code.cjs');
  try {
    bundleOf('hooks.ts');
  } catch {
    // Gatsby tries again, and reports the error.
  }
}

/** Prints the content's problems whenever they change, and says when there are none left. */
function toReporter(
  describe: (problems: readonly Problem[]) => string,
  print: (text: string) => void,
): (problems: readonly Problem[]) => void {
  let last = '[]';
  return (problems) => {
    const now = JSON.stringify(problems);
    if (now !== last) print(problems.length > 0 ? `\n${describe(problems)}\n` : '\nNo problems left.\n');
    last = now;
  };
}

/** The port to listen on: `PORT`, or the first free one from 8000. Throws if there is none. */
async function findPort(host: string): Promise<number> {
  const named = readPort();
  const first = named ?? 8000;
  const tried = named === undefined ? PORTS_TRIED : 1;
  for (let port = first; port < first + tried; port += 1) {
    if (!(await isFree(port, host))) continue;
    if (port !== first) console.log(`Port ${first} is in use, so the preview uses ${port}.`);
    return port;
  }
  throw portInUse(first);
}
