import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../testing/run-command';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

let folder: string;

/** Writes files into the project that the command runs in: a content folder and its built site. */
const write = (files: Record<string, string>): void => writeFiles(folder, files);

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title><meta name="description" content="D"></head><body>${body}</body></html>`;

beforeEach(() => {
  folder = makeFolder();
  for (const name of ['node_modules', 'src', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name));
  write({
    'content/site.md': '---\ntitle: Site\nurl: https://halflight.test/some/prefix/\n---\n',
    'content/posts/a.md': '---\ntitle: A\ndate: 2026-01-01\n---\n\nB [c](/abuot/).\n',
    'public/index.html': page('<h1>T</h1><a href="/some/prefix/about/">a</a>'),
    'public/about/index.html': page('<h1>T</h1>'),
  });
});

const check = (...args: readonly string[]) =>
  runCommand('check', ['--built', ...args], { folder, environment: { CONTENT_DIR: '' } });

const broken = {
  'public/posts/a/index.html': page('<h1>T</h1><p>B <a href="/some/prefix/abuot/">c</a>.</p>'),
  'public/static/own.html': '<center>',
  'static/static/own.html': '<center>',
};

test('a valid site exits with 0', () => {
  expect(check()).toMatchObject({
    status: 0,
    stdout: 'No problems in the finished site: 2 pages with 1 link.\n',
  });
}, 120_000);

test('a broken one exits with 1, and reports the author’s source; the author’s own HTML pages are left alone', () => {
  write(broken);
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toBe(
    [
      'content/posts/a.md:6:7 error the link "/some/prefix/abuot/" leads to something that was not published, on /posts/a/',
      '  6 | B [c](/abuot/).',
      '    |       ^',
      '  Did you mean "/about/"?',
      '',
      '1 error in 3 pages with 2 links',
      '',
    ].join('\n'),
  );
}, 120_000);

test('without a finished site it says so, and exits with 2', () => {
  rmSync(join(folder, 'public'), { recursive: true });
  expect(check()).toMatchObject({
    status: 2,
    stderr: 'There is no public/index.html yet: run "npm run build" first.\n',
  });
}, 120_000);
