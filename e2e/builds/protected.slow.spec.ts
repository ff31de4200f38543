import { cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { PASSWORDS } from '../passwords';
import { lookForMarkers } from '../private-entries';
import { filesOf } from '../sites';
import { createWorkspace } from '../workspace';
import { differencesOf, readSite, runScript } from './commands';

/** Builds of a site with protected pages: what they leave besides `public`, where hosts keep it for the next build. */

let folder: string;
let remove: () => void;
let content: string;

test.beforeAll(() => {
  ({ folder, remove } = createWorkspace('protected'));
  content = mkdtempSync(join(tmpdir(), 'halflight-protected-'));
  cpSync(resolve('e2e/protected'), content, { recursive: true });
});

test.afterAll(() => remove());

const build = (environment: Record<string, string>) => runScript('build', content, [], environment, folder);

test('a build on a host leaves nothing but what is encrypted, and the next one is the same', async () => {
  test.setTimeout(1_200_000);
  const first = await build({ ...PASSWORDS, GITHUB_ACTIONS: 'true' });
  expect(first.code, first.output).toBe(0);
  for (const kept of ['.cache', 'node_modules/.cache/halflight'])
    expect(existsSync(join(folder, kept)), kept).toBe(false);
  const published = readSite(join(folder, 'public'));
  const second = await build(PASSWORDS);
  expect(second.code, second.output).toBe(0);
  expect(differencesOf(published, readSite(join(folder, 'public')))).toEqual([]);
});

test('a build without a password publishes nothing, and one that fails later leaves no page in clear', async () => {
  test.setTimeout(1_200_000);
  const { HALFLIGHT_PASSWORD_ACME: acme } = PASSWORDS;
  const missing = await build({ HALFLIGHT_PASSWORD_ACME: acme, HALFLIGHT_PASSWORD_QUOTES: '' });
  expect(missing.code).toBe(1);
  expect(missing.output).toContain('set HALFLIGHT_PASSWORD_QUOTES in the environment of the build');
  // The checks do not decode a picture to its end; resizing it does.
  writeFileSync(join(content, 'projects/nda/kestrel-plan.jpg'), 'not a picture');
  const failed = await build(PASSWORDS);
  expect(failed.code, failed.output).not.toBe(0);
  if (existsSync(join(folder, 'public'))) {
    const { found } = await lookForMarkers(join(folder, 'public'), 'kestrel');
    expect([...found]).toEqual([]);
    expect(filesOf(join(folder, 'public')).filter((path) => path.includes('unsealed'))).toEqual([]);
  }
});
