import { showDiff } from './show-diff';

test('shows removed and added lines with context', () => {
  const before = ['one', 'two', 'three', 'four', 'five', 'six', ''].join('\n');
  const diff = showDiff({ path: 'posts/a.md', before, after: before.replace('five', '5') });
  expect(diff).toBe(
    ['--- a/posts/a.md', '+++ b/posts/a.md', '@@ -2,5 +2,5 @@', ' two', ' three', ' four', '-five', '+5', ' six'].join(
      '\n',
    ),
  );
});

test('shows an added and a deleted file', () => {
  expect(showDiff({ path: 'a.md', before: undefined, after: 'a\n' })).toBe(
    '--- /dev/null\n+++ b/a.md\n@@ -0,0 +1,1 @@\n+a',
  );
  expect(showDiff({ path: 'a.md', before: 'a\n', after: undefined })).toBe(
    '--- a/a.md\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a',
  );
});

test('shows missing final newlines and changed line endings', () => {
  expect(showDiff({ path: 'a.md', before: 'a', after: 'a\n' })).toContain('\\ No newline at end of file');
  expect(showDiff({ path: 'a.md', before: 'a\r\n', after: 'a\n' })).toContain('-a\\x0d\n+a');
});

test('colours lines only on request, and escapes control characters', () => {
  const change = { path: 'a.md', before: '\u001b[31mred\n', after: 'plain\n' };
  expect(showDiff(change)).toContain('-\\x1b[31mred\n+plain');
  expect(showDiff(change)).not.toContain('\u001b');
  const coloured = showDiff(change, true);
  expect(coloured).toContain('-\\x1b[31mred');
  expect(coloured).toContain('\u001b[32m+plain\u001b[39m');
});
