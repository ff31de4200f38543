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

/** Runs git in a folder, as somebody. Returns what it printed. */
export function gitIn(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...WHO, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** `package.json` of a small Halflight. */
export const manifest = (version: string, more: object = {}): string =>
  `${JSON.stringify({ name: 'halflight', version, engines: { node: '>=20' }, ...more }, null, 2)}\n`;

/** The files of a small Halflight: `code` is what is in its one module. */
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

/** Commits everything in a folder, which is made a repository if it is none. Returns the commit. */
export function commitAll(folder: string): string {
  if (!existsSync(join(folder, '.git'))) {
    // Without a template of hooks that nobody runs: hundreds of repositories are made.
    gitIn(folder, 'init', '--quiet', '--initial-branch=main', '--template=');
    appendFileSync(join(folder, '.git/config'), '[user]\n\tname = Ada\n\temail = ada@example.org\n');
  }
  gitIn(folder, 'add', '--all');
  gitIn(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Everything');
  return gitIn(folder, 'rev-parse', 'HEAD');
}

/** All files of a folder with what is in them, but for git's own and libraries. */
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

/** Puts a version into the repository of releases: nothing else is left of the one before. */
export function release(folder: string, version: string, files: Files): void {
  for (const name of readdirSync(folder)) if (name !== '.git') rmSync(join(folder, name), { recursive: true });
  writeFiles(folder, files);
  commitAll(folder);
  gitIn(folder, 'tag', `v${version}`);
}

/** A stand-in for npm: `ci` installs one library, and each script is a function, which gives the code that it ends with if that is not 0. */
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

/** Folders that were made once, by what they are. */
const made = new Map<string, string>();

afterAll(() => {
  for (const folder of made.values()) rmSync(folder, { recursive: true });
  made.clear();
});

/** A folder of the test's own with what `fill` puts into one: a copy, since git takes long to make a repository, and many tests begin with the same. */
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

/** A site of 0.1.0, whose author has written content, and a repository of releases that has 0.1.0 and 0.2.0. */
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
  // What git ignores, and an upgrade must leave alone.
  writeFiles(root, {
    '.env': 'KEY=1\n',
    'node_modules/library/index.js': 'of 0.1.0\n',
    'node_modules/.cache/kept': 'kept\n',
  });
}

/** Prepares an upgrade. What is made for it is removed unless `keep` says otherwise. */
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
