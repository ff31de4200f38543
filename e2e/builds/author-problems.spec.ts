import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_MARKER } from '../../src/halflight/cli/clean-start';
import { makeContent, project, runScript } from './commands';

const wrong = {
  'posts/wrong-day.md': '---\ntitle: A post\ndate: soon\n---\n\nWords.\n',
  'posts/wrong-key.md': '---\ntitel: A post\n---\n\nWords.\n',
  'posts/colon.md': '---\ntitle: Notes: the first\ndate: 2026-01-01\n---\n\nWords.\n',
  'pages/wrong-section.md': '---\ntitle: A page\nsections:\n  - type: hero\n  - type: postz\n---\n',
  'projects/nothing.md': 'No front matter at all.\n',
};

/** What the report must say about each problem: where it is, what was found, and what is expected. */
const said: Record<string, RegExp> = {
  'a day that is none': /posts\/wrong-day\.md:3:7 error .*"date".*must be a day such as 2026-03-14.*"soon"/,
  'a misspelt field': /posts\/wrong-key\.md:2:1 error .*"titel" is not a field[\s\S]*?Did you mean "title"\?/,
  'a field that is missing': /posts\/wrong-key\.md:\d+:\d+ error .*"date" is missing/,
  'a colon that must be quoted': /posts\/colon\.md:2:\d+ error .*quoted/,
  'a section of an unknown type': /pages\/wrong-section\.md:5:\d+ error .*[\s\S]*?Did you mean "posts"\?/,
  'a file without front matter': /projects\/nothing\.md:1:1 error .*no front matter/,
};

test('an author whose content has problems cannot build, and is told about each and its location', async () => {
  const { code, output } = await runScript('build', makeContent(wrong));
  expect(code).toBe(1);
  expect(output).toMatch(/6 errors/);
  expect(output).not.toMatch(/^ {4}at /m);
  expect(output).not.toContain('node_modules');
  for (const [name, pattern] of Object.entries(said)) expect.soft(output, name).toMatch(pattern);
});

test('the check reports the same without a build, and as a list for programs', async () => {
  const content = makeContent(wrong);
  const marker = join(project, '.cache', BUILD_MARKER);
  const before = existsSync(marker) && readFileSync(marker, 'utf8');
  const { code, stdout } = await runScript('check', content, ['--json']);
  expect(existsSync(marker) && readFileSync(marker, 'utf8'), 'no build was begun').toBe(before);
  expect(code).toBe(1);
  const problems = JSON.parse(stdout) as { file: string; line: number; column: number; severity: string }[];
  expect(problems).toHaveLength(6);
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'posts/wrong-day.md', line: 3, column: 7, severity: 'error' }),
  );
});
