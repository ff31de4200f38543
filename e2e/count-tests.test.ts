import { join, resolve } from 'node:path';
import { makeFolder } from '../src/halflight/testing/temporary-folder';
import { writeFiles } from '../src/halflight/testing/write-files';
import { countTests } from './count-tests';

const ofJest = {
  ...{ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
  testResults: [{ name: resolve('src/a.test.ts'), startTime: 1000, endTime: 3500 }],
};
const specs = [{ tests: [{ results: [{ duration: 300 }, { duration: 20 }] }] }];
const ofPlaywright = {
  ...{ stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [] },
  suites: [{ file: 'a.spec.ts', specs, suites: [{ file: 'a.spec.ts', specs }] }],
};

/** The tally of a report. Anything but text is written as JSON. */
function countOf(report: unknown, succeeded = true) {
  const folder = makeFolder();
  writeFiles(folder, { 'report.json': typeof report === 'string' ? report : JSON.stringify(report) });
  return countTests(succeeded, join(folder, 'report.json'));
}

test('tests are counted, and the time of each file', () => {
  expect(countOf(ofJest)).toEqual({ passed: 5, failed: 0, times: { 'src/a.test.ts': 2500 } });
  expect(countOf({ ...ofJest, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }, false)).toMatchObject({
    passed: 5,
    failed: 3,
  });
  expect(countOf(ofPlaywright)).toEqual({ passed: 4, failed: 0, times: { 'e2e/a.spec.ts': 640 } });
  const failing = { stats: { expected: 4, unexpected: 1, flaky: 2 }, errors: ['a file that cannot be loaded'] };
  expect(countOf({ ...ofPlaywright, ...failing }, false)).toMatchObject({ passed: 4, failed: 4 });
  expect(countTests(true)).toMatchObject({ passed: 1, failed: 0 });
  expect(countTests(false)).toMatchObject({ passed: 0, failed: 1 });
});

test.each([
  ['that fails although its report names no failed test', () => countOf(ofJest, false)],
  ['that ran no test', () => countOf({ ...ofJest, numPassedTests: 0 })],
  ['whose report is damaged', () => countOf('{"numPassedTests":')],
  ['without its report', () => countTests(true, join(makeFolder(), 'missing.json'))],
])('a program %s has failed', (_, count) => {
  expect(count().failed).toBeGreaterThan(0);
});
