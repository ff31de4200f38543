import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeFiles } from '../../src/halflight/testing/write-files';
import { filesOf } from '../sites';
import { makeContent } from './commands';

/**
 * Upgrades an older version of this project, with an author's content and edits, to the current one. The older version is a commit of this
 * repository; in a copy without that commit it is the current version with older code in places, so that the test does not depend on where it runs.
 */

/** From when collections, features and hosts had just moved to their folders: scripts ran `src/cli/` through tsx, and no command could upgrade. */
const OLDER = '0c7538c';

const EXAMPLE_MIGRATION = `import type { Migration } from '../migration';

export const oldName: Migration = {
  version: '0.2.0',
  summary: '"old" below "extra" is now "new".',
  migrate: (texts) => new Map([...texts].map(([path, text]) => [path, text.replace(/^  old: /m, '  new: ')])),
};
`;

const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Record<string, string | undefined> = {},
): Promise<{ code: number | null; output: string }> => {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined, HALFLIGHT_PREVIEW: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
};

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const readJson = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;

/** Copies the files of the project that git has or would add, uncommitted edits included. */
function copyProject(to: string): void {
  const paths = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const path of paths) {
    if (path === '' || !existsSync(path)) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(path, join(to, path));
  }
}

/** Writes the older version of the project into a folder. */
function copyOlder(to: string): void {
  if (spawnSync('git', ['cat-file', '-e', `${OLDER}^{commit}`]).status === 0) {
    const archive = join(to, '..', 'older.tar');
    git('.', 'archive', '--output', archive, OLDER);
    git(to, 'init', '--quiet');
    spawnSync('tar', ['-xf', archive, '-C', to]);
    rmSync(join(to, '.git'), { recursive: true });
  } else {
    copyProject(to);
    writeFiles(to, {
      'src/cli/gone.ts': 'export {};\n',
      'src/limits.ts': `// Older\n${readFileSync('src/limits.ts', 'utf8')}`,
    });
    for (const path of ['src/upgrade', 'src/cli/upgrade.ts', 'src/cli/migrate.ts'])
      rmSync(join(to, path), { recursive: true });
  }
}

/**
 * Writes a program `npm` whose `ci` hard-links the libraries that are installed here, because no test may use a registry, and which leaves every
 * other command to the real npm. Returns its folder.
 */
function npmWithoutNetwork(folder: string): string {
  const real = spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
  const lines = [
    '#!/bin/bash',
    'if [ "$1" = ci ]; then',
    '  mkdir node_modules',
    `  cp -al ${resolve('node_modules')}/. node_modules/ 2>/dev/null || cp -a ${resolve('node_modules')}/. node_modules/`,
    '  rm -rf node_modules/.cache',
    '  exit 0',
    'fi',
    `exec ${real} "$@"`,
  ];
  writeFiles(folder, { npm: `${lines.join('\n')}\n` });
  chmodSync(join(folder, 'npm'), 0o755);
  return folder;
}

test('a site of an older Halflight, with content and edits of its author, becomes one of this, and goes back', async () => {
  test.skip(
    spawnSync('git', ['rev-parse', '--git-dir']).status !== 0,
    'This copy of the project is in no git repository.',
  );
  test.setTimeout(2_400_000);
  const top = mkdtempSync(join(tmpdir(), 'halflight-upgrade-'));
  const [site, release, programs] = ['site', 'release', 'programs'].map((name) => join(top, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [site, release, programs]) mkdirSync(folder);
  try {
    // The author's project: the older Halflight, with content and changes to the code.
    copyOlder(site);
    git(site, 'init', '--quiet', '--initial-branch=main');
    git(site, 'config', 'user.name', 'Ada');
    git(site, 'config', 'user.email', 'ada@example.org');
    git(site, 'add', '--all');
    git(site, 'commit', '--quiet', '--message', 'Halflight as it came');
    const base = git(site, 'rev-parse', 'HEAD');
    rmSync(join(site, 'content'), { recursive: true });
    cpSync(makeContent(), join(site, 'content'), { recursive: true });
    const tokens = readFileSync(join(site, 'src/ui/styles/tokens.css'), 'utf8');
    const manifest = readJson(join(site, 'package.json')) as { scripts: object };
    const own = {
      'content/posts/mine/index.md': '---\ntitle: Mine\ndate: 2026-01-01\nextra:\n  old: kept\n---\n\nWords of mine.\n',
      'content/custom.css': 'h1 { letter-spacing: 0.01em }\n',
      'static/hello.txt': 'Hello\n',
      'README.md': 'My site\n',
      'notes/todo.md': 'Write more.\n',
    };
    writeFiles(site, {
      ...own,
      'src/ui/styles/tokens.css': `/* A line of its author. */\n${tokens}`,
      'package.json': `${JSON.stringify({ ...manifest, scripts: { ...manifest.scripts, deploy: 'rsync -r public/ host:' } }, null, 2)}\n`,
    });
    rmSync(join(site, 'netlify.toml'));
    git(site, 'add', '--all');
    git(site, 'commit', '--quiet', '--message', 'My site');
    const before = git(site, 'rev-parse', 'HEAD');

    // This project as a release, with its own version number and a migration.
    copyProject(release);
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> };
    const version = '0.2.0';
    const packages = { ...lock.packages, '': { ...lock.packages[''], version } };
    writeFiles(release, {
      'package.json': `${JSON.stringify({ ...readJson('package.json'), version }, null, 2)}\n`,
      'package-lock.json': `${JSON.stringify({ ...lock, version, packages }, null, 2)}\n`,
    });
    writeFiles(release, {
      'CHANGELOG.md': readFileSync('CHANGELOG.md', 'utf8').replace(/^## /m, '## 0.2.0\n\n- A line of news.\n\n## '),
      'src/upgrade/migrations/old-name.ts': EXAMPLE_MIGRATION,
      'src/upgrade/migrations/index.ts': `// Written by \`npm run derive\` from the files beside it.\nimport { oldName } from './old-name';\n\nexport const migrations = { 'old-name': oldName } as const;\n`,
    });
    spawnSync('tar', ['-czf', join(top, 'halflight-0.2.0.tar.gz'), '-C', top, 'release']);

    const environment = {
      PATH: `${npmWithoutNetwork(programs)}:${process.env.PATH}`,
      npm_execpath: '',
      CONTENT_DIR: undefined,
    };
    const upgrade = (...args: string[]) =>
      run(
        process.execPath,
        ['src/cli/run.cjs', 'upgrade', join(top, 'halflight-0.2.0.tar.gz'), '--project', site, '--base', base, ...args],
        process.cwd(),
        environment,
      );
    const dry = await upgrade('--dry-run');
    expect(dry.code, dry.output).toBe(0);
    for (const part of [
      '0.1.0 -> 0.2.0',
      '- A line of news.',
      '-  old: kept\n+  new: kept',
      'No problems in content',
      'src/ui/styles/tokens.css',
      'scripts.deploy',
      'netlify.toml',
    ])
      expect(dry.output).toContain(part);
    expect(git(site, 'status', '--porcelain')).toBe('');
    expect(git(site, 'rev-parse', 'HEAD')).toBe(before);

    const done = await upgrade('--yes');
    expect(done.code, done.output).toBe(0);
    expect(git(site, 'status', '--porcelain')).toBe('');
    const read = (path: string) => readFileSync(join(site, path), 'utf8');
    for (const [path, text] of Object.entries(own)) expect(read(path)).toBe(text.replace('  old: ', '  new: '));
    expect(read('src/ui/styles/tokens.css')).toBe(
      `/* A line of its author. */\n${readFileSync('src/ui/styles/tokens.css', 'utf8')}`,
    );
    expect(existsSync(join(site, 'netlify.toml'))).toBe(false);
    expect(JSON.parse(read('package.json'))).toMatchObject({
      version: '0.2.0',
      scripts: { deploy: 'rsync -r public/ host:' },
    });

    // Everything else equals the release, file by file.
    const ours = new Set(git(site, 'ls-files', '-z').split('\0').filter(Boolean));
    const apart =
      /^(?:content|static|notes)\/|^(?:README\.md|package\.json|netlify\.toml|src\/ui\/styles\/tokens\.css)$/;
    const theirs = filesOf(release).filter((path) => !apart.test(path));
    expect(
      theirs.filter((path) => !ours.has(path) || read(path) !== readFileSync(join(release, path), 'utf8')),
    ).toEqual([]);
    expect([...ours].filter((path) => !apart.test(path) && !theirs.includes(path))).toEqual([]);

    // It builds, with the author's content.
    const built = await run('npm', ['run', '--silent', 'build'], site, environment);
    expect(built.code, built.output).toBe(0);
    expect(read('public/posts/mine/index.html')).toContain('Words of mine.');
    expect(read('public/hello.txt')).toBe('Hello\n');
    expect(read('public/index.html')).toContain('letter-spacing:.01em');

    // And back, with the command that the upgrade printed.
    const [, back = ''] = /^ {2}(git reset --hard \w+) &&/m.exec(done.output) ?? [];
    git(site, ...back.split(' ').slice(1));
    expect(git(site, 'rev-parse', 'HEAD')).toBe(before);
    expect(git(site, 'status', '--porcelain')).toBe('');
    expect(read('content/posts/mine/index.md')).toBe(own['content/posts/mine/index.md']);
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
});
