import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Problem } from '../problem';
import { runCommand } from '../testing/run-command';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  mkdirSync(join(folder, 'posts'));
  writeFileSync(join(folder, 'site.md'), '---\ntitle: Site\nurl: https://halflight.test/\n---\n');
});

const check = (args: readonly string[] = [], environment: Record<string, string> = {}) =>
  runCommand('check', args, { environment: { CONTENT_DIR: folder, ...environment } });

const mistake = () => writeFileSync(join(folder, 'posts/a.md'), '---\ntitle: A\ndate: soon, 100%\n---\n');

test('valid content, and content with warnings only, exits with 0', () => {
  expect(check()).toMatchObject({ status: 0, stdout: `No problems in ${folder} (Markdown files: 1).\n` });
  writeFileSync(join(folder, 'posts/a.md'), '---\ntitle: A\ndate: 2026-01-01\n---\n![](a.svg)\n');
  writeFileSync(join(folder, 'posts/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  const { status, stdout } = check();
  expect(status).toBe(0);
  expect(stdout).toMatch(/warning the picture a\.svg/);
  expect(stdout).toMatch(/1 warning in /);
}, 120_000);

test('errors exit with 1: plain in a pipe, a list for tools, annotations on GitHub', () => {
  mistake();
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toContain(
    'a.md:3:7 error "date" must be a day such as 2026-03-14; found "soon, 100%"\n  3 | date: soon, 100%\n    |       ^',
  );
  expect(stdout).not.toContain('\u001B');
  expect(stdout).not.toContain('::error');
  const message = '"date" must be a day such as 2026-03-14; found "soon, 100%"';
  expect(JSON.parse(check(['--json']).stdout) as Problem[]).toEqual([
    { file: 'posts/a.md', line: 3, column: 7, severity: 'error', kind: 'bad-date', message },
  ]);
  expect(check([], { GITHUB_ACTIONS: 'true' }).stdout).toMatch(
    /^::error file=.*posts\/a\.md,line=3,col=7,title=bad-date::"date" must be .* found "soon, 100%25"$/m,
  );
}, 120_000);

test('what must not be published yet is reported, but not as an error', () => {
  writeFileSync(join(folder, 'site.md'), '---\ntitle: Your name\nurl: https://example.org/\n---\n');
  const { status, stdout } = check();
  expect(status).toBe(0);
  expect(stdout).toContain(`No mistakes in ${folder} (Markdown files: 1).`);
  expect(stdout).not.toContain('No problems');
  expect(stdout).toMatch(
    /To do before the site can be built for visitors:[^]*warning "Your name" is not a name yet[^]*2 warnings/,
  );
}, 120_000);

test('a mistake in a section of the site’s own is reported once, and not for each page that uses the section', () => {
  const project = makeFolder();
  writeFiles(project, {
    'content/site.md': '---\ntitle: Site\nurl: https://halflight.test/\n---\n',
    'content/pages/a.md': '---\ntitle: A\nsections:\n  - type: pull-quote\n  - type: pull-qoute\n---\n',
    'src/sections/pull-quote/pull-quote.tsx': '',
    'node_modules/halflight/package.json': '{}',
  });
  const { stdout } = runCommand('check', ['--json'], { folder: project, environment: { CONTENT_DIR: 'content' } });
  const problems = JSON.parse(stdout) as Problem[];
  expect(problems.map(({ file, line, kind }) => [file, line, kind])).toEqual([
    ['../src/sections/pull-quote/schema.ts', 1, 'wrong-section'],
    ['pages/a.md', 5, 'unknown-section'],
  ]);
}, 120_000);

test('a repeated mistake is reported once; --all and --json list each', () => {
  for (let number = 10; number < 40; number += 1)
    writeFileSync(
      join(folder, `posts/p${number}.md`),
      `---\ntitle: A\ndate: 2026-01-01\nlastmod: 2026-01-02\n---\n![](x.svg) [a](/no/${number}/)\n`,
    );
  writeFileSync(join(folder, 'posts/x.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  const { stdout, status } = check();
  expect(status).toBe(1);
  expect(stdout.split('\n').length).toBeLessThan(24);
  expect(stdout).toMatch(
    /p10\.md:4:1 error "lastmod" [^]*\n {2}29 more like this, next at \S*p11\.md:4:1 and \S*p12\.md:4:1\n/,
  );
  expect(stdout).toMatch(/p10\.md:6:16 error "\/no\/10\/" is not a page [^]*\n {2}29 more like this/);
  expect(stdout.lastIndexOf(' error ')).toBeLessThan(stdout.indexOf(' warning '));
  expect(stdout).toMatch(
    /\n60 errors and 30 warnings in .*; "CONTENT_DIR=\S+ npm run check -- --all" lists them all; 30 of these can be fixed by "CONTENT_DIR=\S+ npm run check -- --fix"\n$/,
  );
  const all = check(['--all']).stdout;
  expect(all.match(/ error "lastmod"/g)).toHaveLength(30);
  expect(all).not.toContain('more times');
}, 60_000);

test.each<[string, string[], Record<string, string>, string | RegExp]>([
  [
    'a file for a folder',
    [],
    { CONTENT_DIR: resolve('package.json') },
    `${resolve('package.json')} is a file: CONTENT_DIR must name a folder.\n`,
  ],
  [
    'an option that is none',
    ['--jsno'],
    {},
    /^Unknown option '--jsno'[\s\S]*npm run check \[-- --built \| --fix\] \[--all\] \[--json\]/,
  ],
  [
    'a clock that is none',
    [],
    { HALFLIGHT_NOW: 'soon' },
    /^HALFLIGHT_NOW must be an ISO 8601 instant, .* found "soon"\n$/,
  ],
])(
  '%s ends with 2, and with a sentence',
  (_, args, environment, expected) => {
    const { status, stderr } = check(args, environment);
    expect(status).toBe(2);
    expect(stderr).toEqual(typeof expected === 'string' ? expected : (expect.stringMatching(expected) as string));
    expect(stderr).not.toMatch(/^\s+at /m);
  },
  30_000,
);
