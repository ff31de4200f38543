import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../testing/run-command';
import { makeFolder } from '../testing/temporary-folder';
import { gitIn, halflight, makeProject, readAll } from '../testing/upgrades';
import { writeFiles } from '../testing/write-files';

/** The commands `upgrade` and `migrate`: their options, output and exit codes. */

/** A fake `npm` that installs a library, and whose check exits with this code. */
function programs(code = 0): string {
  const folder = makeFolder();
  const lines = [
    '#!/bin/bash',
    'case "$*" in',
    '  ci*) mkdir -p node_modules/library; echo new > node_modules/library/index.js;;',
    '  *migrate*) echo migrated > "$CONTENT_DIR/posts/a.md";;',
    `  *check*) echo "the check ran"; exit ${code};;`,
    'esac',
  ];
  writeFiles(folder, { npm: `${lines.join('\n')}\n` });
  chmodSync(join(folder, 'npm'), 0o755);
  return folder;
}

const upgrade = (args: readonly string[], code = 0, environment: Record<string, string> = {}) =>
  runCommand('upgrade', args, {
    environment: {
      PATH: `${programs(code)}:${process.env.PATH}`,
      npm_execpath: '',
      HALFLIGHT_RELEASES: '',
      CONTENT_DIR: '',
      ...environment,
    },
  });

test('says how it is used, and what it was not told', () => {
  expect(upgrade(['--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^npm run upgrade -- \[SOURCE\][^]*Exits with 0/) as string,
  });
  const { root } = makeProject();
  const inProject = (...args: string[]) => upgrade([...args, '--project', root]);
  for (const [outcome, message] of [
    [inProject('a', 'b'), /^Only one SOURCE/],
    [inProject('a', '--conflicts', 'x'), /^--conflicts takes "mine" or "release"/],
    [inProject('/nowhere'), /^There is no \/nowhere\.\n$/],
    [inProject(root, '--newest'), /^--newest asks a git repository/],
  ] as const) {
    expect(outcome).toMatchObject({ status: 2, stderr: expect.stringMatching(message) as string });
    expect(outcome.stderr).not.toMatch(/^ {4}at /m);
  }
});

test('shows what changes, asks, upgrades, and says how to go back', () => {
  const { root, releases, commit } = makeProject();
  const before = readAll(root);
  const source = `file://${releases}`;
  const dry = upgrade([source, '--project', root, '--dry-run']);
  expect(dry).toMatchObject({ status: 0, stderr: 'Nothing was changed: this was a dry run.\n' });
  for (const part of ['Halflight 0.1.0 -> 0.2.0', '-mine\n+migrated', 'the check ran'])
    expect(dry.stdout).toContain(part);
  expect(readAll(root)).toEqual(before);

  // Nobody answers here.
  const asked = upgrade([source, '--project', root]);
  expect(asked).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There was no answer. Nothing was changed') as string,
  });
  expect(readAll(root)).toEqual(before);

  const yes = upgrade([source, '--project', root, '--yes']);
  expect(yes).toMatchObject({ status: 0, stderr: '' });
  expect(yes.stdout).toContain(`git reset --hard ${commit.slice(0, 10)} && npm ci`);
  expect(readFileSync(join(root, 'content/posts/a.md'), 'utf8')).toBe('migrated\n');
  expect(existsSync(join(root, '.halflight-upgrade'))).toBe(false);
  expect(gitIn(root, 'status', '--porcelain')).toBe('');
  expect(upgrade([source, '--project', root, '--yes'])).toMatchObject({
    status: 0,
    stdout: 'Halflight 0.2.0 is what you have, and 0.2.0 is what there is: nothing to do.\n',
  });
}, 60_000);

test('errors in the content stop it, unless they are to be corrected afterwards', () => {
  const { root, releases, commit } = makeProject();
  const args = [`file://${releases}`, '--project', root, '--yes'];
  expect(upgrade(args, 1)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Nothing was changed, because of these errors/) as string,
  });
  expect(gitIn(root, 'rev-parse', 'HEAD')).toBe(commit);
  expect(upgrade([...args, '--with-errors'], 1)).toMatchObject({ status: 0 });
}, 60_000);

test('conflicts are named, and nothing is changed', () => {
  const { root, releases } = makeProject({ 'src/code.ts': 'mine\n' });
  const before = readAll(root);
  const refused = upgrade([`file://${releases}`, '--project', root, '--yes']);
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/src\/code\.ts: you and[^]*--conflicts mine[^]*Nothing was changed/) as string,
  });
  expect(readAll(root)).toEqual(before);
});

test('the newest release is printed where it is newer, for programs to read', () => {
  const { root, releases } = makeProject();
  const ask = () => upgrade([`file://${releases}`, '--project', root, '--newest']);
  expect(ask()).toEqual({ status: 0, stdout: '0.2.0\n', stderr: '' });
  writeFiles(root, halflight('0.2.0'));
  gitIn(root, 'commit', '--quiet', '--all', '--message', 'By hand');
  expect(ask()).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('migrate says that nothing has to change, and what it was not told', () => {
  const content = makeFolder();
  writeFiles(content, { 'site.md': '---\ntitle: A\n---\n' });
  const migrate = (...args: string[]) => runCommand('migrate', args, { environment: { CONTENT_DIR: content } });
  expect(migrate('--from', '0.1.0')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Nothing has to change in .* between Halflight 0\.1\.0 and /) as string,
  });
  expect(migrate('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^npm run migrate/) as string });
  expect(migrate()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Which Halflight/) as string });
  expect(migrate('--from', 'new')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^new is no version/) as string,
  });
});
