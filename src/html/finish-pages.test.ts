import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishPages } from './finish-pages';

const page = '<script data-needs="copy-button">a()</script><p>Words</p>';
const finished = '<p>Words</p>';

test('pages are finished once, and again when they were written anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const stamp = join(folder, 'stamp');
  mkdirSync(join(folder, 'posts/a'), { recursive: true });
  const [home, post, other] = ['index.html', 'posts/a/index.html', 'feed.xml'].map((file) => join(folder, file));
  for (const file of [home, post, other]) writeFileSync(file ?? '', page);
  const contents = () => [home, post, other].map((file) => readFileSync(file ?? '', 'utf8'));

  await finishPages(folder, stamp);
  expect(contents()).toEqual([finished, finished, page]);

  const before = new Date(Date.now() - 10_000);
  writeFileSync(home ?? '', page);
  utimesSync(home ?? '', before, before);
  writeFileSync(post ?? '', page);
  await finishPages(folder, stamp);
  expect(contents()).toEqual([page, finished, page]);
});
