import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const top = process.cwd();
const made: string[] = [];

afterEach(() => {
  process.chdir(top);
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Creates an empty folder, which is removed after the current or next test. Returns its absolute path. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halflight-'));
  made.push(folder);
  return folder;
}

/** Like `makeFolder`, and makes it the working directory until the end of the test. */
export function enterFolder(): string {
  const folder = makeFolder();
  process.chdir(folder);
  return folder;
}
