import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBrowser } from './ensure-browser';
import { ensureNginx } from './ensure-nginx';

/** What `npm test` runs: everything that must hold, one step after the other, and at the end one line that counts. */

interface Tally {
  passed: number;
  failed: number;
}

const results = resolve('test-results');

/** Runs a program of `node_modules/.bin`, its output passed through. Says whether it went well. */
function run(name: string, args: readonly string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n> ${[name, ...args].join(' ')}\n`);
  const { status } = spawnSync(resolve('node_modules/.bin', name), args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/** A step that counts as one test. */
function one(passed: boolean): Tally {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What a step's report says. A step that fails and names no failed test, or ran none, failed as a whole. */
function tally(went: boolean, read: () => Tally): Tally {
  try {
    const { passed, failed } = read();
    return passed + failed === 0 || (!went && failed === 0) ? { passed, failed: failed + 1 } : { passed, failed };
  } catch {
    return one(false);
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function lint(): Tally {
  return one([run('eslint', ['.']), run('prettier', ['--check', '.']), run('tsc', ['-p', '.'])].every(Boolean));
}

function unitTests(): Tally {
  const report = join(results, 'jest.json');
  const went = run('jest', ['--json', `--outputFile=${report}`]);
  return tally(went, () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(report) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) };
  });
}

/** The browser's tests. Those of `builds` use the project's own `public/`, and so run after the others. */
function browserTests(project: 'site' | 'builds'): Tally {
  const report = join(results, `${project}.json`);
  const output = join(results, project);
  const went = run('playwright', ['test', `--project=${project}`, `--output=${output}`, '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return tally(went, () => {
    const { stats } = readJson(report) as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

function test(): Tally[] {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  ensureBrowser();
  ensureNginx();
  const tallies = [lint(), unitTests()];
  if (run('tsx', ['e2e/build-sites.ts'])) tallies.push(browserTests('site'), browserTests('builds'));
  else tallies.push(one(false));
  return tallies;
}

const tallies = test();
const passed = tallies.reduce((sum, each) => sum + each.passed, 0);
const failed = tallies.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
