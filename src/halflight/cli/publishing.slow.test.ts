import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withFolder } from '../sourcing/with-folder';
import { runCommand } from '../testing/run-command';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { holdProject } from './hold-project';

/** The commands that depend on what is published: `npm run urls`, `npm run due`, and refusals of `npm run build`. */

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  write({
    'site.md': '---\ntitle: Grace\nurl: https://halflight.test/site/\n---\n',
    'posts/a.md': '---\ntitle: A\ndate: 2026-01-01\n---\n',
    'posts/secret.md': '---\ntitle: B\ndate: 2026-01-01\ndraft: true\n---\n',
    'posts/later.md': '---\ntitle: C\ndate: 2026-03-15\n---\n',
  });
});

const NOW = '2026-03-14T12:00:00Z';

/** Turns a folder into a separate project with this one's code. */
function linkCode(project: string): void {
  for (const name of ['node_modules', 'src', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(resolve(name), join(project, name));
}

const write = (files: Record<string, string>): void => writeFiles(folder, files);

const run = (command: string, args: readonly string[] = [], environment: Record<string, string> = {}) =>
  runCommand(command, args, {
    environment: { CONTENT_DIR: folder, HALFLIGHT_NOW: NOW, ...environment },
  });

const manifest = () =>
  existsSync(join(folder, 'urls.txt')) ? readFileSync(join(folder, 'urls.txt'), 'utf8') : undefined;

test('the URL manifest contains published URLs without prefix, and no drafts', () => {
  const first = run('urls');
  expect(first.status).toBe(0);
  expect(first.stdout).toContain('/posts/a/');
  expect(manifest()?.replace(/^#.*\n/gm, '')).toBe('/\n/posts/\n/posts/a/\n/posts/archive/\n');
  expect(run('urls').stdout).toMatch(/knows every address/);
  rmSync(join(folder, 'posts/a.md'));
  const second = run('urls');
  expect(second.status).toBe(1);
  expect(second.stderr).toContain('/posts/a/ would lead nowhere');
}, 240_000);

test('neither a demo site nor a preview is recorded', () => {
  expect(run('urls', [], { HALFLIGHT_PREVIEW: '1' })).toMatchObject({ status: 0 });
  write({ 'site.md': '---\ntitle: Halflight\nurl: https://halflight.test\ndemo: true\n---\n' });
  expect(run('urls')).toMatchObject({ status: 0 });
  expect(manifest()).toBeUndefined();
}, 60_000);

test('due entries are listed, and the exit code says whether there are any', () => {
  const due = (since: string, now = NOW) => {
    const { status, stdout, stderr } = run('due', ['--since', since], { HALFLIGHT_NOW: now });
    return { status, said: stdout + stderr };
  };
  const since = '2026-03-14T00:00:00Z';
  expect(due(since)).toEqual({ status: 1, said: 'Nothing to publish since 2026-03-14T00:00:00.000Z.\n' });
  const { status, said } = due(since, '2026-03-15T00:00:00Z');
  expect(status).toBe(0);
  expect(said).toMatch(/^Due since .*:\n {2}posts\/later\.md appears \(2026-03-15\)\n$/);
  expect(due('yesterday').status).toBe(2);
}, 60_000);

test('a build lists all remaining placeholders at once, and how to preview the site anyway', () => {
  write({
    'site.md': '---\ntitle: Your name\nurl: https://example.com\n---\n',
    'person.md': '---\nname: Jane Doe\nemail: you@example.com\n---\n',
  });
  // Not in this project, where a preview may be running. What an earlier build left keeps Gatsby from starting before the check is over.
  const project = makeFolder();
  linkCode(project);
  writeFiles(project, { 'public/index.html': '' });
  const { status, stdout, stderr } = runCommand('build', [], {
    folder: project,
    environment: { CONTENT_DIR: folder, HALFLIGHT_NOW: NOW },
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /person\.md:2:7 error[^]*person\.md:3:8 error[^]*site\.md:2:8 error[^]*site\.md:3:6 error[^]*4 errors/,
  );
  expect(stderr).toContain(withFolder('npm start', folder));
}, 120_000);

test('while a preview runs, neither a build nor another preview starts, and none of its files are removed', () => {
  linkCode(folder);
  write({ '.cache/data': 'kept', 'public/index.html': 'kept' });
  const preview = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { cwd: folder });
  const release = holdProject(folder, 'npm start', preview.pid);
  try {
    for (const command of ['start', 'build']) {
      const { status, stdout, stderr } = runCommand(command, [], { folder, environment: { CONTENT_DIR: '.' } });
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^"npm start" is running in this folder \(process \d+\), .*Stop it first/);
    }
    expect(['.cache/data', 'public/index.html'].map((path) => existsSync(join(folder, path)))).toEqual([true, true]);
  } finally {
    release();
    preview.kill();
  }
}, 120_000);
