import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { create } from 'tar';
import { commitAll, gitIn, readAll } from '../testing/git';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

// npm is started seven times, on machines that may be busy.
jest.setTimeout(180_000);

/** The command with npm itself, and a registry on this machine whose engines are small. */

/** An engine that calls `picture` `cover`. */
const COMMAND = `#!/usr/bin/env node
const { readFileSync } = require('node:fs');
const path = 'posts/a.md';
const before = readFileSync(process.env.CONTENT_DIR + '/' + path, 'utf8');
const after = before.replace('picture:', 'cover:');
if (process.argv[2] === 'migrate') console.log(JSON.stringify({ summaries: ['Renamed.'], changes: [{ path, before, after }] }));
else console.log(after === before ? 'No problems' : 'Not migrated');
`;

const engine = (version: string, peers: Record<string, string>) => ({
  manifest: { name: 'halflight', version, bin: { halflight: 'run.cjs' }, peerDependencies: peers },
  files: { 'run.cjs': COMMAND, 'CHANGELOG.md': `## ${version}\n\nNew in ${version}.\n` },
});

const PACKAGES = [
  engine('0.2.0', { gatsby: '^5.16.0' }),
  engine('0.3.0', { gatsby: '^5.17.0' }),
  engine('0.4.0', { gatsby: '^6.0.0' }),
  ...['5.16.0', '5.17.0'].map((version) => ({ manifest: { name: 'gatsby', version }, files: {} })),
];

let server: Server;
let site: string;
let environment: NodeJS.ProcessEnv;

/** Runs a program in the site, and resolves to its exit code and all of its output. */
const run = (program: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) =>
    execFile(program, args, { cwd: site, env: environment }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );

const upgrade = (...args: string[]) => run(process.execPath, resolve('src/halflight/cli/run.cjs'), 'upgrade', ...args);

beforeEach(async () => {
  const top = makeFolder();
  const packed = new Map<string, Buffer>();
  for (const { manifest, files } of PACKAGES) {
    const name = `${manifest.name}-${manifest.version}.tgz`;
    const folder = join(top, name.replace('.tgz', ''));
    writeFiles(join(folder, 'package'), { 'package.json': JSON.stringify(manifest), ...files });
    create({ gzip: true, file: join(top, name), cwd: folder, sync: true }, ['package']);
    packed.set(name, readFileSync(join(top, name)));
  }
  server = createServer(({ url = '' }, response) => {
    const [, name = '', file] = /^\/([^/]+)(?:\/-\/(.*))?$/.exec(url) ?? [];
    const all = PACKAGES.filter(({ manifest }) => manifest.name === name);
    const { port } = server.address() as AddressInfo;
    const versions = all.map(({ manifest }) => {
      const tarball = `${name}-${manifest.version}.tgz`;
      const integrity = `sha512-${createHash('sha512')
        .update(packed.get(tarball) ?? '')
        .digest('base64')}`;
      return [
        manifest.version,
        { ...manifest, dist: { tarball: `http://localhost:${port}/${name}/-/${tarball}`, integrity } },
      ];
    });
    const body =
      file === undefined
        ? JSON.stringify({
            name,
            'dist-tags': { latest: name === 'halflight' ? '0.3.0' : '5.17.0' },
            versions: Object.fromEntries(versions) as object,
          })
        : packed.get(file);
    response.writeHead(all.length > 0 && body !== undefined ? 200 : 404).end(body);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  site = join(top, 'my site');
  environment = {
    ...process.env,
    npm_config_registry: `http://localhost:${(server.address() as AddressInfo).port}/`,
    npm_config_cache: join(top, 'cache'),
    CONTENT_DIR: '',
  };
  writeFiles(site, {
    'package.json': `${JSON.stringify({ dependencies: { gatsby: '^5.16.0', halflight: '^0.2.0' } }, null, 2)}\n`,
    '.gitignore': 'node_modules/\n',
    'content/posts/a.md': 'picture: a\r\n',
  });
  const installed = await run('npm', 'install', '--no-audit', '--no-fund', 'gatsby@5.16.0');
  expect(installed).toMatchObject({ code: 0 });
  commitAll(site);
});

afterEach(() => new Promise((done) => server.close(done)));

/** What is installed, without npm's and our own notes, whose times differ. */
const state = () =>
  Object.fromEntries(
    Object.entries(readAll(site)).filter(([path]) => !/^node_modules\/\.(?:package-lock|cache)/.test(path)),
  );

test('a dry run installs, shows and restores; an upgrade keeps what was shown', async () => {
  const before = state();
  const dry = await upgrade('--dry-run');
  expect(dry).toMatchObject({ code: 0 });
  for (const part of [
    '0.2.0 -> 0.3.0',
    'New in 0.3.0',
    'gatsby: ^5.16.0 -> ^5.17.0',
    '-picture: a',
    '+cover: a',
    'No problems',
  ])
    expect(dry.output).toContain(part);
  expect(state()).toEqual(before);

  const done = await upgrade('--yes');
  expect(done.output).toContain('This is Halflight 0.3.0 now.');
  expect(done.code).toBe(0);
  expect(gitIn(site, 'diff', '--name-only').split('\n')).toEqual([
    'content/posts/a.md',
    'package-lock.json',
    'package.json',
  ]);
  expect(readFileSync(join(site, 'content/posts/a.md'), 'utf8')).toBe('cover: a\r\n');
  expect(state()['node_modules/gatsby/package.json']).toContain('5.17.0');
  // The lock file is what npm would make of `package.json`.
  expect(await run('npm', 'ci', '--no-audit', '--no-fund')).toMatchObject({ code: 0 });
  expect((await upgrade()).output).toContain('Halflight 0.3.0 is installed already');
});

test('what npm cannot install changes nothing', async () => {
  const before = state();
  const { code, output } = await upgrade('0.4.0', '--yes');
  expect(code).toBe(2);
  expect(output).toContain('"npm install" ended with');
  expect(state()).toEqual(before);
  expect(gitIn(site, 'status', '--porcelain')).toBe('');
  expect(await upgrade('9.9.9')).toEqual({ code: 2, output: 'The registry has no halflight@9.9.9.\n' });
});
