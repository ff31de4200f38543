import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from './testing/temporary-folder';
import { writeFiles } from './testing/write-files';

/** Code that neither the linter nor the formatter would accept. */
const BAD = 'debugger;;   var a = {b:1}\n';

test.each([
  ['oxlint', []],
  ['prettier', ['--check', '.']],
])(
  '%s ignores authors’ files, and checks all of ours',
  (program, args) => {
    const folder = makeFolder();
    for (const file of ['.prettierrc.json', '.prettierignore']) cpSync(file, join(folder, file));
    // Type-aware rules would need all packages.
    const rules = readFileSync('.oxlintrc.json', 'utf8').replace(/"options": .*/, '');
    if (program === 'oxlint') writeFiles(folder, { '.oxlintrc.json': rules });
    const succeeds = () =>
      spawnSync(resolve('node_modules/.bin', program), args, { cwd: folder, timeout: 30_000 }).status === 0;
    const theirs = ['static/demo.js', 'static/talk/slides.js', 'content/posts/a/example.ts', 'docs/posts/a/data.mjs'];
    for (const path of theirs) writeFiles(folder, { [path]: BAD });
    writeFiles(folder, { 'index.js': 'export {};\n' });
    expect(succeeds()).toBe(true);
    for (const path of ['src/finish/static-files.ts', 'src/features/search/static/a.ts']) {
      writeFiles(folder, { [path]: BAD });
      expect(succeeds()).toBe(false);
      writeFiles(folder, { [path]: 'export {};\n' });
    }
  },
  60_000,
);
