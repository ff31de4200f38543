import { defineConfig, devices } from '@playwright/test';
import { originOf, prefixOf } from './e2e/sites';
import { findBrowser } from './src/commands/ensure-browser';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/output',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  // `SLOW=4` lets every page run four times as slow (`e2e/fixtures.ts`): what is waited for comes later then.
  expect: { timeout: 5000 * Number(process.env.SLOW ?? 1) },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox refuses to start for root, which is who runs a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'site', testIgnore: 'builds/**' },
    // These run the real commands in the project's own folder, so only one may run at a time.
    { name: 'builds', testMatch: 'builds/**/*.spec.ts', workers: 1, fullyParallel: false, timeout: 300_000 },
  ],
  webServer: {
    command: 'npx tsx e2e/serve-sites.ts',
    url: `${originOf('main')}${prefixOf('main')}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
