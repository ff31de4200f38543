import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { ensureBrowser } from '../src/halflight/cli/ensure-browser';
import { runWithOptions } from '../src/halflight/cli/run-command';
import { toDuration } from '../src/halflight/cli/steps';
import { countTests, type Tally } from './count-tests';
import { ensureEngines } from './engines/ensure-engines';
import { ensureNginx } from './hosts/ensure-nginx';

const USAGE = `npm test [-- --more | --all | PATTERN...]

Lints, runs the unit tests, builds a site and tests it in a browser. The last line shows the totals.

  --more      what this leaves out: other browser tests, on more sites, slow unit tests, and successive builds
  --all       everything, with what takes long: host servers, other browsers, every look, hundreds of pages, releases
  PATTERN...  only tests whose file path contains this, and the sites they need:
              npm test -- feeds    npm test -- e2e/search    npm test -- markdown/

The output of each step is in test-results/. FIRST_PORT sets the first of the ports that sites are served on. SLOW=4 makes pages
four times slower, and gives every test four times as long.`;

const RESULTS = resolve('test-results');

/** A program to run, and its result. */
interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** The file for its test report; without one it counts as one test. */
  report?: string;
  environment?: Record<string, string>;
}

/** Steps that run one after another. If the first one of several builds sites and fails, the others are not run. */
type Lane = readonly Step[];

const BUILD_SITES = 'sites';

const lint: Step = { name: 'lint', command: ['npm', 'run', 'lint'] };

function unitTests(...args: string[]): Step {
  const report = join(RESULTS, 'unit.json');
  // By default jest leaves a core idle.
  const workers = `--maxWorkers=${availableParallelism()}`;
  return { name: 'unit tests', command: ['npx', 'jest', '--json', `--outputFile=${report}`, workers, ...args], report };
}

/** Tests of some projects in `playwright.config.ts`. */
function browserTests(name: string, projects: readonly string[], files: readonly string[] = []): Step {
  const report = join(RESULTS, `${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: [
      'npx',
      'playwright',
      'test',
      ...chosen,
      `--output=${join(RESULTS, name)}`,
      '--reporter=dot,json',
      ...files,
    ],
    report,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}

/** Builds sites, then runs tests that visit them, or build in the same folders. */
function visit(sites: readonly string[], ...tests: readonly Step[]): Lane {
  return [{ name: BUILD_SITES, command: ['npx', 'tsx', 'e2e/build-sites.ts', ...sites] }, ...tests];
}

/** Unit tests that run whole commands or try many cases. */
const SLOW = '\\.slow\\.test\\.';

const SITE_PROJECTS = ['core', 'core-elsewhere', 'more', 'slow', 'hosts', 'engines'];

const core: Lane[] = [
  visit(['main'], browserTests('browser', ['core'])),
  [lint, unitTests('--testPathIgnorePatterns', '/node_modules/', SLOW)],
];

const more: Lane[] = [
  visit(['--more'], browserTests('more', ['more', 'core-elsewhere']), browserTests('builds', ['builds'])),
  [unitTests('--testPathPatterns', SLOW)],
];

const all: Lane[] = [
  visit([], browserTests('browser', SITE_PROJECTS), browserTests('builds', ['builds', 'slow-builds'])),
  [lint, unitTests()],
];

/** Tests whose path contains one of the patterns, with the sites that they need. */
function choose(patterns: readonly string[]): Lane[] {
  const chosen = ['src', 'bench', 'e2e']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\/(?:node_modules|\.sites)\//.test(path))
    .filter((path) => patterns.some((pattern) => path.toLowerCase().includes(pattern.toLowerCase())));
  const units = chosen.filter((path) => /\.test\.tsx?$/.test(path));
  const specs = chosen.filter((path) => path.endsWith('.spec.ts'));
  const builds = specs.filter((path) => path.startsWith('e2e/builds/'));
  const others = specs.filter((path) => !builds.includes(path));
  const ofBuilds = builds.length > 0 ? [browserTests('builds', ['builds', 'slow-builds'], builds)] : [];
  return [
    units.length > 0 ? [unitTests('--runTestsByPath', ...units)] : [],
    others.length > 0
      ? visit(['--for', ...others], browserTests('browser', SITE_PROJECTS, others), ...ofBuilds)
      : ofBuilds,
  ];
}

/** Runs a step, with its output in `test-results/NAME.log`, which is shown if it fails. */
async function run({ name, command: [program, ...args], report, environment }: Step): Promise<Tally> {
  console.log(`${name} ...`);
  const begun = Date.now();
  const log = join(RESULTS, `${name.replaceAll(' ', '-')}.log`);
  const output = createWriteStream(log);
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows, npm's programs run only in a shell.
    shell: process.platform === 'win32',
  });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const code = await new Promise((done) => child.on('error', done).on('close', done));
  await finished(output.end());
  const tally = countTests(code === 0, report);
  const time = Date.now() - begun;
  if (tally.failed > 0) console.log(readFileSync(log, 'utf8'));
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed (${toDuration(time)})`);
  return report === undefined ? { ...tally, times: { [name]: time } } : tally;
}

/** The ten steps and test files that took longest, as lines to print. Files run side by side, so their times overlap. */
function longest(tallies: readonly Tally[]): string {
  return tallies
    .flatMap(({ times }) => Object.entries(times))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([name, time]) => `  ${toDuration(time).padStart(8)}  ${name}`)
    .join('\n');
}

async function runLane(lane: Lane): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of lane) {
    const isMissing = lane[0]?.name === BUILD_SITES && (tallies[0]?.failed ?? 0) > 0;
    if (isMissing) console.log(`${step.name}: not run, because a site is missing`);
    tallies.push(isMissing ? { passed: 0, failed: 1, times: {} } : await run(step));
  }
  return tallies;
}

runWithOptions(
  USAGE,
  { allowPositionals: true, options: { all: { type: 'boolean' }, more: { type: 'boolean' } } },
  async ({ values, positionals }) => {
    rmSync(RESULTS, { recursive: true, force: true });
    mkdirSync(RESULTS, { recursive: true });
    const lanes = positionals.length > 0 ? choose(positionals) : values.all ? all : values.more ? more : core;
    if (values.all) process.env.EVERY = '1';
    const commands = lanes.flat().map(({ command }) => command.join(' '));
    if (commands.length === 0) console.error(`No test file has ${positionals.join(' or ')} in its path.`);
    if (commands.some((command) => command.includes('playwright'))) ensureBrowser();
    if (values.all || commands.some((command) => command.includes('e2e/hosts/'))) ensureNginx();
    if (values.all || commands.some((command) => command.includes('e2e/engines/'))) ensureEngines();

    const begun = Date.now();
    const tallies = (await Promise.all(lanes.map(runLane))).flat();
    const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
    const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
    if (values.all) console.log(`\nThe longest:\n${longest(tallies)}`);
    console.log(`\nTotal time: ${toDuration(Date.now() - begun)}.\n\n${passed} passed, ${failed} failed`);
    return failed > 0 || passed === 0 ? 1 : 0;
  },
);
