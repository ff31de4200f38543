import { defineConfig, devices } from '@playwright/test';
import { originOf, prefixOf } from './e2e/sites';
import { findBrowser } from './src/halflight/cli/ensure-browser';

const executablePath = findBrowser();

const projects = process.argv.filter((arg) => arg.startsWith('--project='));
const onlyBuilds = projects.length > 0 && projects.every((project) => project === '--project=builds');

/** A machine may be four times slower than ours. Longer timeouts weaken no test, and a passing test does not wait for them. */
const SLOWEST = 4;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './src/halflight/testing/create-temporary-folder.ts',
  globalTeardown: './src/halflight/testing/remove-temporary-folder.ts',
  outputDir: 'test-results/output',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: SLOWEST * 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  // `SLOW=4` makes every page four times slower (`e2e/fixtures.ts`), so expectations need more time.
  expect: { timeout: SLOWEST * 5_000 * Number(process.env.SLOW ?? 1) },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The headless shell would round glyph widths, and Chromium's sandbox does not start for root, which is usual in containers.
      args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  // Only `npm test -- --all` runs tests tagged `@slow`, and files named `x.slow.spec.ts`.
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: ['builds/**', 'hosts/**', 'engines/**'] },
    // Servers of hosts, which only `npm test -- --all` starts.
    { name: 'hosts', testMatch: 'hosts/**/*.spec.ts' },
    // Browsers of other engines, which only `npm test -- --all` starts. All tests of an engine share one browser.
    { name: 'engines', testMatch: 'engines/**/*.spec.ts', fullyParallel: false, workers: 1 },
    // These run the real commands in a single copy of the project, so only one may run at a time.
    {
      name: 'builds',
      testMatch: 'builds/**/*.spec.ts',
      workers: 1,
      fullyParallel: false,
      timeout: SLOWEST * 300_000,
      expect: { timeout: SLOWEST * 15_000 },
    },
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
