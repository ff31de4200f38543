import { defineConfig, devices } from '@playwright/test';
export default defineConfig({ testDir: 'e2e', outputDir: '/tmp/look/out', workers: 1, reporter: 'line', use: { ...devices['Desktop Chrome'], launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } }, projects: [{ name: 'site', testIgnore: 'builds/**' }] });
