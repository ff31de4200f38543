import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { withFolder } from '../sourcing/with-folder';
import { makeFolder } from '../testing/temporary-folder';
import { describeOutput } from './describe-output';
import { writeFiles } from '../testing/write-files';

let folder: string;

beforeEach(() => (folder = makeFolder()));

test('says what was built, how long it took and what comes next', () => {
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

test('the guide that it mentions exists', () => {
  const [, path = ''] = /How to publish it: (\S+)/.exec(describeOutput(folder, resolve('content'), 1)) ?? [];
  expect(existsSync(path)).toBe(true);
});
