import { defineConfig, devices } from '@playwright/test';
import { originOf, prefixOf } from './e2e/sites';
import { findBrowser } from './src/halflight/cli/ensure-browser';

const executablePath = findBrowser();

const projects = process.argv.filter((arg) => arg.startsWith('--project='));
const onlyBuilds = projects.length > 0 && projects.every((project) => project.endsWith('builds'));

/**
 * How much longer than usual a test may take. Other machines may be four times slower than ours, and `SLOW=4` makes every page four times slower
 * (`e2e/fixtures.ts`). Longer timeouts weaken no test, and a passing test does not wait for them.
 */
const SLOWEST = 4 * Number(process.env.SLOW ?? 1);

/** What every site needs of a page, tested on one site: the browser tests that `npm test` runs. */
const CORE = [
  'accessibility',
  'contact-form',
  'every-page',
  'feeds',
  'head',
  'hidden-entries',
  'no-framework',
  'page-data',
  'policy',
  'search',
  'without-javascript',
].map((name) => `${name}.spec.ts`);

/** Tests that have a Playwright project to themselves. */
const FOLDERS = ['builds/**', 'hosts/**', 'engines/**'];

/** Tests that only `npm test -- --all` runs, by tag or file name. */
const SLOW = /@slow|\.slow\.spec\.ts/;

/** Tests of sites other than the main one. */
const ELSEWHERE = /@elsewhere/;

/** These run the real commands in a single copy of the project, so only one may run at a time. */
const builds = {
  testMatch: 'builds/**/*.spec.ts',
  workers: 1,
  fullyParallel: false,
  timeout: SLOWEST * 300_000,
  expect: { timeout: SLOWEST * 15_000 },
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './src/halflight/testing/create-temporary-folder.ts',
  globalTeardown: './src/halflight/testing/remove-temporary-folder.ts',
  outputDir: 'test-results/output',
  // The projects of builds would otherwise run side by side in the same copy.
  workers: onlyBuilds ? 1 : 2,
  fullyParallel: true,
  retries: 0,
  timeout: SLOWEST * 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  expect: { timeout: SLOWEST * 5_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The headless shell would round glyph widths, and Chromium's sandbox does not start for root, the usual user in containers.
      args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    // What `npm test` runs, on the main site.
    { name: 'core', testMatch: CORE, grepInvert: [SLOW, ELSEWHERE] },
    // What `npm test -- --more` runs.
    { name: 'core-elsewhere', testMatch: CORE, grep: ELSEWHERE, grepInvert: SLOW },
    { name: 'more', testMatch: '**/*.spec.ts', testIgnore: [...CORE, ...FOLDERS], grepInvert: SLOW },
    // These run only with `npm test -- --all`.
    { name: 'slow', testMatch: '**/*.spec.ts', testIgnore: FOLDERS, grep: SLOW },
    { name: 'hosts', testMatch: 'hosts/**/*.spec.ts' },
    // All tests of an engine share one browser.
    { name: 'engines', testMatch: 'engines/**/*.spec.ts', fullyParallel: false, workers: 1 },
    // Part of `--more`.
    { name: 'builds', ...builds, grepInvert: SLOW },
    { name: 'slow-builds', ...builds, grep: SLOW },
  ],
  // The builds use no finished site, so they can run beside tests that do.
  ...(!onlyBuilds && {
    webServer: {
      command: 'npx tsx e2e/serve-sites.ts',
      url: `${originOf('main')}${prefixOf('main')}/`,
      reuseExistingServer: false,
      stdout: 'ignore' as const,
      timeout: SLOWEST * 60_000,
    },
  }),
});
