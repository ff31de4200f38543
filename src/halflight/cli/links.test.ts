import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../testing/run-command';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

test('the report is printed, and written to a file whose folder need not exist', () => {
  const folder = makeFolder();
  for (const name of ['node_modules', 'src', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name));
  writeFiles(folder, {
    'content/site.md': '---\ntitle: Site\nurl: https://halflight.test/\n---\n',
    'public/index.html': '<!DOCTYPE html><a href="https://halflight.test/about/">About</a>',
    file: '',
  });
  const report = '0 external links: 0 work, 0 are gone, 0 could not be checked.\n';
  const links = (out: string) => runCommand('links', ['--out', out], { folder, environment: { CONTENT_DIR: '' } });
  expect(links('new/folder/links.md')).toMatchObject({ status: 0, stdout: report });
  expect(readFileSync(join(folder, 'new/folder/links.md'), 'utf8')).toBe(report);
  expect(links('file/links.md')).toMatchObject({ status: 2, stdout: report });
}, 120_000);
