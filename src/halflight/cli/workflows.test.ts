import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { makeFolder } from '../testing/temporary-folder';

/** The workflows of an author's site: whether their scripts work and interpret the commands' results correctly. */

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      if?: string;
      uses?: string;
      permissions?: Record<string, string>;
      steps?: { id?: string; run?: string }[];
    }
  >;
}

const WORKFLOWS = '.github/workflows';
const read = (name: string) => parse(readFileSync(join(WORKFLOWS, name), 'utf8')) as Workflow;
const [scheduled, site] = [read('scheduled.yml'), read('site.yml')];

let folder: string;

beforeEach(() => (folder = makeFolder()));

/** Runs the script of a step in a folder with these programs. Resolves to its exit code and what it wrote to a file. */
function runStep(
  job: Workflow['jobs'][string] | undefined,
  id: string,
  programs: Record<string, string>,
  left: string,
) {
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const script = job?.steps?.find((step) => step.id === id)?.run ?? '';
  const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: {
      ...{ ...process.env, PATH: `${folder}:${process.env.PATH}`, BRANCH: 'main' },
      ...{ GITHUB_OUTPUT: join(folder, 'output'), TITLE: 'Links that lead nowhere' },
    },
  });
  const file = join(folder, left);
  return { status, left: existsSync(file) ? readFileSync(file, 'utf8').trim() : '' };
}

/** Runs the script that checks whether a build is due, given these earlier runs and the command's exit code. */
function askDue(runs: Record<string, string>, code: number, left: string) {
  const cases = Object.entries(runs).map(([workflow, created]) => `${workflow}) echo ${created};;`);
  const programs = { gh: `case "$4" in ${cases.join(' ')} esac`, npm: `echo "$@" > ${folder}/asked; exit ${code}` };
  return runStep(scheduled.jobs.due, 'due', programs, left);
}

test.each([
  ['due', 0, 0, 'due=true'],
  ['not due', 1, 0, ''],
  ['could not run', 2, 2, ''],
])('where it is %s', (_, code, status, left) => {
  expect(askDue({ 'deploy.yml': '2026-03-14T12:00:00Z' }, code, 'output')).toEqual({ status, left });
});

test.each<[Record<string, string>, string]>([
  [{ 'deploy.yml': '2026-03-14T12:00:00Z', 'scheduled.yml': '2026-03-13T12:00:00Z' }, '--since 2026-03-14T12:00:00Z'],
  [{ 'deploy.yml': '2026-03-14T12:00:00Z', 'scheduled.yml': '2026-03-15T12:00:00Z' }, '--since 2026-03-15T12:00:00Z'],
  [{}, 'due --'],
])('of runs %j it asks %s', (runs, asked) => {
  expect(askDue(runs, 1, 'asked').left).toMatch(new RegExp(`${asked}$`));
});

test('the workflow publishes on schedule only if something is due', () => {
  const { uses, if: condition } = scheduled.jobs.deploy ?? {};
  expect(condition).toContain("needs.due.outputs.due == 'true'");
  expect(uses).toBe('./.github/workflows/deploy.yml');
});

test.each([
  ['something is gone', 1, '', 0, 'issue create --title Links that lead nowhere --body-file links.md'],
  ['something is still gone', 1, '7', 0, 'issue edit 7 --body-file links.md'],
  ['all is well', 0, '', 0, ''],
  ['all is well again', 0, '7', 0, 'issue close 7 --comment Every link is there again.'],
  ['it could not run', 2, '7', 2, ''],
])('where %s, one issue says so, and nothing is red for it', (_, code, issue, status, left) => {
  const programs = {
    gh: `if [ "$2" = list ]; then echo ${issue}; else echo "$@" >> "${folder}/done"; fi`,
    npm: `echo report > links.md; exit ${code}`,
  };
  expect(runStep(site.jobs.links, 'links', programs, 'done')).toEqual({ status, left });
});

test('maintenance is enabled from the start, may write only the issue, and runs existing commands', () => {
  expect(Object.keys(site.on).sort()).toEqual(['pull_request', 'push', 'schedule', 'workflow_dispatch']);
  expect(site.permissions).toEqual({ contents: 'read' });
  expect(site.jobs.check?.permissions).toBeUndefined();
  expect(site.jobs.links?.permissions).toEqual({ contents: 'read', issues: 'write' });
  expect(JSON.stringify(site.jobs.check?.if)).not.toContain('vars.');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const runs = Object.values(site.jobs).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
  const named = Array.from(runs.join('\n').matchAll(/npm run (?:--silent )?([\w-]+)/g), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('a demo site, which records no URLs, commits nothing; other sites do', () => {
  const record = read('record-urls.yml').jobs.record?.steps?.at(-1)?.run ?? '';
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout;
  git('init', '--quiet', '--initial-branch', 'main');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.test', 'commit', '--quiet', '--allow-empty', '--message', 'First');
  // The remote is on GitHub: neither pulling from it nor pushing to it is tested here.
  const commit = () =>
    spawnSync(
      'bash',
      ['-e', '-o', 'pipefail', '-c', `git() { case "$1" in pull|push) ;; *) command git "$@";; esac; }\n${record}`],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          TOKEN: 'secret',
          BRANCH: 'main',
          GITHUB_SERVER_URL: 'https://a.test',
          GITHUB_REPOSITORY: 'b/c',
        },
      },
    );
  expect(commit()).toMatchObject({ status: 0, stderr: '' });
  expect(git('rev-list', '--count', 'HEAD')).toBe('1\n');
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/urls.txt'), '/\n');
  expect(commit()).toMatchObject({ status: 0 });
  expect(git('show', '--name-only', '--format=')).toBe('content/urls.txt\n');
  expect(commit()).toMatchObject({ status: 0 });
  expect(git('rev-list', '--count', 'HEAD')).toBe('2\n');
});
