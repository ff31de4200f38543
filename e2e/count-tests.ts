import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How many tests a program ran, and how long those of each file took, in milliseconds. */
export interface Tally {
  passed: number;
  failed: number;
  times: Readonly<Record<string, number>>;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that failed to run at all. */
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside of tests, such as a test file that cannot be loaded. */
  errors: unknown[];
  suites: Suite[];
}

interface Suite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/**
 * Counts the tests in a report that `jest --json` or Playwright's `json` reporter wrote to a file; without a report the program counts as one test. A
 * program that exits with an error, runs no test or writes no report has failed, whatever the report says.
 *
 * @param succeeded whether the program exited with 0
 */
export function countTests(succeeded: boolean, report?: string): Tally {
  const tally = report === undefined ? { passed: succeeded ? 1 : 0, failed: 0, times: {} } : readReport(report);
  const isSound = tally.failed > 0 || (succeeded && tally.passed > 0);
  return isSound ? tally : { ...tally, failed: 1 };
}

function readReport(file: string): Tally {
  let report: JestReport | PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  } catch {
    return { passed: 0, failed: 1, times: {} };
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    const times = Object.fromEntries(report.suites.map((suite) => [`e2e/${suite.file}`, timeOf(suite)]));
    return { passed: expected, failed: unexpected + flaky + report.errors.length, times };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    times: Object.fromEntries(
      report.testResults.map(({ name, startTime, endTime }) => [relative('.', name), endTime - startTime]),
    ),
  };
}

function timeOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration), ...suites.map(timeOf)].reduce((sum, time) => sum + time, 0);
}
