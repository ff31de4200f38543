import { join } from 'node:path';
import type { EntryNode } from '../../collections/entry-node';
import type { Resolving } from '../../sourcing/resolving';
import { enterFolder } from '../../testing/temporary-folder';
import { writeFiles } from '../../testing/write-files';
import { shownValues } from './shown-values';

test('a file that a field names is published, below the prefix that links add', async () => {
  const root = enterFolder();
  writeFiles(root, { 'papers/a b.pdf': 'x' });
  const findOne = ({ query }: { query: { filter: { relativePath: { in: string[] } } } }) =>
    Promise.resolve({ absolutePath: join(root, query.filter.relativePath.in[0] ?? '') });
  const nodeModel = { findOne, getNodeById: () => null };
  const entry = {
    collection: 'publication',
    filePath: 'publications.bib#a',
    pdf: 'papers/a%20b.pdf#page=2',
    slides: '/slides/a.pdf',
    code: 'https://example.org/code/',
  } as unknown as EntryNode;
  const resolving = { context: { nodeModel }, pathPrefix: '/site' } as unknown as Resolving;
  expect(await shownValues(entry, ['pdf', 'slides', 'code'], resolving)).toEqual({
    pdf: expect.stringMatching(/^\/static\/[\da-f]{32}\/a%20b\.pdf#page=2$/) as string,
    slides: '/slides/a.pdf',
    code: 'https://example.org/code/',
  });
});
