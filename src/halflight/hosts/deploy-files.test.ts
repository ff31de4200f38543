import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);

test('GitHub’s own parser accepts every workflow', async () => {
  for (const [name, content] of workflows) {
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    if (!value) throw new Error(`${name} is empty`);
    const template = await convertWorkflowTemplate(context, value);
    expect([name, context.errors.getErrors().map(({ message }) => message)]).toEqual([name, []]);
    expect(template.jobs.length).toBeGreaterThan(0);
  }
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

test('a deploy that waited for another puts what is on the branch by then online, not an older commit', () => {
  const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with?.ref).toBe('${{ github.ref }}');
});

test.each(workflows)(
  '%s runs nothing that somebody else could exchange, and has no right that it need not have',
  (_, content) => {
    const { jobs, permissions } = parse(content) as Workflow;
    const all = Object.values(jobs).flatMap((job) => job.steps ?? []);
    // Actions are pinned by commit, with the tag in a comment.
    for (const [, used = ''] of content.matchAll(/\buses: *(.*)/g))
      expect(used).toMatch(/^(?:\.\/.*|[\w-]+(?:\/[\w-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+)$/);
    // Programs come from a lock file.
    for (const { run = '' } of all) expect(run).not.toMatch(/\bnpx\b|\bnpm (?:exec|i|install|x)\b|\bcurl\b/);
    // No checkout leaves its token to later steps.
    for (const { with: options } of all.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(options?.['persist-credentials']).toBe(false);
    // Packages run no scripts in a job that can write or has a secret, unless it builds the site.
    if (/\$\{\{ *secrets\.|: write\b/.test(content))
      for (const { run = '' } of all.filter((step) => step.run?.startsWith('npm ci')))
        expect(run.includes('--ignore-scripts') || all.some((step) => step.run === 'npm run build')).toBe(true);
    // Write permission is only given where a job asks for it, and secrets are passed by name to single steps.
    expect(Object.values(permissions ?? { all: 'write' })).not.toContain('write');
    for (const { secrets } of Object.values(jobs)) expect(secrets).not.toBe('inherit');
    expect(content.match(/\$\{\{ *secrets\./g)?.length ?? 0).toBe(
      all.flatMap(({ env = {} }) => Object.values(env)).filter((value) => value.includes('secrets.')).length +
        Object.values(jobs).flatMap(({ secrets }) => Object.keys(secrets ?? {})).length,
    );
  },
);

test('a scheduled deploy is given every secret that a deploy asks for', () => {
  const scheduled = parse(readFileSync(`${folder}/scheduled.yml`, 'utf8')) as Workflow;
  const asked = (deploy.on.workflow_call as { secrets: object }).secrets;
  expect(Object.keys(scheduled.jobs.deploy?.secrets ?? {})).toEqual(Object.keys(asked));
  const used = [...readFileSync(`${folder}/deploy.yml`, 'utf8').matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(asked).sort()).toEqual(used.sort());
});

test('what Netlify is told to publish and load exists', () => {
  const toml = readFileSync('netlify.toml', 'utf8');
  expect(toml).toContain('command = "npm run build"');
  expect(toml).toContain('publish = "public"');
  for (const [, path = ''] of toml.matchAll(/^\s*(?:package|directory) = "\/?(.*)"$/gm))
    expect(existsSync(path)).toBe(true);
});
