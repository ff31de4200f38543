import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeFiles } from '../../src/halflight/testing/write-files';
import { filesOf } from '../sites';
import { enterSite, FIRST_WORKSPACE, openWorkspace } from '../workspace';

/** The workspace that these tests build in. Only one of them may run at a time, with no other build in progress. */
export const project = resolve('e2e/.sites/work', FIRST_WORKSPACE);

/** The finished site of these builds. */
export const published = join(project, 'public');

/** Removes earlier builds, so that the next one starts from scratch. */
export function removeBuild(content: string): void {
  openProject(content);
  for (const name of ['.cache', 'public']) rmSync(join(project, name), { recursive: true, force: true });
}

/** The settings of `e2e/content` but for its vault, of which these tests copy nothing. */
export const settings = readFileSync('e2e/content/site.md', 'utf8').replace(/^vault: .*\n/m, '');

/** Creates a content folder that a test may change: the site, the person and some pages of `e2e/content`, plus `files`. Returns its path. */
export function makeContent(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'halflight-content-'));
  for (const name of [
    'person.md',
    'icon.svg',
    'portrait.jpg',
    'pages/company',
    'pages/about.md',
    'pages/contact.md',
    'pages/plain.md',
  ]) {
    cpSync(resolve('e2e/content', name), join(folder, name), { recursive: true });
  }
  writeFiles(folder, { 'site.md': settings, ...files });
  return folder;
}

/** Brings the workspace up to date, with the last build of these tests rather than that of a site. Returns its folder. */
export function openProject(content: string): string {
  openWorkspace(FIRST_WORKSPACE);
  enterSite(project, 'builds', content);
  return project;
}

export interface Outcome {
  code: number | null;
  /** Standard output and standard error, interleaved. */
  output: string;
  /** Standard output alone, which is what programs read. */
  stdout: string;
}

/** The environment of a command. Playwright asks for coloured output, which the tests could not match. */
const environmentOf = (content: string) => ({
  ...process.env,
  CONTENT_DIR: content,
  // On GitHub, a pull request would be built as a preview.
  HALFLIGHT_PREVIEW: '0',
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
});

/** Runs an npm script on a content folder, as an author would, in the workspace or in another copy of the project (`folder`). */
export function runScript(
  script: string,
  content: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
  folder = openProject(content),
): Promise<Outcome> {
  return run('npm', ['run', '--silent', script, '--', ...args], content, environment, folder);
}

/** Runs a command on a content folder, in the workspace or in another copy of the project (`folder`). */
export function run(
  command: string,
  args: readonly string[],
  content: string,
  environment: Record<string, string> = {},
  folder = openProject(content),
): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...environmentOf(content), ...environment },
  });
  let output = '';
  let stdout = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    stdout += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((done) => child.on('close', (code) => done({ code, output, stdout })));
}

export interface Running {
  /** Its output so far. */
  output: () => string;
  /** Stops it with all its child processes; with `SIGKILL`, without a chance to clean up. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Resolves to its exit code. */
  ended: Promise<number | null>;
}

/** Starts the preview on a content folder. */
export function startPreview(content: string, port: number): Running {
  return start(['start', '--silent'], content, { PORT: String(port) });
}

/** Starts a build of a content folder. */
export function startBuild(content: string, environment: Record<string, string> = {}): Running {
  return start(['run', '--silent', 'build'], content, environment);
}

function start(args: readonly string[], content: string, environment: Record<string, string>): Running {
  const child = spawn('npm', args, {
    cwd: openProject(content),
    env: { ...environmentOf(content), ...environment },
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  return {
    output: () => output,
    ended,
    stop: async (signal = 'SIGTERM') => {
      // It has its own process group, so this also stops what npm started.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
      await ended;
    },
  };
}

/** A digest of each file in a folder, by path. Empty if there is no such folder. */
export function digestsOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    filesOf(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

/** The content of each file of a finished site, by path, as Latin-1 so that every byte counts. */
export function readSite(folder: string): Record<string, string> {
  return Object.fromEntries(filesOf(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

/** The files that differ between two sites, or that only one of them has. */
export function differencesOf(one: Record<string, string>, other: Record<string, string>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => one[path] !== other[path])
    .map(
      (path) =>
        `${path} ${path in one ? (path in other ? 'differs' : 'is only in the first') : 'is only in the second'}`,
    );
}
