import { defineConfig, devices } from '@playwright/test';
import { originOf, prefixOf } from './e2e/sites';
import { findBrowser } from './src/cli/ensure-browser';

const executablePath = findBrowser();

const projects = process.argv.filter((arg) => arg.startsWith('--project='));
const onlyBuilds = projects.length > 0 && projects.every((project) => project === '--project=builds');

/** A machine may be four times slower than ours: waiting longer weakens no test, and one that passes waits no longer than it must. */
const SLOWEST = 4;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './src/testing/create-temporary-folder.ts',
  globalTeardown: './src/testing/remove-temporary-folder.ts',
  outputDir: 'test-results/output',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: SLOWEST * 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  // `SLOW=4` lets every page run four times as slow (`e2e/fixtures.ts`): what is waited for comes later then.
  expect: { timeout: SLOWEST * 5_000 * Number(process.env.SLOW ?? 1) },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The headless shell would round the widths of letters; and Chromium's sandbox refuses to start for root, which is who runs a container.
      args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  // What is tagged `@slow` needs a site of hundreds of pages, or many builds: `npm test` leaves it to `npm test -- --all`.
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: ['builds/**', 'hosts/**', 'engines/**'] },
    // Servers of hosts, which only `npm test -- --all` starts.
    { name: 'hosts', testMatch: 'hosts/**/*.spec.ts' },
    // Browsers of other engines, which only `npm test -- --all` starts: each test of an engine with the same browser.
    { name: 'engines', testMatch: 'engines/**/*.spec.ts', fullyParallel: false, workers: 1 },
    // These run the real commands in one copy of the project, so only one may run at a time.
    {
      name: 'builds',
      testMatch: 'builds/**/*.spec.ts',
      workers: 1,
      fullyParallel: false,
      timeout: SLOWEST * 300_000,
      expect: { timeout: SLOWEST * 15_000 },
    },
  ],
  // The builds look at no finished site, and may run beside tests that do.
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
