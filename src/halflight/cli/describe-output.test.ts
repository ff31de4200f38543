import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withFolder } from '../sourcing/with-folder';
import { makeFolder } from '../testing/temporary-folder';
import { describeOutput } from './describe-output';
import { writeFiles } from '../testing/write-files';

let folder: string;

beforeEach(() => (folder = makeFolder()));

test('says what there is, how long it took and what comes next', () => {
  const files = {
    'index.html': 'x'.repeat(900),
    'a/index.html': 'x',
    'static/a.AVIF': 'x'.repeat(100),
    'feed.xml': 'x',
    'app.js': 'x',
  };
  writeFiles(folder, files);
  const [first, second] = describeOutput(folder, resolve('company'), 125_000).split('\n');
  expect(first).toBe('Built in 2 min 5 s: public/ has 2 pages, 1 picture, 2 other files, 2 kB in all.');
  expect(second).toContain(`"${withFolder('npm run serve', resolve('company'))}"`);
});

test('large sites are told in megabytes', () => {
  writeFileSync(join(folder, 'film.mp4'), Buffer.alloc(2_340_000));
  expect(describeOutput(folder, resolve('content'), 900)).toContain(
    'Built in 0.9 s: public/ has 0 pages, 0 pictures, 1 other file, 2.3 MB',
  );
});

test('the guide that it names is there', () => {
  const [, path = ''] = /How to publish it: (\S+)/.exec(describeOutput(folder, resolve('content'), 1)) ?? [];
  expect(existsSync(path)).toBe(true);
});
