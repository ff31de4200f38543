import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How many tests of a step passed, and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
  /** What there is to say of those that failed, where the step's own output does not. */
  problems?: string;
  /** What else somebody should know, such as why a test was skipped. */
  notes?: readonly string[];
  /** How long each file of tests took, in seconds. */
  files?: readonly { file: string; seconds: number }[];
}

/** A step that counts as one test. */
export function one(passed: boolean): Tally {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * What a step's report says. A step that ended badly and names no failed test, that ran none, or that left no report failed as a whole.
 *
 * @param wentWell whether the step's program ended with 0
 * @param read reads the report; throws where it cannot be read
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
  /** Files of tests that could not be run at all. */
  numRuntimeErrorTestSuites: number;
  testResults: { status: string; name: string; message: string; startTime: number; endTime: number }[];
}

/** Reads what `jest --json` wrote to a file. Throws where there is no such report. */
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

/** What a test says of itself: `skip` why it was not run, `note` what limits what it shows. */
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
  /** What went wrong outside of tests, such as a file of tests that cannot be loaded. */
  errors: unknown[];
}

/** Reads what Playwright's reporter `json` wrote to a file. Throws where there is no such report. */
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

/** How long the tests of a suite took together, in milliseconds. */
function durationOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, each) => sum + each, 0);
}

/** The reasons why tests of a suite were skipped, and what others of them note. */
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
