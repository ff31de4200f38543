import { join } from 'node:path';
import { count, one, readJest, readPlaywright } from './count';
import type { Step } from './run-steps';

/** The files of tests that are asked for by a part of their path. */
export interface Chosen {
  unit: readonly string[];
  browser: readonly string[];
  builds: readonly string[];
}

/** What the linters found out before lies here, so that they look at no file again that did not change. */
const CACHES = 'node_modules/.cache';

function linters(everything: boolean): Step[] {
  // What eslint says of a file may depend on the types in another, which its cache does not know of.
  const eslint = ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHES}/eslint/`];
  return [
    { name: 'lint', command: ['eslint', '.', ...(everything ? [] : eslint)], count: one },
    {
      name: 'types',
      command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', `${CACHES}/tsc/tsconfig.tsbuildinfo`],
      count: one,
    },
    {
      name: 'format',
      command: ['prettier', '--check', '.', '--cache', '--cache-strategy', 'content'],
      count: one,
    },
  ];
}

/** Files of unit tests that are run with `--all`, or where they are asked for. */
const SLOW_FILES = '\\.slow\\.test\\.tsx?$';

/** Unit tests. `everything` is those in files named `x.slow.test.ts`, too. */
function unitTests(folder: string, files: readonly string[], everything = false): Step {
  const report = join(folder, 'unit.json');
  const all = everything ? [] : ['--testPathIgnorePatterns', '/node_modules/', SLOW_FILES];
  const which = files.length > 0 ? ['--runTestsByPath', ...files] : all;
  return {
    name: 'unit tests',
    command: ['jest', '--json', `--outputFile=${report}`, ...which],
    count: (wentWell) => count(wentWell, () => readJest(report)),
  };
}

/** Builds the sites that tests look at. Each line it says is a site, and how long it took. */
function sites(args: readonly string[]): Step {
  return { name: 'sites', command: ['tsx', 'e2e/build-sites.ts', ...args], isShown: true, count: one };
}

/** A step that takes all of what a usual run takes a sample of. */
const withEverything = (step: Step): Step => ({ ...step, environment: { ...step.environment, EVERY: '1' } });

/** Tests in a browser, of one or more of the projects in `playwright.config.ts`. */
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
    // Both look at what this one builds, or build where it does.
    after: ['sites'],
    count: (wentWell) => count(wentWell, () => readPlaywright(report)),
  };
}

/**
 * The steps of `npm test`, the longest first.
 *
 * @param folder where reports go
 * @param everything whether what is slow is run, too: servers of hosts, browsers of other engines, and tests that are tagged `@slow`
 */
export function planAll(folder: string, everything: boolean): Step[] {
  const tags = everything ? [] : ['--grep-invert=@slow'];
  const steps = [
    sites(everything ? [] : ['--core']),
    ...linters(everything),
    unitTests(folder, [], everything),
    playwright('browser', folder, everything ? ['site', 'hosts', 'engines'] : ['site'], tags),
    playwright('builds', folder, ['builds'], tags),
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

/** Chooses files of tests whose path has one of the patterns in it, whatever its case. */
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
