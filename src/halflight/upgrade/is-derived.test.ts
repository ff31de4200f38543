import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDerived } from './is-derived';

test('knows every file that the command derives, and no other', () => {
  const all = execFileSync('git', ['ls-files', 'src', 'schemas', 'docs/pages', '.vscode'], { encoding: 'utf8' }).split(
    '\n',
  );
  const derived = all.filter(
    (path) => /\.(?:ts|json|md|code-snippets)$/.test(path) && isDerived(path, readFileSync(path, 'utf8')),
  );
  expect(derived).toEqual(
    expect.arrayContaining([
      'src/halflight/schemas/post.schema.json',
      'docs/pages/fields.md',
      'docs/pages/fields/site.md',
      'docs/pages/icons.md',
      'src/halflight/finish/hosts/index.ts',
      'src/halflight/collections/schemas.ts',
      'src/halflight/upgrade/migrations/index.ts',
    ]),
  );
  expect(derived.filter((path) => /limits|README|settings\.json|docs\/pages\/index/.test(path))).toEqual([]);
});
