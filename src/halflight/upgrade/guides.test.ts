import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { toPaletteCss } from '../features/theme/palette';
import { runCommand } from '../testing/run-command';

/** Whatever the guides promise must exist: removing it requires changing the guide and the version. */

const relied = readFileSync('docs/posts/what-you-may-rely-on/index.md', 'utf8');
const upgrade = readFileSync('docs/posts/upgrade/index.md', 'utf8');

test('the stable custom properties exist', () => {
  const styles = toPaletteCss() + readFileSync('src/halflight/ui/styles/tokens.css', 'utf8');
  const named = [...relied.matchAll(/`(--[\w-]+)`/g)]
    .flatMap(([, name = '']) => name)
    .filter((name) => name !== '--json');
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
});

test('the documented environment variables are read', () => {
  const named = [...relied.matchAll(/`((?:HALFLIGHT|CONTENT)_\w+|PORT)`/g)].map(([, name = '']) => name);
  expect(named).toHaveLength(5);
  const unread = named.filter(
    (name) =>
      spawnSync('git', ['grep', '-q', `process\\.env\\.${name}\\|\\b${name}\\b`, '--', 'src/*.ts']).status !== 0,
  );
  expect(unread).toEqual([]);
});

test('the options of the commands and those in the guide are the same', () => {
  const options = (text: string) =>
    new Set([...text.matchAll(/(?<![\w-])--[a-z]+(?:-[a-z]+)*/g)].map(([option]) => option));
  const usage = ['upgrade', 'migrate'].map((name) => runCommand(name, ['--help']).stdout).join();
  const known = options(usage);
  // Git's, and that of `create-halflight`.
  const own = [...options(upgrade)].filter((option) => !['--hard', '--from-copy'].includes(option));
  expect(own.filter((option) => !known.has(option))).toEqual([]);
  const unsaid = [...known].filter((option) => !own.includes(option));
  // `--json` is for programs, and `--force` is explained by the command itself.
  expect(unsaid.sort()).toEqual(['--force', '--json']);
});
