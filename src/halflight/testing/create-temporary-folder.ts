import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs once before all tests of jest or Playwright: creates a temporary folder for everything that they leave behind. */
export default function createTemporaryFolder(): void {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'halflight-tests-'));
}
