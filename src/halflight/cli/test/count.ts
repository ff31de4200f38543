import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How many tests of a step passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Details of the failures, if the step's own output lacks them. */
  problems?: string;
  /** Anything else worth reporting, such as why a test was skipped. */
  notes?: readonly string[];
  /** How long each test file took, in seconds. */
  files?: readonly { file: string; seconds: number }[];
}

/** A step that counts as one test. */
export function one(passed: boolean): Tally {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The tally of a step's report. A step counts as failed as a whole if it exited with an error but names no failed test, if it ran no test, or if it
 * left no report.
 *
 * @param wentWell whether the step's program exited with 0
 * @param read reads the report; throws if it cannot be read
 */
export function count(wentWell: boolean, read: () => Tally): Tally {
  try {
    const tally = read();
    const isSound = tally.passed + tally.failed > 0 && (wentWell || tally.failed > 0);
    return isSound ? tally : { ...tally, failed: tally.failed + 1 };
  } catch {
    return one(false);
  }
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
  testResults: { status: string; name: string; message: string; startTime: number; endTime: number }[];
}

/** Reads a report that `jest --json` wrote to a file. Throws if there is none. */
export function readJest(file: string): Tally {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    problems: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${name}\n\n${message}`)
      .join('\n\n'),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** An annotation of a test: `skip` is why it was not run, `note` is a limit of what it shows. */
interface Annotation {
  type: string;
  description?: string;
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[]; annotations?: Annotation[] }[] }[];
}

interface PlaywrightReport {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside of tests, such as a test file that cannot be loaded. */
  errors: unknown[];
}

/** Reads a report that Playwright's `json` reporter wrote to a file. Throws if there is none. */
export function readPlaywright(file: string): Tally {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const notes = [...new Set(suites.flatMap(notesOf))];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    ...(notes.length > 0 && { notes }),
    files: suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 })),
  };
}

/** The total duration of a suite's tests, in milliseconds. */
function durationOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, each) => sum + each, 0);
}

/** The skip reasons and notes of a suite's tests. */
function notesOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations = [] }) =>
      annotations.flatMap(({ type, description }) =>
        description !== undefined && ['skip', 'note'].includes(type) ? [`${type}: ${description}`] : [],
      ),
    ),
  );
  return [...own, ...suites.flatMap(notesOf)];
}
