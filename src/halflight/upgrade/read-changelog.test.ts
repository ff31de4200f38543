import { readFileSync } from 'node:fs';
import { changesBetween, readChangelog } from './read-changelog';

const changelog =
  '# Changelog\n\nWords.\n\n## 0.10.0, 2027-01-01\n\n- C\n\n## 0.2.0\n\n- B\n\n### More\n\n## 0.1.0\n\n- A\n';

test('gives the changes between two versions, newest first', () => {
  expect(changesBetween(changelog, '0.1.0', '0.10.0')).toBe(
    '## 0.10.0, 2027-01-01\n\n- C\n\n## 0.2.0\n\n- B\n\n### More',
  );
  expect(changesBetween(changelog.replaceAll('\n', '\r\n'), '0.1.0', '0.2.0')).toBe('## 0.2.0\n\n- B\n\n### More');
  expect(changesBetween(changelog, '0.10.0', '0.10.0')).toBe('');
  expect(changesBetween('Nothing of that kind', '0.1.0', '0.2.0')).toBe('');
});

test('our own begins with the current version, and lists each once', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { version: string };
  const versions = readChangelog(readFileSync('CHANGELOG.md', 'utf8')).map((each) => each.version);
  expect(versions[0]).toBe(version);
  expect(lock.version).toBe(version);
  expect(new Set(versions).size).toBe(versions.length);
});
