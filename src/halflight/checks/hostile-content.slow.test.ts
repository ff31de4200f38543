import { refusedVectors, sparedFields } from '../../../e2e/hostile-content';
import { contentFolderOfEachTest } from '../testing/mistakes';
import { checkContent } from './check-content';

/** What the check rejects in the hostile folder; `e2e/hostile.slow.spec.ts` builds what it accepts. */

const { write, at } = contentFolderOfEachTest();

test.each(refusedVectors)('$name is rejected: $kind', ({ files, kind }) => {
  write({ ...files });
  const errors = checkContent(at()).problems.filter(({ severity }) => severity === 'error');
  expect(errors.map((problem) => problem.kind)).toContain(kind);
  for (const { line, column, file } of errors) {
    expect([line >= 1, column >= 1]).toEqual([true, true]);
    expect(Object.keys(files).concat('site.md')).toContain(file);
  }
});

test('every field for words or a URL is attacked', () => {
  expect(sparedFields).toEqual([]);
});
