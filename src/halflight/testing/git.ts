import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const WHO = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];

/** Runs git in a folder, with a test identity. Returns its output. */
export function gitIn(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...WHO, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** Commits everything in a folder, and creates the repository if there is none. Returns the commit. */
export function commitAll(folder: string): string {
  if (!existsSync(join(folder, '.git'))) {
    // Without the template of hooks, which no test uses.
    gitIn(folder, 'init', '--quiet', '--initial-branch=main', '--template=');
    appendFileSync(join(folder, '.git/config'), '[user]\n\tname = Ada\n\temail = ada@example.org\n');
  }
  gitIn(folder, 'add', '--all');
  gitIn(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Everything');
  return gitIn(folder, 'rev-parse', 'HEAD');
}

/** All files of a folder with their contents, except `.git`. */
export function readAll(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => !item.isDirectory());
  const paths = files
    .map((item) => relative(folder, join(item.parentPath, item.name)))
    .filter((path) => !/^\.git\//.test(path));
  return Object.fromEntries(
    paths.sort().map((path) => {
      const file = join(folder, path);
      return [path, lstatSync(file).isSymbolicLink() ? `-> ${readlinkSync(file)}` : readFileSync(file, 'utf8')];
    }),
  );
}
