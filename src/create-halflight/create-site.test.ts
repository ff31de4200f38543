import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { checkContent } from '../halflight/checks/check-content';
import { DEFAULT_ACCENT } from '../halflight/features/theme/palette';
import engine from '../halflight/package.json';
import { makeFolder } from '../halflight/testing/temporary-folder';
import { createSite } from './create-site';

let top: string;
const site = () => join(top, 'my-site');
const content = () => checkContent(join(site(), 'content')).content;
const manifest = () => JSON.parse(readFileSync(join(site(), 'package.json'), 'utf8')) as Record<string, unknown>;

beforeEach(() => (top = makeFolder()));

const flags = (given: Record<string, string>) => Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);

interface Situation {
  /** The answers, after which the input ends. Without them there is no terminal. */
  answers?: readonly string[];
  /** Program calls that fail, matched by prefix. By default every program is available, and the folder is in no repository. */
  failing?: string;
  userAgent?: string;
  tarballs?: Record<string, string>;
}

/** Runs the command in an empty folder. */
async function run(
  args: readonly string[],
  { answers, failing = 'git rev-parse', userAgent, tarballs = {} }: Situation = {},
) {
  const asked: string[] = [];
  const said: string[] = [];
  const calls: string[] = [];
  const code = await createSite(args, {
    templates: __dirname,
    engine,
    tarballs,
    cwd: top,
    userAgent,
    ask:
      answers &&
      ((question) => {
        asked.push(question);
        return Promise.resolve(answers[asked.length - 1]);
      }),
    say: (text) => said.push(text),
    complain: (text) => said.push(text),
    run: (program, given, folder) => {
      const call = [program, ...given].join(' ');
      if (folder === site()) calls.push(call);
      return call.startsWith(failing) || (call.startsWith('git rev-parse') && failing !== 'nothing') ? 1 : 0;
    },
  });
  return { code, asked, calls, output: said.join('\n') };
}

describe('with flags', () => {
  test('--yes takes every default, and the name from the folder', async () => {
    const { code, calls, output } = await run(['my-site', '--yes']);
    expect(code).toBe(0);
    expect(content()).toMatchObject({
      site: {
        ...{ title: 'My Site', url: 'https://example.com', language: 'en' },
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        theme: { look: 'halflight', accent: DEFAULT_ACCENT },
      },
      problems: [],
    });
    expect(calls).toEqual([
      'npm install',
      'git --version',
      'git rev-parse --is-inside-work-tree',
      'git init --initial-branch main',
      'git add --all',
      'git commit --quiet --message Begin a site with Halflight',
    ]);
    expect(output).toMatch(/ {2}cd my-site\n {2}npm start\n$/);
  });

  test('each answer has a flag', async () => {
    const given = {
      ...{ kind: 'company', name: 'Example Ltd', url: 'example.test/site/', look: 'studio', accent: 'teal' },
      ...{ languages: 'de, en', 'time-zone': 'Europe/Berlin', email: 'a@ltd.dev' },
    };
    expect(await run(['my-site', ...flags(given)])).toMatchObject({ code: 0, asked: [] });
    expect(content()).toMatchObject({
      site: {
        ...{ title: 'Example Ltd', url: 'https://example.test/site/', timeZone: 'Europe/Berlin' },
        ...{ theme: { look: 'studio', accent: 'teal' }, languages: [{ code: 'de' }, { code: 'en' }] },
      },
      person: { kind: 'organization', email: 'a@ltd.dev' },
    });
  });

  test('--from copies a demonstration, which stays one, to another address', async () => {
    const { code, output } = await run(['my-site', '--from', 'anna-atkins', '--url', 'atkins.test']);
    expect(code).toBe(0);
    expect(output).toContain('delete "demo: true"');
    const { site: settings, problems } = content();
    expect(settings).toMatchObject({ title: 'Anna Atkins', url: 'https://atkins.test', demo: true });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('--from excludes what a demonstration says itself, and suggests the name that was meant', async () => {
    const { code, output } = await run(['my-site', '--from', 'ana-atkins', '--look', 'studio']);
    expect(code).toBe(2);
    expect(output).toContain('Did you mean "anna-atkins"?');
    expect(output).toContain('--from and --look exclude each other');
  });

  test('without a terminal, it names the flags that are missing', async () => {
    const { code, output } = await run(['my-site', ...flags({ kind: 'blog', name: 'Grace', email: '' })]);
    expect(code).toBe(2);
    expect(output).toContain('Add --url, --look, --accent, --languages, --time-zone, or --yes');
    expect(existsSync(site())).toBe(false);
  });

  test.each([
    [['my-site', '--nmae', 'Grace'], ["Unknown option '--nmae'"]],
    [['my-site', 'other'], ['One folder is enough: "my-site", "other".']],
    [[], ['npm create halflight my-site']],
    [
      [
        'my-site',
        ...flags({ kind: 'portfolo', name: '', url: 'example', look: 'dark', accent: 'rainbow', languages: 'en,en' }),
      ],
      [
        '--kind: The kind must be one of: portfolio, developer',
        'Did you mean "portfolio"?',
        ...['--name: The name', '--url: The address', '--look: The look', '--accent: The colour'],
        'is named twice',
      ],
    ],
  ])('%j is understood as wrong, all of it', async (args, messages) => {
    const { code, output } = await run(args);
    expect(code).toBe(2);
    for (const message of messages) expect(output).toContain(message);
    expect(output).toContain('Nothing was written.');
    expect(readdirSync(top)).toEqual([]);
  });

  test('--from-copy converts the folder itself, and refuses what git could not restore', async () => {
    expect(await run(['--from-copy'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('This folder is not in a git repository') as string,
    });
    expect(readdirSync(top)).toEqual([]);
  });

  test('--help shows the usage', async () => {
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    expect(output).toMatch(/^npm create halflight FOLDER/);
  });
});

describe('asking', () => {
  test('it asks seven questions in order', async () => {
    const { code, asked } = await run(['my-site'], {
      answers: ['5', 'Example Ltd', 'example.test', 'Editorial #b4532a', 'de en', 'Europe/Berlin', 'a@ltd.dev'],
    });
    expect(code).toBe(0);
    expect(asked).toHaveLength(7);
    expect(content()).toMatchObject({
      site: {
        ...{ title: 'Example Ltd', url: 'https://example.test', timeZone: 'Europe/Berlin' },
        ...{ theme: { look: 'editorial', accent: '#b4532a' }, languages: [{ code: 'de' }, { code: 'en' }] },
      },
      person: { kind: 'organization', email: 'a@ltd.dev' },
    });
  });

  test('it asks only for what was not given', async () => {
    const given = flags({ kind: 'blog', url: 'https://example.com', look: 'studio' });
    const { code, asked } = await run(['my-site', ...given], { answers: ['Grace', 'teal', '', '', ''] });
    expect(code).toBe(0);
    expect(asked).toEqual(
      ['Whose', 'colour', 'languages', 'time zone', 'e-mail'].map((word) => expect.stringContaining(word) as string),
    );
    expect(content().site?.theme).toEqual({ look: 'studio', accent: 'teal' });
  });

  test.each([
    ['a kind', ['portfolo', 'blog'], 'Did you mean "portfolio"?', 0],
    ['a colour', ['blog', 'Grace', '', 'editorial rainbow', ''], 'The colour must be a CSS colour', 3],
    ['no language', ['blog', 'Grace', '', '', ',', 'fr'], 'At least one language is needed', 4],
  ])('after a bad answer it says what is wrong with it, and asks again: %s', async (_, said, message, place) => {
    const { code, asked, output } = await run(['my-site'], { answers: [...said, '', '', '', '', '', ''] });
    expect(output).toContain(message);
    expect(asked[place + 1]).toBe(asked[place]);
    expect(code).toBe(0);
  });

  test('nothing is written if the input ends early', async () => {
    const { code, output } = await run(['my-site'], { answers: ['blog', 'Grace'] });
    expect(code).toBe(1);
    expect(output).toContain('Nothing was written.');
    expect(readdirSync(top)).toEqual([]);
  });
});

describe('the folder', () => {
  test('must be new or empty', async () => {
    mkdirSync(site());
    writeFileSync(join(site(), 'thesis.txt'), 'mine');
    const { code, output } = await run(['my-site', '--yes']);
    expect(code).toBe(1);
    expect(output).toContain('my-site is not empty: it has thesis.txt.');
    expect(readdirSync(site())).toEqual(['thesis.txt']);
  });

  test('may be the clone of an empty repository, and nothing is committed to it', async () => {
    mkdirSync(join(site(), '.git'), { recursive: true });
    const { code, calls } = await run(['my-site', '--yes'], { failing: 'nothing' });
    expect(code).toBe(0);
    expect(calls.at(-1)).toBe('git rev-parse --is-inside-work-tree');
    expect(content().site?.title).toBe('My Site');
  });

  test('must not have a path that breaks Gatsby', async () => {
    const { code, output } = await run(['my site (1)', '--yes']);
    expect(code).toBe(1);
    expect(output).toContain('( and )');
    expect(readdirSync(top)).toEqual([]);
  });

  test('may have a name with a space and an umlaut, which package.json cannot have', async () => {
    const { output } = await run(['Grün & blau', '--yes', '--no-git']);
    expect(output).toContain('cd "Grün & blau"');
    expect(readFileSync(join(top, 'Grün & blau', 'package.json'), 'utf8')).toContain('"name": "grun-blau"');
  });
});

describe('a site', () => {
  test('has at most 20 files besides its content, and delegates to the package like ours', async () => {
    await run(['my-site', '--yes']);
    const files = readdirSync(site(), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name).slice(site().length + 1))
      .filter((path) => !path.startsWith('content'));
    expect(files.length).toBeLessThanOrEqual(20);
    expect(files).toEqual(expect.arrayContaining(['.gitignore', 'static/.gitkeep', '.github/workflows/deploy.yml']));
    const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
    expect(manifest()).toMatchObject({ browserslist });
    for (const name of ['gatsby-config.ts', 'gatsby-node.ts'])
      expect(readFileSync(join(site(), name), 'utf8')).toBe(readFileSync(resolve(name), 'utf8'));
  });

  test('depends on the packages that it needs, including its script’s font', async () => {
    await run(['my-site', '--yes', '--languages', 'en,ja']);
    const { gatsby, react } = engine.peerDependencies;
    expect(manifest()).toMatchObject({
      scripts: { start: 'halflight start', build: 'halflight build' },
      dependencies: {
        ...{ halflight: `^${engine.version}`, gatsby, react, 'react-dom': engine.peerDependencies['react-dom'] },
        '@fontsource-variable/noto-sans-jp': engine.peerDependencies['@fontsource-variable/noto-sans-jp'],
      },
      overrides: { sharp: engine.dependencies.sharp },
      pnpm: { overrides: { sharp: engine.dependencies.sharp } },
    });
  });

  test.each([
    ['npm/11.0.0 node/v24.0.0 linux x64', 'npm', 'npm ci'],
    ['pnpm/10.0.0 npm/? node/v24.0.0 linux x64', 'pnpm', 'pnpm install --frozen-lockfile'],
  ])('made with %s is installed with it, here and where it is published', async (userAgent, name, install) => {
    const { calls, output } = await run(['my-site', '--yes'], { userAgent });
    expect(calls[0]).toBe(`${name} install`);
    expect(output).toContain(`  ${name} start\n`);
    const deploy = readFileSync(join(site(), '.github/workflows/deploy.yml'), 'utf8');
    const { jobs } = parse(deploy) as { jobs: { build: { steps: { run?: string; with?: { cache?: string } }[] } } };
    const { steps } = jobs.build;
    expect(steps.map(({ run: command }) => command)).toContain(install);
    expect(steps.some(({ with: given }) => given?.cache === 'npm')).toBe(name === 'npm');
    expect(readFileSync(join(site(), 'README.md'), 'utf8')).toContain(`\`${name} run build\``);
  });

  test('says which language it could not be written in', async () => {
    expect((await run(['my-site', '--yes', '--languages', 'cs'])).output).toContain('The texts for cs are in English');
  });
});

describe('failed steps are reported, and the site is created anyway', () => {
  test.each([
    ['npm install', 1, '"npm install" ended with 1'],
    ['git --version', 0, 'git is not installed'],
    ['git init', 0, '"git init" failed'],
    ['git commit', 0, 'nothing is committed, probably'],
  ])('%s', async (failing, expected, message) => {
    const { code, output } = await run(['my-site', '--yes'], { failing });
    expect(code).toBe(expected);
    expect(output).toContain(message);
    expect(output).toContain(expected === 1 ? '  npm install\n  npm start' : '  cd my-site\n  npm start');
    expect(content().site?.title).toBe('My Site');
  });
});

test('--no-install and --no-git leave both to the author', async () => {
  const { calls, output } = await run(['my-site', '--yes', '--no-install', '--no-git']);
  expect(calls).toEqual([]);
  expect(output).toContain('  npm install\n  npm start');
});

describe('the workflows', () => {
  const WORKFLOWS = '.github/workflows';
  const ofSite = (name: string) => readFileSync(join(site(), WORKFLOWS, name), 'utf8');

  test('run only actions that are pinned to a commit, and commands that the site has', async () => {
    await run(['my-site', '--yes']);
    const { scripts } = manifest() as { scripts: Record<string, string> };
    for (const name of readdirSync(join(site(), WORKFLOWS))) {
      const uses = Array.from(ofSite(name).matchAll(/uses: (\S+)/g), ([, action = '']) => action);
      expect(uses.filter((action) => !action.startsWith('./') && !/@[\da-f]{40}$/.test(action))).toEqual([]);
      for (const [, command = ''] of ofSite(name).matchAll(/(?:npx halflight|npm run --silent) ([\w-]+)/g))
        expect(scripts[command]).toBe(`halflight ${command}`);
    }
  });
});

test('the package’s bin entry runs the command', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'bin.cjs'), '--kind'], { encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('--kind') as string });
});
