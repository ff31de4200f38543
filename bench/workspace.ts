import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is not copied: build output, and folders that a build does not need. `node_modules` is linked instead. */
const LEFT_OUT = ['node_modules', '.cache', 'public', '.git', 'content', 'docs', 'e2e', 'static', 'test-results'];

/**
 * Copies the project to a temporary folder, so that measuring touches neither `public/` nor `.cache/` of the author. It links the project's installed
 * packages but not `node_modules/.cache`: the first build in the copy starts without any cache.
 */
export function createWorkspace(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'halflight-bench-'));
  for (const name of readdirSync(root))
    if (!LEFT_OUT.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '.cache') symlinkSync(join(from, name), join(to, name), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
