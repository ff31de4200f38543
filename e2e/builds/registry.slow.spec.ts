import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageNames, packPackages } from '../../src/halflight/pack/pack-packages';
import { compareFolders } from '../compare-public';
import { startRegistry, type Registry } from '../registry';
import { filesOf } from '../sites';
import { published, removeBuild, runScript } from './commands';

/**
 * Halflight as an author gets it: its four packages come from a registry, into a folder outside this repository, with a space and an umlaut in its
 * path. The pages match the workspace's, and an upgrade applies the changes of a new release.
 */

const top = mkdtempSync(join(tmpdir(), 'halflight-registry-'));
const place = join(top, 'Schöne Seiten');

/** Creates both sites with the same answers. */
const ANSWERS = ['--kind', 'developer', '--name', 'Ada Example', '--languages', 'en,de', '--time-zone', 'UTC', '--yes'];

const PNPM = 'pnpm@10';

const { version } = JSON.parse(readFileSync('src/halflight/package.json', 'utf8')) as { version: string };
const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));

let registry: Registry | undefined;

/** Runs a command in one of the author's folders, and returns its output. Throws if it fails. */
function run(folder: string, program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    cwd: folder,
    env: {
      ...registry?.environment,
      // A new site still has placeholders, which only a preview accepts.
      HALFLIGHT_PREVIEW: '1',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@b.example',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@b.example',
    },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 100_000_000,
  });
}

/** The author's own files, by path. */
const ownFiles = (site: string) =>
  Object.fromEntries(
    ['content', 'static'].flatMap((folder) =>
      filesOf(join(site, folder)).map((path) => [
        `${folder}/${path}`,
        readFileSync(join(site, folder, path), 'latin1'),
      ]),
    ),
  );

/** Packs the next release, which writes time zones in full and has a different look. */
function packNext(): Iterable<string> {
  const folder = join(top, 'next');
  for (const name of [
    'src',
    'content',
    'examples',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'LICENSE',
    'THIRD-PARTY.md',
    'CHANGELOG.md',
  ])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const name of packageNames) {
    const file = join(folder, 'src', name, 'package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`"version": "${version}"`, `"version": "${next}"`));
  }
  const migrations = join(folder, 'src/halflight/upgrade/migrations');
  writeFileSync(
    join(migrations, 'time-zones.ts'),
    `import type { Migration } from '../migration';

export const timeZones: Migration = {
  version: '${next}',
  summary: 'Time zones are written in full.',
  migrate: (texts) => {
    const text = texts.get('site.md') ?? '';
    return new Map([['site.md', text.replace(/^timeZone: .*$/m, 'timeZone: Etc/UTC')]]);
  },
};
`,
  );
  writeFileSync(
    join(migrations, 'index.ts'),
    "import { timeZones } from './time-zones';\n\nexport const migrations = { 'time-zones': timeZones } as const;\n",
  );
  appendFileSync(join(folder, 'src/halflight/ui/styles/base.css'), '\nbody { letter-spacing: 0.0123em }\n');
  execFileSync(resolve('node_modules/.bin/tsx'), ['src/halflight/cli/pack.ts', 'packed'], {
    cwd: folder,
    stdio: 'pipe',
  });
  return readdirSync(join(folder, 'packed')).map((file) => join(folder, 'packed', file));
}

test.describe.configure({ mode: 'serial', timeout: 3_600_000 });

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  registry = await startRegistry(join(top, 'registry'));
  registry.publish(packPackages(packageNames, join(top, 'packed')).values());
  mkdirSync(place);
});
test.afterAll(() => registry?.stop());

test('npm creates a site with a single copy of sharp, whose pages match the workspace’s', async () => {
  run(place, 'npm', 'create', 'halflight', 'npm', '--', ...ANSWERS);
  const site = join(place, 'npm');
  const sharps = readdirSync(join(site, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|node_modules\/)sharp\/package\.json$/.test(path),
  );
  expect(sharps).toHaveLength(1);
  run(site, 'npm', 'run', 'build');

  const content = join(site, 'content');
  removeBuild(content);
  const { code, output } = await runScript('build', content, [], { HALFLIGHT_PREVIEW: '1' });
  expect(code, output).toBe(0);
  expect(compareFolders(published, join(site, 'public'))).toEqual([]);
});

test('pnpm creates the same site', () => {
  run(place, 'npx', PNPM, 'create', 'halflight', 'pnpm', ...ANSWERS);
  const site = join(place, 'pnpm');
  run(site, 'npx', PNPM, 'run', 'build');
  expect(ownFiles(site)).toEqual(ownFiles(join(place, 'npm')));
  expect(compareFolders(join(place, 'npm/public'), join(site, 'public'), { scripts: true })).toEqual([]);
});

test('an upgrade applies a release’s changes, and touches only the lines that it migrates', () => {
  registry?.publish(packNext());
  for (const [name, npx] of [
    ['npm', ['npx']],
    ['pnpm', ['npx', PNPM, 'exec']],
  ] as const) {
    const site = join(place, name);
    const before = ownFiles(site);
    const [program, ...args] = npx;
    run(site, program, ...args, 'halflight', 'upgrade', '--yes');
    const after = ownFiles(site);
    expect(after['content/site.md']).toBe(before['content/site.md']?.replace(/^timeZone: .*$/m, 'timeZone: Etc/UTC'));
    expect(after['content/site.md']).not.toBe(before['content/site.md']);
    expect({ ...after, 'content/site.md': '' }).toEqual({ ...before, 'content/site.md': '' });
    run(site, 'npm', 'run', 'build');
    const home = readFileSync(join(site, 'public/index.html'), 'utf8');
    expect(home).toContain('letter-spacing:.0123em');
  }
});
