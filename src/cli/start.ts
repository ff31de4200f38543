import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readNow } from '../routes/now';
import { describeProblems } from '../checks/describe-problems';
import type { Problem } from '../checks/problem';
import { contentFolder } from '../sourcing/read-content';
import { beginBuild, digestOfCode, keepCompiled } from './clean-start';
import { PREVIEW_STEPS, readGatsbyOutput } from './gatsby-output';
import { requireFolder } from './require-folder';
import { runCommand } from './run-command';
import { runGatsby } from './run-gatsby';
import { createSteps, terminal, toDuration } from './steps';

const USAGE = `npm start [-- --graphiql] [--host ADDRESS]

Shows the site of the folder content/ (or CONTENT_DIR) at http://localhost:8000 as it is edited.
The first start bundles the preview, which takes a minute or two; later ones take some seconds.
  PORT=8080   another port
  --graphiql  says where Gatsby's GraphiQL is, to look into the data
  --host      the address to listen on: only this machine by default, 0.0.0.0 for everybody on the network

GATSBY_LOGGER=ink shows Gatsby's own output instead.`;

/** How many ports are tried after the usual one. */
const PORTS_TRIED = 20;

/** Shows the site as it is edited. */
async function start(): Promise<number> {
  const { values } = parseArgs({
    options: { graphiql: { type: 'boolean' }, host: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const folder = contentFolder();
  requireFolder(folder);
  // A clock that is wrong is better told before Gatsby starts than in the middle of it.
  readNow();
  const port = await findPort(values.host ?? 'localhost');
  const root = process.cwd();
  const digest = digestOfCode(root, folder);
  // A preview is never marked as finished: the next build starts from scratch, so that nothing of a draft can stay behind.
  beginBuild(root, `preview ${digest}`);
  if (!existsSync(join(root, '.cache', 'webpack')))
    console.log('This is a first start: bundling takes a minute or two. Later starts take some seconds.\n');
  const steps = createSteps(terminal());
  const colour = process.stdout.isTTY;
  const read = readGatsbyOutput({
    steps,
    plan: PREVIEW_STEPS,
    folder,
    colour,
    ready: (addresses) => {
      keepCompiled(root, `preview ${digest}`);
      const [first = `http://localhost:${port}/`, ...others] = addresses;
      const lines = [
        `\nReady after ${toDuration(steps.elapsed())}: ${first}`,
        ...others.map((address) => `  on your network: ${address}`),
        ...(values.graphiql ? [`  GraphiQL: ${new URL('___graphql', first).href}`] : []),
        'A page is built when it is first opened, which may take some seconds. Stop with Ctrl+C.\n',
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
  const host = values.host === undefined ? [] : ['--host', values.host];
  const code = await runGatsby(['develop', '--port', String(port), ...host], { HALFLIGHT_RUNNER: '1' }, read);
  steps.drop();
  return code;
}

/** Prints what is wrong with the content when it has changed, and says when nothing is wrong any more. */
function toReporter(
  describe: (problems: readonly Problem[]) => string,
  print: (text: string) => void,
): (problems: readonly Problem[]) => void {
  let last = '[]';
  return (problems) => {
    const now = JSON.stringify(problems);
    if (now !== last) print(problems.length > 0 ? `\n${describe(problems)}\n` : '\nNo problems any more.\n');
    last = now;
  };
}

/** The port to listen on: the one that `PORT` names, or the first that is free from 8000. Throws when there is none. */
async function findPort(host: string): Promise<number> {
  const named = process.env.PORT;
  const first = Number(named ?? 8000);
  const tried = named === undefined ? PORTS_TRIED : 1;
  for (let port = first; port < first + tried; port += 1) {
    if (!(await isFree(port, host))) continue;
    if (port !== first) console.log(`Port ${first} is in use, so the preview takes ${port}.`);
    return port;
  }
  throw new Error(`Port ${first} is in use: stop the program that uses it, or choose another with PORT.`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, host, () => server.close(() => done(true)));
  });
}

runCommand(start, USAGE);
