import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Runs once after all of them, and removes what `create-temporary-folder.ts` made, with what lies in it. */
export default function removeTemporaryFolder(): void {
  rmSync(tmpdir(), { recursive: true, force: true });
}
