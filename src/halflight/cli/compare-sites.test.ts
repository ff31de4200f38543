import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { findChanges, toComparable, toPictureName } from './compare-sites';

const page = (body: string, hash = 'abcdef0123456789abcd') =>
  `<html><head><title>x ${hash}</title></head><body><main>${body}<img src="/static/${hash}/a.jpg"></main><script>1</script></body></html>`;

test('pages are compared by their visible content, not by generated names', () => {
  expect(toComparable(page('Words'))).toBe(toComparable(page('Words', '0123456789abcdef0123')));
  expect(toComparable(page('Words'))).not.toBe(toComparable(page('Other words')));
  expect(toComparable('<body>a<script>x</script> b</body>')).toBe('<body>a b</body>');
});

test('visible digits are not taken for a generated name', () => {
  const [one, other] = ['+49-30123456', '+49-30999999'].map((phone) => toComparable(page(`Call ${phone} now`)));
  expect(one).not.toBe(other);
});

test('no two pages share screenshots', () => {
  const paths = ['/', '/home/', '/tags/a-b/', '/tags/a/b/', '/404.html'];
  expect(paths.map(toPictureName)).toEqual(['01-home', '02-home', '03-tags-a-b', '04-tags-a-b', '05-404.html']);
});

test('new, changed and deleted pages are listed by path', () => {
  const [before, after] = [makeFolder(), makeFolder()];
  writeFiles(before, { 'index.html': page('a'), 'same/index.html': page('b'), 'gone/index.html': page('c') });
  writeFiles(after, {
    'index.html': page('A'),
    'same/index.html': page('b', '99999999999999999999'),
    '404.html': page('d'),
    'old.html/a.txt': '',
  });
  expect(findChanges(before, after)).toEqual([
    { path: '/404.html', how: 'new' },
    { path: '/gone/', how: 'removed' },
    { path: '/', how: 'changed' },
  ]);
});
