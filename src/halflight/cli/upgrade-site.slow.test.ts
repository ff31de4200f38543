import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'tar';
import { commitAll, readAll } from '../testing/git';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { install } from '../upgrade/installation';
import { runProgram, type RunProgram } from '../upgrade/run-program';
import { upgradeSite, type UpgradeOptions, type UpgradeTools } from './upgrade-site';

/** The command of an engine that renames `picture` to `cover` and reports WRONG as an error. */
const COMMAND = `
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const [, , name, ...args] = process.argv;
const folder = process.env.CONTENT_DIR;
const path = 'posts/a.md';
const before = readFileSync(join(folder, path), 'utf8');
if (name === 'migrate') {
  if (args.join(' ') !== '--from 0.2.0 --json') process.exit(2);
  const after = before.replace('picture:', 'cover:');
  const changes = after === before ? [] : [{ path, before, after }];
  console.log(JSON.stringify({ summaries: changes.map(() => 'A picture is called "cover" now.'), changes }));
} else {
  const isWrong = before.includes('WRONG') || before.includes('picture:');
  console.log((isWrong ? 'A mistake in ' : 'No problems in ') + folder);
  process.exitCode = isWrong ? 1 : 0;
}
`;

const engine = (version: string): Record<string, string> => ({
  'package.json': JSON.stringify({
    ...{ name: 'halflight', version, bin: { halflight: 'run.cjs' }, engines: { node: '>=20' } },
    peerDependencies: { react: '^19.0.0' },
  }),
  'CHANGELOG.md': `# Changelog\n\n## ${version}\n\n- New in ${version}\n\n## 0.2.0\n\n- Old\n`,
  'run.cjs': COMMAND,
});

const LOCK = '{ "name": "my-site" }\n';

let folder: string;
let content: string;
let before: Record<string, string>;

beforeEach(() => {
  folder = makeFolder();
  content = join(folder, 'content');
  writeFiles(folder, {
    'package.json': `${JSON.stringify({ name: 'my-site', dependencies: { halflight: '^0.2.0', react: '^19.0.0' } }, null, 2)}\n`,
    'package-lock.json': LOCK,
    '.gitignore': 'node_modules/\n',
    'content/posts/a.md': '---\r\npicture: a.png\r\n---\r\nText\r\n',
    'content/posts/a.png': 'png',
    'static/robots.txt': 'mine',
  });
  commitAll(folder);
  writeFiles(join(folder, 'node_modules/halflight'), engine('0.2.0'));
  before = readAll(folder);
});

/** A fake npm, whose registry has 0.2.0 and 0.3.0. `broken` is a version that cannot be installed. */
function fakeRun(broken = ''): { run: RunProgram; ran: string[] } {
  const ran: string[] = [];
  const run: RunProgram = (where, program, args, options) => {
    if (program === process.execPath) return runProgram(where, program, args, options);
    ran.push([program, ...args].join(' '));
    if (args[0] === 'view') {
      const version = (args[1] ?? '').replace(/^halflight@/, '').replace('latest', '0.3.0');
      const found = engine(version)['package.json'] ?? '';
      return /^0\.[23]\.0$/.test(version)
        ? { code: 0, stdout: found, stderr: '' }
        : { code: 1, stdout: '', stderr: 'npm error code E404' };
    }
    const { dependencies } = JSON.parse(readFileSync(join(where, 'package.json'), 'utf8')) as {
      dependencies: { halflight: string };
    };
    const [version = ''] = /\d+\.\d+\.\d+/.exec(dependencies.halflight) ?? [];
    rmSync(join(where, 'node_modules/halflight'), { recursive: true, force: true });
    writeFileSync(join(where, 'package-lock.json'), `of ${version}`);
    if (version === broken) return { code: 1, stdout: '', stderr: '' };
    writeFiles(join(where, 'node_modules/halflight'), engine(version));
    return { code: 0, stdout: '', stderr: '' };
  };
  return { run, ran };
}

async function upgrade(options: Partial<UpgradeOptions> = {}, tools: Partial<UpgradeTools> = {}) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const { run, ran } = fakeRun();
  const result = upgradeSite(
    { ...{ folder, content, wanted: undefined, dryRun: false, yes: false, withErrors: false }, ...options },
    { ...{ run, ask: () => Promise.resolve('yes'), say, complain: say, isSaved: () => true }, ...tools },
  );
  const code = await result.catch((error: unknown) => (error as Error).message);
  return { code, ran, said: said.join('\n') };
}

const MIGRATED = '---\r\ncover: a.png\r\n---\r\nText\r\n';

test('installs the newest version, shows the changes, asks, and changes only the migrated lines of the content', async () => {
  const { code, ran, said } = await upgrade();
  expect(code).toBe(0);
  expect(ran).toEqual(['npm view halflight@latest --json', 'npm install --no-audit --no-fund']);
  for (const part of [
    '0.2.0 -> 0.3.0',
    'halflight: ^0.2.0 -> ^0.3.0',
    '- New in 0.3.0',
    '"cover" now.',
    '-picture: a.png',
  ])
    expect(said).toContain(part);
  expect(said).not.toContain('- Old');
  // Messages about the checked copy show the author's own path.
  expect(said).toContain(`No problems in ${content}\n`);
  const after = readAll(folder);
  expect(JSON.parse(after['package.json'] ?? '')).toMatchObject({ dependencies: { halflight: '^0.3.0' } });
  const apart = Object.keys(engine('')).map((name) => `node_modules/halflight/${name}`);
  const rest = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([path]) => !apart.includes(path) && !/^package/.test(path)));
  expect(rest(after)).toEqual({ ...rest(before), 'content/posts/a.md': MIGRATED });
});

test.each<[string, Partial<UpgradeOptions>, Partial<UpgradeTools>, number, string]>([
  ['it is a dry run', { dryRun: true }, {}, 0, 'Nothing was changed: this was a dry run.'],
  ['the author says no', {}, { ask: () => Promise.resolve('no') }, 1, 'Nothing was changed.'],
  ['nobody answers', {}, { ask: () => Promise.resolve(undefined) }, 1, 'There was no answer.'],
  [
    'git could not restore the content',
    { yes: true },
    { isSaved: () => false },
    1,
    'has changes that git could not restore',
  ],
])('all is as it was if %s', async (_, options, tools, expected, message) => {
  const { code, said } = await upgrade(options, tools);
  expect(code).toBe(expected);
  expect(said).toContain(message);
  expect(readAll(folder)).toEqual(before);
});

test('everything is rolled back if the new check finds errors, unless they are allowed', async () => {
  writeFiles(content, { 'posts/a.md': 'picture: WRONG' });
  const wrong = readAll(folder);
  const { code, said } = await upgrade({ yes: true });
  expect(code).toBe(1);
  expect(said).toContain('because of these errors');
  expect(readAll(folder)).toEqual(wrong);
  expect(await upgrade({ yes: true, withErrors: true })).toMatchObject({ code: 0 });
  expect(readFileSync(join(content, 'posts/a.md'), 'utf8')).toBe('cover: WRONG');
});

test('everything is rolled back if the new engine cannot be installed, or cannot migrate the content', async () => {
  const { run } = fakeRun('0.3.0');
  expect((await upgrade({ yes: true }, { run })).code).toBe('"npm install" failed (exit code 1).');
  expect(readAll(folder)).toEqual(before);
  rmSync(join(content, 'posts/a.md'));
  const { code } = await upgrade({ yes: true });
  expect(code).toContain('The content cannot be migrated');
  expect(readAll(folder)).toEqual(
    Object.fromEntries(Object.entries(before).filter(([path]) => !path.endsWith('a.md'))),
  );
});

test('a text edited during the question is not overwritten', async () => {
  const ask = () => {
    writeFiles(content, { 'posts/a.md': 'edited' });
    return Promise.resolve('yes');
  };
  expect((await upgrade({}, { ask })).code).toContain('posts/a.md was edited in the meantime');
  expect(readAll(folder)).toEqual({ ...before, 'content/posts/a.md': 'edited' });
});

test('a killed upgrade is rolled back first', async () => {
  const { run } = fakeRun();
  const release = { engine: { version: '0.3.0' }, tarballs: new Map<string, string>() };
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  install(folder, manifest.replace('0.2.0', '0.3.0'), release, { manager: 'npm', lock: 'package-lock.json', run });
  expect(readFileSync(join(folder, 'node_modules/halflight/package.json'), 'utf8')).toContain('"0.3.0"');
  const { code, said } = await upgrade({ dryRun: true });
  expect(code).toBe(0);
  expect(said).toContain('was interrupted');
  expect(said).toContain('0.2.0 -> 0.3.0');
  expect(readAll(folder)).toEqual(before);
});

test('packed packages are copied to vendor/, and replace older ones', async () => {
  const packed = makeFolder();
  for (const version of ['0.2.0', '0.3.0', '0.10.0', '0.9.0']) {
    writeFiles(join(packed, 'package'), engine(version));
    create({ gzip: true, file: join(packed, `halflight-${version}.tgz`), cwd: packed, sync: true }, ['package']);
  }
  mkdirSync(join(folder, 'vendor'));
  writeFileSync(join(folder, 'vendor/halflight-0.2.0.tgz'), 'old');
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  writeFiles(folder, { 'package.json': manifest.replace('^0.2.0', 'file:vendor/halflight-0.2.0.tgz') });
  before = readAll(folder);

  expect((await upgrade({ yes: true })).code).toContain('not from the registry');
  expect(await upgrade({ wanted: packed, dryRun: true })).toMatchObject({ code: 0 });
  expect(readAll(folder)).toEqual(before);
  expect(await upgrade({ wanted: packed, yes: true })).toMatchObject({
    code: 0,
    ran: ['npm install --no-audit --no-fund'],
  });
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"file:vendor/halflight-0.10.0.tgz"');
  expect(readFileSync(join(folder, 'vendor/halflight-0.10.0.tgz'))).toEqual(
    readFileSync(join(packed, 'halflight-0.10.0.tgz')),
  );
  expect(existsSync(join(folder, 'vendor/halflight-0.2.0.tgz'))).toBe(false);

  writeFiles(folder, { 'package.json': manifest.replace('}', ', "halflight-import": "^0.2.0" }') });
  expect((await upgrade({ wanted: join(packed, 'halflight-0.3.0.tgz') })).code).toMatch(
    /uses halflight-import.*there is no .*halflight-import-0\.3\.0\.tgz/,
  );
  expect((await upgrade({ wanted: 'nowhere.tgz' })).code).toContain('There is no nowhere.tgz: name a version');
});

test('nothing happens if nothing is to be done, or nothing can be', async () => {
  expect(await upgrade({ wanted: '0.2.0' })).toMatchObject({
    code: 0,
    said: 'Halflight 0.2.0 is already installed: nothing to do.',
  });
  expect((await upgrade({ wanted: 'v0.4.0' })).code).toBe('The registry has no halflight@0.4.0.');
  writeFiles(join(folder, 'node_modules/halflight'), engine('0.3.1'));
  expect(await upgrade()).toMatchObject({ code: 1, said: expect.stringContaining('0.3.0 is older') as string });
  writeFiles(folder, { 'yarn.lock': '' });
  rmSync(join(folder, 'package-lock.json'));
  expect((await upgrade()).code).toContain('yarn.lock belongs to a package manager');
  writeFiles(folder, { 'package.json': '{}' });
  expect((await upgrade()).code).toContain('does not depend on halflight');
});

test('pnpm is used if its lock file exists', async () => {
  rmSync(join(folder, 'package-lock.json'));
  writeFiles(folder, { 'pnpm-lock.yaml': 'lock' });
  const { run, ran } = fakeRun();
  expect(await upgrade({ dryRun: true }, { run })).toMatchObject({ code: 0 });
  expect(ran.slice(1)).toEqual(['pnpm install --no-frozen-lockfile', 'pnpm install --frozen-lockfile']);
});
