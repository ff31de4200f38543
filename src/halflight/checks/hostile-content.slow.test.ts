import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusedVectors, sparedFields, writeHostile } from '../../../e2e/hostile-content';
import { contentFolderOfEachTest } from '../testing/mistakes';
import { checkContent } from './check-content';

/** Checks the folder that `e2e/hostile.slow.spec.ts` builds, without building it. */

describe('what is refused', () => {
  const { write, at } = contentFolderOfEachTest();

  test.each(refusedVectors)('$name: $kind', ({ files, kind }) => {
    write({ ...files });
    const errors = checkContent(at()).problems.filter(({ severity }) => severity === 'error');
    expect(errors.map((problem) => problem.kind)).toContain(kind);
    for (const { line, column, file } of errors) {
      expect([line >= 1, column >= 1]).toEqual([true, true]);
      expect(Object.keys(files).concat('site.md')).toContain(file);
    }
  });
});

test('every field that takes words or a URL is attacked', () => {
  expect(sparedFields).toEqual([]);
});

// The end-to-end suite checks and builds it with more of them.
test('what is accepted has no error, and texts of strangers are among it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halflight-'));
  try {
    writeHostile(folder, 15);
    const { content, problems } = checkContent(folder);
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([]);
    expect(content.entries.filter(({ filePath }) => filePath.includes('strangers/'))).toHaveLength(15);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
