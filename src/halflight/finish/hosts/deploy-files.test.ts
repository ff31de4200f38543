import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { parse } from 'yaml';
import { keptFolder } from '../../sourcing/kept';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);

test.each(workflows)('%s is a workflow that GitHub’s own parser accepts', async (name, content) => {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (!value) throw new Error(`${name} is empty`);
  const template = await convertWorkflowTemplate(context, value);
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  expect(template.jobs.length).toBeGreaterThan(0);
});

interface Step {
  uses?: string;
  env?: Record<string, string>;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<
    string,
    { if?: string; uses?: string; steps?: Step[]; secrets?: unknown; permissions?: Record<string, string> }
  >;
  permissions?: Record<string, string>;
}

const deploy = parse(readFileSync(`${folder}/deploy.yml`, 'utf8')) as Workflow;
const steps = deploy.jobs.build?.steps ?? [];

test('nothing is deployed until an author has chosen one host', () => {
  const chosen = ['github-pages', 'cloudflare', 'netlify'];
  for (const host of chosen) expect(deploy.jobs.build?.if).toContain(`vars.DEPLOY_TO == '${host}'`);
  const publishing = [
    ...steps.filter(({ run, uses }) => /wrangler|netlify deploy|upload-pages/.test(run ?? uses ?? '')),
    deploy.jobs['github-pages'],
  ];
  expect(publishing.map((step) => step?.if)).toEqual(
    ['github-pages', 'cloudflare', 'netlify', 'github-pages'].map((host) => `\${{ vars.DEPLOY_TO == '${host}' }}`),
  );
  expect(Object.keys(deploy.on)).toContain('workflow_call');
});

test('a deploy has the whole history, keeps what Gatsby made, and runs no tests', () => {
  expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(steps.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with?.path).toBe('.cache\npublic\n');
  expect(steps.flatMap(({ run }) => run ?? []).slice(0, 2)).toEqual(['npm ci', 'npm run build']);
});

test('a deploy that waited for another puts what is on the branch by then online, not an older commit', () => {
  const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with?.ref).toBe('${{ github.ref }}');
});

test('a deploy keeps the pictures that were made, also when the build fails; npm ci does not throw them away', () => {
  const indexOf = (pattern: RegExp) => steps.findIndex(({ run, uses }) => pattern.test(run ?? uses ?? ''));
  const [install, restore, build, save] = [
    /^npm ci$/,
    /^actions\/cache\/restore@/,
    /^npm run build$/,
    /^actions\/cache\/save@/,
  ].map(indexOf);
  expect([install, restore, build, save]).toEqual([...[install, restore, build, save]].sort((a = 0, b = 0) => a - b));
  expect(install).toBeGreaterThan(0);
  const [restored, saved] = [steps[restore ?? 0], steps[save ?? 0]];
  expect(saved?.if).toBe('${{ always() }}');
  const folder = relative(process.cwd(), keptFolder(process.cwd()));
  expect([restored?.with?.path, saved?.with?.path]).toEqual([folder, folder]);
  // Each build saves a cache of its own, and restores the newest of those before it.
  expect(restored?.with?.key).toBe(saved?.with?.key);
  expect(restored?.with?.key).toContain('github.run_id');
  expect(String(restored?.with?.key).startsWith(String(restored?.with?.['restore-keys']))).toBe(true);
});

describe.each(workflows)('%s runs nothing that somebody else could exchange', (_, content) => {
  const { jobs, permissions } = parse(content) as Workflow;
  const all = Object.values(jobs).flatMap((job) => job.steps ?? []);

  test('actions are named by the digest of their commit, with its tag beside it', () => {
    for (const [, used = ''] of content.matchAll(/\buses: *(.*)/g)) {
      expect(used).toMatch(/^(?:\.\/.*|[\w-]+(?:\/[\w-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+)$/);
    }
  });

  test('programs come from a lock file', () => {
    for (const { run = '' } of all) {
      expect(run).not.toMatch(/\bnpx\b|\bnpm (?:exec|i|install|x)\b|\bcurl\b/);
    }
  });

  test('no checkout leaves its token to the steps after it', () => {
    const checkouts = all.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const { with: options } of checkouts) expect(options?.['persist-credentials']).toBe(false);
  });

  test('packages run no scripts in a job that may write or holds a secret, unless it builds the site', () => {
    if (!/\$\{\{ *secrets\.|: write\b/.test(content)) return;
    for (const { run = '' } of all.filter((step) => step.run?.startsWith('npm ci'))) {
      expect(run.includes('--ignore-scripts') || all.some((step) => step.run === 'npm run build')).toBe(true);
    }
  });

  test('nothing may be written but where a job says so, and secrets go by their names, into single steps', () => {
    expect(Object.values(permissions ?? { all: 'write' })).not.toContain('write');
    for (const { secrets } of Object.values(jobs)) expect(secrets).not.toBe('inherit');
    expect(content.match(/\$\{\{ *secrets\./g)?.length ?? 0).toBe(
      all.flatMap(({ env = {} }) => Object.values(env)).filter((value) => value.includes('secrets.')).length +
        Object.values(jobs).flatMap(({ secrets }) => Object.keys(secrets ?? {})).length,
    );
  });
});

test('a scheduled deploy is given every secret that a deploy asks for', () => {
  const scheduled = parse(readFileSync(`${folder}/scheduled.yml`, 'utf8')) as Workflow;
  const asked = (deploy.on.workflow_call as { secrets: object }).secrets;
  expect(Object.keys(scheduled.jobs.deploy?.secrets ?? {})).toEqual(Object.keys(asked));
  const used = [...readFileSync(`${folder}/deploy.yml`, 'utf8').matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(asked).sort()).toEqual(used.sort());
});

test('what Netlify is told to publish and to load is there', async () => {
  const toml = readFileSync('netlify.toml', 'utf8');
  expect(toml).toContain('command = "npm run build"');
  expect(toml).toContain('publish = "public"');
  for (const [, path = ''] of toml.matchAll(/^\s*(?:package|directory) = "\/?(.*)"$/gm))
    expect(existsSync(path)).toBe(true);
  const parsed = await parseAllRedirects({
    redirectsFiles: [],
    netlifyConfigPath: 'netlify.toml',
    configRedirects: [],
    minimal: false,
  });
  expect(parsed).toEqual({ errors: [], redirects: [] });
});

test('Netlify keeps what Gatsby made when a build went well, and the pictures in any case', async () => {
  const file = '../../../../netlify/plugins/keep-cache/index.js';
  const plugin = (await import(file)) as Record<string, (args: object) => unknown>;
  const kept: [string, unknown][] = [];
  const cache = {
    restore: (paths: unknown) => kept.push(['restore', paths]),
    save: (paths: unknown) => kept.push(['save', paths]),
  };
  plugin.onPreBuild?.({ utils: { cache } });
  plugin.onSuccess?.({ utils: { cache } });
  plugin.onEnd?.({ utils: { cache } });
  const known = relative(process.cwd(), keptFolder(process.cwd()));
  expect(kept).toEqual([
    ['restore', ['.cache', 'public', known]],
    ['save', ['.cache', 'public']],
    ['save', known],
  ]);
});
