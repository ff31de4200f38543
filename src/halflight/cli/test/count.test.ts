import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../testing/temporary-folder';
import { count, one, readJest, readPlaywright } from './count';

let folder: string;
beforeEach(() => (folder = makeFolder()));

function write(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a program without a report is one test', () => {
  expect([one(true), one(false)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

test.each([
  { wentWell: true, passed: 3, failed: 0, expected: { passed: 3, failed: 0 } },
  { wentWell: false, passed: 3, failed: 2, expected: { passed: 3, failed: 2 } },
  // It crashed after its last test.
  { wentWell: false, passed: 3, failed: 0, expected: { passed: 3, failed: 1 } },
  // It ran nothing.
  { wentWell: true, passed: 0, failed: 0, expected: { passed: 0, failed: 1 } },
])('$passed passed, $failed failed and ended well: $wentWell', ({ wentWell, passed, failed, expected }) => {
  expect(count(wentWell, () => ({ passed, failed }))).toEqual(expected);
});

test.each([true, false])(
  'a step without a report that can be read failed, whether it ended well (%s) or not',
  (went) => {
    expect(count(went, () => readJest(join(folder, 'none.json')))).toEqual({ passed: 0, failed: 1 });
    expect(count(went, () => readPlaywright(join(folder, 'none.json')))).toEqual({ passed: 0, failed: 1 });
  },
);

test('reads what jest says: a file that cannot be run is a failure, and what failed is told', () => {
  const report = write({
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { status: 'passed', name: resolve('src/a.test.ts'), message: 'Nothing.', startTime: 1000, endTime: 3500 },
      { status: 'failed', name: resolve('src/b.test.ts'), message: 'It broke.', startTime: 0, endTime: 1000 },
    ],
  });
  expect(readJest(report)).toEqual({
    passed: 5,
    failed: 2,
    problems: `${resolve('src/b.test.ts')}\n\nIt broke.`,
    files: [
      { file: 'src/a.test.ts', seconds: 2.5 },
      { file: 'src/b.test.ts', seconds: 1 },
    ],
  });
});

test('reads what Playwright says: flaky tests and errors outside of tests are failures', () => {
  const took = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const report = write({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'A file cannot be loaded.' }],
    suites: [{ file: 'a.spec.ts', specs: [took(100)], suites: [{ file: 'a.spec.ts', specs: [took(200, 700)] }] }],
  });
  expect(readPlaywright(report)).toEqual({ passed: 7, failed: 3, files: [{ file: 'e2e/a.spec.ts', seconds: 1 }] });
});

test('reads why tests were skipped, and what others note, each once', () => {
  const saying = (type: string, description?: string) => ({
    tests: [{ results: [], annotations: [{ type, ...(description !== undefined && { description }) }] }],
  });
  const report = write({
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 3 },
    errors: [],
    suites: [
      {
        file: 'a.spec.ts',
        specs: [saying('skip', 'No nginx.'), saying('skip', 'No nginx.'), saying('skip'), saying('issue', '13')],
        suites: [{ file: 'a.spec.ts', specs: [saying('note', 'Another browser.')] }],
      },
    ],
  });
  expect(readPlaywright(report).notes).toEqual(['skip: No nginx.', 'note: Another browser.']);
});
