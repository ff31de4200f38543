import { readFileSync } from 'node:fs';
import { contentFolderOfEachTest, page } from '../testing/mistakes';

const { write, reported } = contentFolderOfEachTest();

test('the guide shows the mistake of a misspelt field as it is printed', () => {
  write({ 'pages/about.md': page(['title: About', 'sumary: A life']) });
  const [, message = ''] = /unknown-key: (.*) -> summary$/.exec(reported()[0] ?? '') ?? [];
  expect(message).toMatch(/^"sumary" is not a field of Pages; allowed: title, /);
  expect(readFileSync('docs/posts/when-something-is-wrong/index.md', 'utf8')).toContain(message);
});
