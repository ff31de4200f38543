import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkProject } from '../upgrade/check-project';
import { prepareUpgrade, type Preparation, type UpgradeOptions } from '../upgrade/prepare-upgrade';
import type { RunNpm } from '../upgrade/run-npm';
import { closeWorkplace, openWorkplace } from '../upgrade/workplace';
import { makeFolder } from './temporary-folder';
import { writeFiles } from './write-files';

export type Files = Readonly<Record<string, string>>;

const WHO = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];

/** Runs git in a folder, with a test identity. Returns its output. */
export function gitIn(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...WHO, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** The `package.json` of a minimal Halflight. */
export const manifest = (version: string, more: object = {}): string =>
  `${JSON.stringify({ name: 'halflight', version, engines: { node: '>=20' }, ...more }, null, 2)}\n`;

/** The files of a minimal Halflight, whose one module contains its version. */
export const halflight = (version: string, more: Files = {}): Files => ({
  'package.json': manifest(version),
  'package-lock.json': `{ "version": "${version}" }\n`,
  '.gitignore': 'node_modules/\n.env*\n',
  'src/cli/run.cjs': `// ${version}\n`,
  'src/cli/check.ts': '',
  'src/cli/migrate.ts': '',
  'src/code.ts': `one\ntwo\nthree\nfour\nfive\nsix\nversion ${version}\n`,
  'content/site.md': `the demonstration of ${version}\n`,
  ...more,
});

/** Commits everything in a folder, which becomes a repository if it is not one yet. Returns the commit. */
export function commitAll(folder: string): string {
  if (!existsSync(join(folder, '.git'))) {
    // Without the template of hooks, which nobody runs: tests create hundreds of repositories.
    gitIn(folder, 'init', '--quiet', '--initial-branch=main', '--template=');
    appendFileSync(join(folder, '.git/config'), '[user]\n\tname = Ada\n\temail = ada@example.org\n');
  }
  gitIn(folder, 'add', '--all');
  gitIn(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Everything');
  return gitIn(folder, 'rev-parse', 'HEAD');
}

/** All files of a folder with their contents, without git's own. */
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

/** Adds a version to the repository of releases, replacing all files. */
export function release(folder: string, version: string, files: Files): void {
  for (const name of readdirSync(folder)) if (name !== '.git') rmSync(join(folder, name), { recursive: true });
  writeFiles(folder, files);
  commitAll(folder);
  gitIn(folder, 'tag', `v${version}`);
}

/** A fake npm: `ci` installs one library, and each script is a function that may return an exit code. */
export function fakeNpm(
  scripts: Readonly<Record<string, (folder: string, args: readonly string[], environment: Files) => unknown>> = {},
): { runNpm: RunNpm; ran: string[] } {
  const ran: string[] = [];
  const runNpm: RunNpm = (folder, args, environment = {}) => {
    ran.push(args.join(' '));
    const name = args.filter((arg) => arg !== 'run' && !arg.startsWith('--'))[0] ?? '';
    if (name === 'ci') {
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
      writeFiles(folder, { 'node_modules/library/index.js': `of ${version}\n` });
    }
    const code = scripts[name]?.(folder, args, environment);
    return Promise.resolve({ code: typeof code === 'number' ? code : 0, output: `${name} ran` });
  };
  return { runNpm, ran };
}

/** Folders that were already created, by name. */
const made = new Map<string, string>();

afterAll(() => {
  for (const folder of made.values()) rmSync(folder, { recursive: true });
  made.clear();
});

/** A copy, for one test, of a folder that `fill` fills only once: creating git repositories is slow, and many tests start from the same one. */
export function copyOfMade(name: string, fill: (folder: string) => void): string {
  const original = made.get(name) ?? mkdtempSync(join(tmpdir(), 'halflight-original-'));
  if (!made.has(name)) {
    made.set(name, original);
    fill(original);
  }
  const folder = makeFolder();
  cpSync(original, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return folder;
}

/** A site based on 0.1.0 with content of its author, and a repository of releases with 0.1.0 and 0.2.0. */
export function makeProject(
  own: Files = {},
  newer: Files = halflight('0.2.0'),
  older: Files = halflight('0.1.0'),
): { root: string; releases: string; commit: string } {
  const top = copyOfMade(JSON.stringify([own, newer, older]), (folder) => fillProject(folder, own, newer, older));
  const [root, releases] = [join(top, 'site'), join(top, 'releases')];
  return { root, releases, commit: gitIn(root, 'rev-parse', 'HEAD') };
}

function fillProject(top: string, own: Files, newer: Files, older: Files): void {
  const [root, releases] = [join(top, 'site'), join(top, 'releases')];
  for (const folder of [root, releases]) mkdirSync(folder);
  release(releases, '0.1.0', older);
  release(releases, '0.2.0', newer);
  writeFiles(root, { ...older, 'content/site.md': 'my site\n', 'content/posts/a.md': 'mine\n', ...own });
  commitAll(root);
  // Files that git ignores, and that an upgrade must not touch.
  writeFiles(root, {
    '.env': 'KEY=1\n',
    'node_modules/library/index.js': 'of 0.1.0\n',
    'node_modules/.cache/kept': 'kept\n',
  });
}

/** Prepares an upgrade. The workplace is removed unless `keep` is set. */
export async function prepare(
  root: string,
  options: Partial<UpgradeOptions> & { source: string },
  { runNpm, keep = false }: { runNpm: RunNpm; keep?: boolean },
): Promise<Preparation> {
  const project = checkProject(root);
  const workplace = openWorkplace(root);
  try {
    return await prepareUpgrade(
      { content: join(root, 'content'), ...options },
      { project, workplace, runNpm, say: () => undefined },
    );
  } finally {
    if (!keep) closeWorkplace(root);
  }
}
