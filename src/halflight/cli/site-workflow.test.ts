import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { makeFolder } from '../testing/temporary-folder';

/** The maintenance workflow of an author's site: whether its scripts work, and run only pinned actions. */

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      if?: string;
      permissions?: Record<string, string>;
      steps: { id?: string; run?: string; uses?: string; if?: string }[];
    }
  >;
}

const WORKFLOWS = '.github/workflows';
const workflow = parse(readFileSync(join(WORKFLOWS, 'site.yml'), 'utf8')) as Workflow;
const script = workflow.jobs.links?.steps.find(({ id }) => id === 'links')?.run ?? '';

/** Runs the script with a command that exits with this code, and a `gh` that knows this issue, or none. Returns the calls of `gh`. */
function run(code: number, issue: string) {
  const folder = makeFolder();
  const program = (name: string, text: string) => {
    writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  program('gh', `if [ "$2" = list ]; then echo ${issue}; else echo "$@" >> "${folder}/done"; fi`);
  program('npm', `echo report > links.md; exit ${code}`);
  const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, TITLE: 'Links that lead nowhere' },
  });
  const done = join(folder, 'done');
  return { status, done: existsSync(done) ? readFileSync(done, 'utf8').trim() : '' };
}

test.each([
  ['something is gone', 1, '', 0, 'issue create --title Links that lead nowhere --body-file links.md'],
  ['something is still gone', 1, '7', 0, 'issue edit 7 --body-file links.md'],
  ['all is well', 0, '', 0, ''],
  ['all is well again', 0, '7', 0, 'issue close 7 --comment Every link is there again.'],
  ['it could not run', 2, '7', 2, ''],
])('where %s, one issue says so, and nothing is red for it', (_, code, issue, status, done) => {
  expect(run(code, issue)).toEqual({ status, done });
});

test('it is on from the start, and may write nothing but the issue', () => {
  expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push', 'schedule', 'workflow_dispatch']);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(workflow.jobs.check?.permissions).toBeUndefined();
  expect(workflow.jobs.links?.permissions).toEqual({ contents: 'read', issues: 'write' });
  expect(JSON.stringify(workflow.jobs.check?.if)).not.toContain('vars.');
});

test('each command that it runs is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map(({ run: text = '' }) => text));
  const named = runs.join('\n').matchAll(/npm run (?:--silent )?([\w-]+)/g);
  expect([...new Set(Array.from(named, ([, name = '']) => name))].sort()).toEqual([
    'audit',
    'build',
    'changes',
    'check',
    'links',
  ]);
  for (const name of ['audit', 'build', 'changes', 'check', 'links']) expect(scripts[name]).toBeTruthy();
});

test('every action of every workflow is pinned to a commit', () => {
  const uses = readdirSync(WORKFLOWS).flatMap((name) =>
    Array.from(readFileSync(join(WORKFLOWS, name), 'utf8').matchAll(/uses: (\S+)/g), ([, action = '']) => action),
  );
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((action) => !action.startsWith('./') && !/@[\da-f]{40}$/.test(action))).toEqual([]);
});
