import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Runs once after all tests, and removes the folder that `create-temporary-folder.ts` created. */
export default function removeTemporaryFolder(): void {
  rmSync(tmpdir(), { recursive: true, force: true });
}
