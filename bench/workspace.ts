import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a build makes, or does not need. */
const LEFT_OUT = ['node_modules', '.cache', 'public', '.git', 'content', 'docs', 'e2e', 'static', 'test-results'];

/**
 * Makes a copy of the project in a temporary folder, so that what is measured touches neither `public/` nor `.cache/` of its author. The
 * libraries are those of the project itself, but not what builds keep beside them: the first build there is one from nothing.
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
