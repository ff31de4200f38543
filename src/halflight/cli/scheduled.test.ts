import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { makeFolder } from '../testing/temporary-folder';

/** The workflows that publish due entries and record addresses: whether their scripts interpret what the commands did correctly. */

interface Workflow {
  jobs: Record<string, { steps?: { id?: string; run?: string }[]; uses?: string; if?: string }>;
}

const WORKFLOWS = '.github/workflows';
const read = (name: string) => parse(readFileSync(join(WORKFLOWS, name), 'utf8')) as Workflow;
const scheduled = read('scheduled.yml');
const script = scheduled.jobs.due?.steps?.find(({ id }) => id === 'due')?.run ?? '';

let folder: string;

beforeEach(() => (folder = makeFolder()));

function program(name: string, text: string): void {
  writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** Runs the script with a `gh` that knows these runs, and a command that exits with this code. */
function run(runs: Record<string, string>, code: number) {
  const cases = Object.entries(runs).map(([workflow, created]) => `${workflow}) echo ${created};;`);
  program('gh', `case "$4" in ${cases.join(' ')} esac`);
  program('npm', `echo "$@" > ${folder}/asked; exit ${code}`);
  const output = join(folder, 'output');
  const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: output, BRANCH: 'main' },
  });
  const said = existsSync(output) ? readFileSync(output, 'utf8') : '';
  return { status, said, asked: readFileSync(join(folder, 'asked'), 'utf8') };
}

test.each([
  ['due', 0, 0, 'due=true\n'],
  ['not due', 1, 0, ''],
  ['could not run', 2, 2, ''],
])('where it is %s', (_, code, status, said) => {
  expect(run({ 'deploy.yml': '2026-03-14T12:00:00Z' }, code)).toMatchObject({ status, said });
});

test.each<[Record<string, string>, string]>([
  [{ 'deploy.yml': '2026-03-14T12:00:00Z', 'scheduled.yml': '2026-03-13T12:00:00Z' }, '--since 2026-03-14T12:00:00Z'],
  [{ 'deploy.yml': '2026-03-14T12:00:00Z', 'scheduled.yml': '2026-03-15T12:00:00Z' }, '--since 2026-03-15T12:00:00Z'],
  [{}, 'due --'],
])('of runs %j it asks %s', (runs, asked) => {
  expect(run(runs, 1).asked.trim()).toMatch(new RegExp(`${asked}$`));
});

test('only what is due is published, by the workflow that publishes everything else', () => {
  const { uses, if: condition } = scheduled.jobs.deploy ?? {};
  expect(condition).toContain("needs.due.outputs.due == 'true'");
  expect(uses).toBe('./.github/workflows/deploy.yml');
});

test('addresses are noted down of what was published', () => {
  expect(read('record-urls.yml').jobs.record?.if).toContain("conclusion == 'success'");
  expect(readFileSync(join(WORKFLOWS, 'record-urls.yml'), 'utf8')).toContain('npm run urls');
});

test('of a demonstration, which has no addresses to note down, nothing is committed; otherwise they are', () => {
  const record = read('record-urls.yml').jobs.record?.steps?.at(-1)?.run ?? '';
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout;
  git('init', '--quiet', '--initial-branch', 'main');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.test', 'commit', '--quiet', '--allow-empty', '--message', 'First');
  // The remote is on GitHub: neither pulling from it nor pushing to it is what is tested.
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
