import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { onCreateNode } from 'gatsby-transformer-remark/on-node-create';
import { makeFolder } from '../testing/temporary-folder';
import { removeFrontMatter, isMarkdownFile } from './body-only';
import { readFrontMatter } from './read-front-matter';

/** What gatsby-transformer-remark makes of a file after our hook has run, with both called as Gatsby calls them. */
async function transform(
  text: string,
  name = 'a.md',
  mediaType = 'text/markdown',
): Promise<{ body: unknown; frontmatter: unknown; panics: string[] }> {
  const absolutePath = join(makeFolder(), name);
  writeFileSync(absolutePath, text);
  const node = {
    id: 'a',
    absolutePath,
    relativePath: `posts/${name}`,
    sourceInstanceName: 'content',
    internal: { type: 'File', mediaType },
  } as unknown as Node;
  expect(isMarkdownFile({ node })).toBe(true);
  await removeFrontMatter({ node });
  const panics: string[] = [];
  const made = await onCreateNode(
    {
      node,
      // As in Gatsby: content set on a node is passed on without asking any plugin.
      loadNodeContent: (asked: Node) => Promise.resolve(String(asked.internal.content)),
      actions: { createNode: () => undefined, createParentChildLink: () => undefined },
      createNodeId: (name: string) => name,
      createContentDigest: () => 'digest',
      reporter: { panicOnBuild: (message: string) => panics.push(message) },
    },
    {},
  );
  return { body: made.rawMarkdownBody, frontmatter: made.frontmatter, panics };
}

test.each([
  ['what the other parser refuses', '---\ntitle: A\nextra: { "<<": hello }\n---\nBody.\n'],
  ['every name that objects inherit', '---\nextra: { __proto__: 1, constructor: 2, toString: 3 }\n---\nBody.\n'],
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\nBody.\n'],
  ['--- within a value', '---\ntitle: "A\n ---b"\nsummary: |\n  x\n  ---\n---\nBody.\n'],
  ['--- at the top of the body', '---\ntitle: A\n---\n---\nBody: here\n---\n'],
  ['YAML that is wrong', '---\ntitle: [\n---\nBody.\n'],
])('gatsby-transformer-remark gets our body and no front matter: %s', async (_, text) => {
  expect(await transform(text)).toEqual({ body: readFrontMatter(text)?.body, frontmatter: { title: '' }, panics: [] });
});

test.each([
  ['JSON', '---json\n{ "title": \n---\nBody.\n'],
  ['JavaScript', '---js\nprocess.exit(1)\n---\nBody.\n'],
])('front matter in %s belongs to no entry, so nothing of it is read', async (_, text) => {
  expect(await transform(text)).toEqual({ body: '', frontmatter: { title: '' }, panics: [] });
});

test('a notebook is the Markdown that it becomes, without what its tags remove', async () => {
  const cells = [
    { cell_type: 'raw', source: '---\ntitle: A\n---' },
    { cell_type: 'markdown', source: 'Body.' },
    { cell_type: 'markdown', source: 'Canary.', metadata: { tags: ['remove-cell'] } },
  ];
  const text = JSON.stringify({ nbformat: 4, metadata: {}, cells });
  expect(await transform(text, 'index.ipynb', 'application/x-ipynb+json')).toEqual({
    body: '\nBody.',
    frontmatter: { title: '' },
    panics: [],
  });
});
