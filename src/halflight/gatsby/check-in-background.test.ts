import { bundleOf } from '../load-code.cjs';
import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { checkInBackground, type CheckResult } from './check-in-background';

const post = (date: string) => `---\ntitle: A post\ndate: ${date}\n---\n`;

afterEach(() => delete process.env.HALFLIGHT_HOOKS);

/** Writes a content folder with a post of that date, and returns a function that checks it as the preview does. */
function makeContent(date: string) {
  const folder = enterFolder();
  const write = (value: string) => writeFiles(folder, { 'posts/a.md': post(value) });
  write(date);
  return {
    write,
    check: () => new Promise<CheckResult>((done, fail) => checkInBackground(folder, done, fail)),
  };
}

const about = ({ problems }: CheckResult) =>
  problems.filter(({ file }) => file === 'posts/a.md').map(({ line, severity }) => ({ line, severity }));

test.each([
  ['where the hooks are not in one file', false],
  // Last, because from then on the thread checks this folder.
  ['in a thread', true],
])('the content is checked %s, each time as it is then', async (_, inThread) => {
  if (inThread) process.env.HALFLIGHT_HOOKS = bundleOf('hooks.ts');
  const { check, write } = makeContent('nonsense');
  const wrong = await check();
  expect(about(wrong)).toEqual([{ line: 3, severity: 'error' }]);
  expect(wrong.readable).not.toContain('posts/a.md');
  write('2026-01-02');
  const right = await check();
  expect(about(right)).toEqual([]);
  expect(right.readable).toContain('posts/a.md');
});
