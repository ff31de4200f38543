import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { makeFolder } from '../testing/temporary-folder';
import { commitAll, gitIn } from '../testing/upgrades';
import { writeFiles } from '../testing/write-files';

/** The workflow that opens a pull request for a release: how its scripts handle the responses of the command and of GitHub. */

interface Workflow {
  jobs: Record<string, { if?: string; permissions?: object; steps: { id?: string; run?: string; env?: object }[] }>;
}

const workflow = parse(readFileSync('.github/workflows/upgrade.yml', 'utf8')) as Workflow;
const { prepare, propose } = workflow.jobs;
const scriptOf = (id: string): string =>
  [...(prepare?.steps ?? []), ...(propose?.steps ?? [])].find((step) => step.id === id)?.run ?? '';

let top: string;
let repository: string;
let sha: string;

beforeEach(() => {
  top = makeFolder();
  repository = join(top, 'site');
  for (const name of ['programs', 'site', 'temp']) mkdirSync(join(top, name));
  writeFiles(repository, { 'src/a.ts': 'old\n', '.github/workflows/deploy.yml': 'old\n' });
  sha = commitAll(repository);
});

function program(name: string, text: string): void {
  const path = join(top, 'programs', name);
  writeFiles(join(top, 'programs'), { [name]: `#!/bin/bash\n${text}\n` });
  chmodSync(path, 0o755);
}

function run(id: string, environment: Record<string, string> = {}, cwd = repository) {
  const output = join(top, 'output');
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', scriptOf(id)], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(top, 'programs')}:${process.env.PATH}`,
      RUNNER_TEMP: join(top, 'temp'),
      GITHUB_OUTPUT: output,
      GITHUB_SHA: sha,
      ...environment,
    },
  });
  return { status, output: existsSync(output) ? readFileSync(output, 'utf8') : '', said: stdout + stderr };
}

const asked = () => readFileSync(join(top, 'asked'), 'utf8');

test.each([
  ['there is no newer release', '', 0, ''],
  ['there is one', '0.2.0', 0, 'version=0.2.0\n'],
  ['there is one that has a pull request', '0.2.0', 1, ''],
])('where %s', (_, version, requests, output) => {
  program('npm', `echo "$@" > ${top}/asked; ${version && `echo ${version}`}`);
  program(
    'gh',
    `[ "$*" = "pr list --state all --head halflight-0.2.0 --json number --jq length" ] && echo ${requests}`,
  );
  expect(run('newest')).toMatchObject({ status: 0, output });
  expect(asked()).toBe('run --silent upgrade -- --newest\n');
});

test('that the releases cannot be asked is a failure, and not "none"', () => {
  program('npm', 'exit 2');
  expect(run('newest')).toMatchObject({ status: 2, output: '' });
});

/** Runs the upgrade step of the workflow, which commits `change`. */
function upgrade(change: string) {
  program(
    'npm',
    `echo "$@" > ${top}/asked; ${change}; git commit --quiet --all --message "Upgrade" --message "What is new."`,
  );
  return run('upgrade', { VERSION: '0.2.0' });
}

/** Runs the script of the second job in a clone as shallow as its own; it pushes to a local folder. */
function publish() {
  const clone = join(top, 'clone');
  gitIn(top, 'clone', '--quiet', '--depth', '1', '--branch', 'main', `file://${repository}`, 'clone');
  mkdirSync(join(top, 'hub/ada'), { recursive: true });
  gitIn(top, 'clone', '--quiet', '--bare', `file://${repository}`, 'hub/ada/site.git');
  gitIn(top, '--git-dir', join(top, 'hub/ada/site.git'), 'update-ref', '-d', 'refs/heads/halflight-0.2.0');
  // Redirects the remote URL to a local folder.
  gitIn(clone, 'config', `url.${top}/hub/.insteadOf`, 'https://x-access-token:secret@hub.test/');
  program('gh', `echo "$GH_TOKEN $@" > ${top}/asked; cat "\${@: -1}" >> ${top}/asked`);
  const outcome = run(
    'propose',
    {
      ...{ VERSION: '0.2.0', BRANCH: 'main', GH_TOKEN: 'secret' },
      ...{ GITHUB_SERVER_URL: 'https://hub.test', GITHUB_REPOSITORY: 'ada/site' },
    },
    clone,
  );
  const branches = gitIn(join(top, 'hub/ada/site.git'), 'branch', '--format=%(refname:short)').split('\n');
  return { ...outcome, branches };
}

test('an upgrade is handed on as a bundle, pushed as a branch and proposed with what its commit says', () => {
  expect(upgrade('echo new > src/a.ts')).toMatchObject({ status: 0 });
  expect(asked()).toBe('run --silent upgrade -- --to 0.2.0 --yes --with-errors\n');
  const { status, said, branches } = publish();
  expect({ status, said }).toMatchObject({ status: 0 });
  expect(branches).toEqual(['halflight-0.2.0', 'main']);
  expect(gitIn(join(top, 'hub/ada/site.git'), 'show', 'halflight-0.2.0:src/a.ts')).toBe('new');
  expect(asked()).toMatch(
    /^secret pr create --base main --head halflight-0\.2\.0 --title Upgrade Halflight to 0\.2\.0 .*\nWhat is new\.\n/,
  );
});

test('an upgrade that fails proposes nothing', () => {
  expect(upgrade('exit 1')).toMatchObject({ status: 1 });
  expect(existsSync(join(top, 'temp/upgrade.bundle'))).toBe(false);
});

test.each([
  ['changed', 'echo new > .github/workflows/deploy.yml'],
  ['added', 'mkdir .github/actions; echo new > .github/actions/a.yml; git add .github'],
  ['replaced by a link', 'mv .github other; ln -s other .github; git add .'],
])('where what GitHub runs is %s, nothing is pushed before a person has seen it, and that is said', (_, change) => {
  expect(upgrade(change)).toMatchObject({ status: 0 });
  const refused = publish();
  expect(refused).toMatchObject({ status: 1, branches: ['main'] });
  expect(refused.said).toContain('::error::Halflight 0.2.0 changes files in .github');
});

test('no token of the author’s is asked for: GitHub would run the workflows of what is pushed with one', () => {
  expect(readFileSync('.github/workflows/upgrade.yml', 'utf8')).not.toContain('secrets.');
});

test('nothing runs until an author has said where releases are, and what runs code of a release may write nothing', () => {
  expect(prepare?.if).toBe("${{ vars.HALFLIGHT_RELEASES != '' }}");
  expect(prepare?.permissions).toEqual({ contents: 'read', 'pull-requests': 'read' });
  const upgrading = prepare?.steps.find(({ id }) => id === 'upgrade');
  expect(JSON.stringify(upgrading?.env)).not.toMatch(/token/i);
  expect(propose?.steps.flatMap((step) => step.run ?? []).join('\n')).not.toMatch(/\b(?:npm|node)\b(?! run upgrade)/);
});
