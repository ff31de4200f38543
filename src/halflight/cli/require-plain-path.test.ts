import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../testing/run-command';
import { makeFolder } from '../testing/temporary-folder';
import { requirePlainPath } from './require-plain-path';

test.each(['/home/ada/My sites/ada.example', '/home/ada/Möwe & Co, 2026+~@=_-%20'])(
  'a site can be built in %s',
  (root) => {
    expect(() => requirePlainPath(root)).not.toThrow();
  },
);

test.each([
  ["/home/ada/Ada's site", "'", "Ada's site", 'ada-s-site'],
  ['/home/[work]/c#/site', '[, ] and #', '[work]', 'work'],
  ['C:\\Users\\Ada {1}\\site', '{ and }', 'Ada {1}', 'ada-1'],
  ['/home/ada/!', '!', '!', 'halflight'],
])('a site cannot be built in %s, and it says what to rename', (root, characters, folder, name) => {
  expect(() => requirePlainPath(root)).toThrow(
    `The path of this project contains ${characters}, which Gatsby and its tools misinterpret:\n\n  ${root}\n\nRename the folder "${folder}", for example to "${name}", and run the command there again.`,
  );
});

test('a build does not begin in such a folder', () => {
  const folder = join(realpathSync(makeFolder()), 'halflight-main (1)');
  mkdirSync(folder);
  // What the commands expect in the working directory.
  for (const name of ['src', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name));
  const { status, stdout, stderr } = runCommand('build', [], { folder });
  expect(stderr).toContain(`\n\n  ${folder}\n\nRename the folder "halflight-main (1)"`);
  expect(stdout).toBe('');
  expect(status).toBe(2);
}, 60_000);
