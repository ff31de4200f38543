import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const top = process.cwd();
const made: string[] = [];

afterEach(() => {
  process.chdir(top);
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Makes an empty folder for the test that runs, or is about to; after the test it is removed. Returns its absolute path. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halflight-'));
  made.push(folder);
  return folder;
}

/** The same, and goes there, as into a project of its own, until the test has ended. */
export function enterFolder(): string {
  const folder = makeFolder();
  process.chdir(folder);
  return folder;
}
