import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { count, one, readJest, readPlaywright } from './count';
import type { Step } from './run-steps';

/** Test files chosen by a part of their path. */
export interface Chosen {
  unit: readonly string[];
  browser: readonly string[];
  builds: readonly string[];
}

/** Where linters cache their results, so that they skip unchanged files. */
const CACHES = 'node_modules/.cache';

/**
 * More room for short-lived objects than Node's default: programs that make many collect garbage less often. Measured: lint and unit tests take 5 %
 * less time, types 7 %.
 */
const ROOMY = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim() };

function linter(everything: boolean): Step {
  // A file's lint results may depend on types in other files, which eslint's cache does not track. So `--all` does without it.
  const eslint = ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/eslint/`];
  return { name: 'lint', command: ['eslint', '.', ...(everything ? [] : eslint)], environment: ROOMY, count: one };
}

function typesAndFormat(): Step[] {
  return [
    {
      name: 'types',
      command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', `${CACHES}/tsc/tsconfig.tsbuildinfo`],
      environment: ROOMY,
      count: one,
    },
    {
      name: 'format',
      command: ['prettier', '--check', '.', '--cache', '--cache-strategy', 'content'],
      count: one,
    },
  ];
}

/** Test files that run only with `--all`, or when chosen by their path: `x.slow.test.ts` and `x.slow.spec.ts`. */
const SLOW_FILES = '\\.slow\\.(?:test|spec)\\.tsx?';

/** The unit tests; with `everything`, also the slow files. */
function unitTests(folder: string, files: readonly string[], everything = false): Step {
  const report = join(folder, 'unit.json');
  const all = everything ? [] : ['--testPathIgnorePatterns', '/node_modules/', SLOW_FILES];
  const which = files.length > 0 ? ['--runTestsByPath', ...files] : all;
  return {
    name: 'unit tests',
    // With one core less than there are, jest's default, two cores would leave one idle once the browser tests are done.
    command: ['jest', '--json', `--outputFile=${report}`, `--maxWorkers=${availableParallelism()}`, ...which],
    environment: ROOMY,
    count: (wentWell) => count(wentWell, () => readJest(report)),
  };
}

/** Builds the sites that the browser tests use. Each line of its output is a site and how long it took. */
function sites(args: readonly string[]): Step {
  return { name: 'sites', command: ['tsx', 'e2e/build-sites.ts', ...args], isShown: true, count: one };
}

/** A step that runs all of what is normally sampled. */
const withEverything = (step: Step): Step => ({ ...step, environment: { ...step.environment, EVERY: '1' } });

/** Browser tests, of one or more of the projects in `playwright.config.ts`. */
function playwright(name: string, folder: string, projects: readonly string[], args: readonly string[]): Step {
  const report = join(folder, `${name}.json`);
  return {
    name,
    command: [
      'playwright',
      'test',
      ...projects.map((project) => `--project=${project}`),
      `--output=${join(folder, name)}`,
      '--reporter=dot,json',
      ...args,
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    // Every browser test uses the sites that the step `sites` builds, or builds in the same folders.
    after: ['sites'],
    count: (wentWell) => count(wentWell, () => readPlaywright(report)),
  };
}

/**
 * The steps of `npm test`, the longest first; what is short fills the time in which the last of them runs alone.
 *
 * @param folder where reports are written
 * @param everything whether to run slow tests, too: host servers, other browser engines, and tests in slow files or tagged `@slow`
 */
export function planAll(folder: string, everything: boolean): Step[] {
  const tests = everything ? [] : [`--grep-invert=@slow|${SLOW_FILES}`];
  const steps = [
    sites(everything ? [] : ['--core']),
    linter(everything),
    unitTests(folder, [], everything),
    playwright('browser', folder, everything ? ['site', 'hosts', 'engines'] : ['site'], tests),
    playwright('builds', folder, ['builds'], tests),
    ...typesAndFormat(),
  ];
  return everything ? steps.map(withEverything) : steps;
}

/** The steps of `npm test -- PATTERN`: the chosen tests, slow or not, and the sites that they need. */
export function planChosen(folder: string, { unit, browser, builds }: Chosen): Step[] {
  return [
    ...(unit.length > 0 ? [unitTests(folder, unit)] : []),
    ...(browser.length > 0 ? [sites(['--for', ...browser])] : []),
    ...(browser.length > 0 ? [playwright('browser', folder, ['site', 'hosts', 'engines'], browser)] : []),
    ...(builds.length > 0 ? [playwright('builds', folder, ['builds'], builds)] : []),
  ];
}

/** Chooses the test files whose path contains one of the patterns, ignoring case. */
export function choose(paths: readonly string[], patterns: readonly string[]): Chosen {
  const wanted = paths.filter((path) =>
    patterns.some((pattern) => path.toLowerCase().includes(pattern.toLowerCase().replace(/^\.\//, ''))),
  );
  const specs = wanted.filter((path) => /^e2e\/.*\.spec\.ts$/.test(path));
  return {
    unit: wanted.filter((path) => /^(?:src|bench|e2e)\/.*\.test\.tsx?$/.test(path)),
    browser: specs.filter((path) => !path.startsWith('e2e/builds/')),
    builds: specs.filter((path) => path.startsWith('e2e/builds/')),
  };
}
