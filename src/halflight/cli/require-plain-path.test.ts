import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../testing/run-command';
import { makeFolder } from '../testing/temporary-folder';
import { requirePlainPath } from './require-plain-path';

test.each([
  '/home/ada/site',
  '/home/ada/My sites/ada.example',
  '/home/ada/Möwe & Co, 2026+~@=_-%20',
  'C:\\Users\\Ada\\site',
])('a site can be built in %s', (root) => {
  expect(() => requirePlainPath(root)).not.toThrow();
});

test.each([
  ['/home/ada/halflight-main (1)', '( and )', 'halflight-main (1)', 'halflight-main-1'],
  ["/home/ada/Ada's site", "'", "Ada's site", 'ada-s-site'],
  ['/home/[work]/c#/site', '[, ] and #', '[work]', 'work'],
  ['/home/ada/sites/site!', '!', 'site!', 'site'],
  ['/home/ada/what?/*/a|b', '?, * and |', 'what?', 'what'],
  ['C:\\Users\\Ada {1}\\site', '{ and }', 'Ada {1}', 'ada-1'],
  ['/home/ada/!', '!', '!', 'halflight'],
])('a site cannot be built in %s, and it says what to rename', (root, characters, folder, name) => {
  expect(() => requirePlainPath(root)).toThrow(
    `The path of this project has ${characters} in it, which Gatsby and its tools take for something else:\n\n  ${root}\n\nRename the folder "${folder}", for example to "${name}", and run the command there again.`,
  );
});

test.each(['build', 'start'])(
  '%s does not begin in such a folder',
  (command) => {
    const folder = join(realpathSync(makeFolder()), 'halflight-main (1)');
    mkdirSync(folder);
    // What the commands find in the working directory.
    for (const name of ['src', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.json'])
      symlinkSync(resolve(name), join(folder, name));
    const { status, stdout, stderr } = runCommand(command, [], { folder });
    expect(stderr).toContain(`\n\n  ${folder}\n\nRename the folder "halflight-main (1)"`);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  },
  60_000,
);
