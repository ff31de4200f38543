import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs once before all tests, jest's or Playwright's: whatever they leave in the system's temporary folder lies in one of their own. */
export default function createTemporaryFolder(): void {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'halflight-tests-'));
}
