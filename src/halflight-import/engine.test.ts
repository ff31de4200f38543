import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { makeFolder } from '../halflight/testing/temporary-folder';
import { writeFiles } from '../halflight/testing/write-files';

/** Stands for npm, which would install a site in its working directory: writes an engine there, and notes where that was. */
const NPM = `#!/bin/sh
mkdir -p node_modules/halflight && echo '{"name":"halflight"}' > node_modules/halflight/package.json
pwd > "$NOTE" && echo "$@" >> "$NOTE"
`;

/** Runs the published importer's search for the engine in a folder with these files. */
function find(files: Record<string, string>, ...args: string[]) {
  const top = makeFolder();
  const here = join(top, 'here');
  mkdirSync(here);
  writeFiles(top, {
    'package.json': '{"version":"1.2.3"}',
    'bin/npm': NPM,
    'dist/run.cjs': "console.log(require('./engine.cjs')().resolve('halflight/package.json'))",
  });
  writeFiles(here, files);
  chmodSync(join(top, 'bin/npm'), 0o755);
  cpSync('src/halflight-import/engine.cjs', join(top, 'dist/engine.cjs'));
  const note = join(top, 'note');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(top, 'dist/run.cjs'), ...args], {
    cwd: here,
    encoding: 'utf8',
    env: { ...process.env, NOTE: note, PATH: [join(top, 'bin'), process.env.PATH].join(delimiter) },
  });
  const [installedIn, command] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : [];
  return { here, status, engine: dirname(stdout.trim()), stderr, installedIn, command };
}

test('the engine of the site is used', () => {
  const { here, engine, installedIn } = find({ 'node_modules/halflight/package.json': '{}' }, '../blog');
  expect([engine, installedIn]).toEqual([join(here, 'node_modules/halflight'), undefined]);
});

test('in an empty folder, a site is made', () => {
  const { here, engine, installedIn, command } = find({}, '../blog');
  expect([engine, installedIn]).toEqual([join(here, 'node_modules/halflight'), here]);
  expect(command).toBe('create halflight@1.2.3 . -- --kind blog --yes');
});

test('a dry run in an empty folder leaves it empty', () => {
  const { here, status, engine, installedIn = '' } = find({}, '../blog', '--dry-run');
  expect(status).toBe(0);
  expect(engine).toBe(join(installedIn, 'node_modules/halflight'));
  expect([readdirSync(here), existsSync(installedIn)]).toEqual([[], false]);
});

test('in a folder of something else, nothing is made, and the message says what to do', () => {
  const { status, stderr, installedIn } = find({ 'notes.txt': 'Notes.' }, '../blog');
  expect([status, installedIn]).toEqual([2, undefined]);
  expect(stderr).toContain('npm create halflight my-site');
});
