import { join } from 'node:path';
import type { Resolving } from '../../sourcing/resolving';
import { enterFolder } from '../../testing/temporary-folder';
import { writeFiles } from '../../testing/write-files';
import { fileOf } from './texts';

test('a file that a text links to is published, unless browsers would run it', async () => {
  const root = enterFolder();
  const names = ['a.csv', 'b.HTML', 'c.js', 'd.md'];
  writeFiles(root, Object.fromEntries(names.map((name) => [name, 'x'])));
  const findOne = ({ query }: { query: { filter: { relativePath: { in: string[] } } } }) =>
    Promise.resolve({ absolutePath: join(root, query.filter.relativePath.in[0] ?? '') });
  const resolving = { context: { nodeModel: { findOne } }, pathPrefix: '' } as unknown as Resolving;
  expect(await Promise.all(names.map((name) => fileOf(name, resolving)))).toEqual([
    expect.stringMatching(/^\/static\/[\da-f]{32}\/a\.csv$/),
    ...[undefined, undefined, undefined],
  ]);
});
