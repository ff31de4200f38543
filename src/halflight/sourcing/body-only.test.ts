import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { onCreateNode } from 'gatsby-transformer-remark/on-node-create';
import { giveBodyOnly, isMarkdownFile } from './body-only';
import { readFrontMatter } from './read-front-matter';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halflight-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What gatsby-transformer-remark makes of a file after our hook has run, called as Gatsby calls the two. */
async function transform(text: string): Promise<{ body: unknown; frontmatter: unknown; panics: string[] }> {
  const absolutePath = join(folder, 'a.md');
  writeFileSync(absolutePath, text);
  const node = {
    id: 'a',
    absolutePath,
    sourceInstanceName: 'content',
    internal: { type: 'File', mediaType: 'text/markdown' },
  } as unknown as Node;
  expect(isMarkdownFile({ node })).toBe(true);
  await giveBodyOnly({ node });
  const panics: string[] = [];
  const made = await onCreateNode(
    {
      node,
      // As in Gatsby: content that is set on a node is passed on, without asking any plugin.
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
  [
    'dates and numbers that it would read otherwise',
    '---\ntitle: 2020-01-01\nextra: [0o7, 1_000, ~, 2001-02-30]\n---\nB',
  ],
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\nBody.\n'],
  ['CRLF', '---\r\ntitle: A\r\n---\r\nBody.\r\n\r\nMore.\r\n'],
  ['blanks behind the lines of ---', '---  \ntitle: A\n--- \t\nBody.\n'],
  ['--- within a value', '---\ntitle: "A\n ---b"\nsummary: |\n  x\n  ---\n---\nBody.\n'],
  ['--- at the top of the body', '---\ntitle: A\n---\n---\nBody: here\n---\n'],
  ['--- in the body, and an empty line first', '---\ntitle: A\n---\n\n---\n\nBody.\n\n---\n'],
  ['--- in a block of code', '---\ntitle: A\n---\n```yaml\n---\na: b\n---\n```\n'],
  ['an empty front matter', '---\n---\nBody.\n'],
  ['nothing below', '---\ntitle: A\n---'],
  ['YAML that is wrong', '---\ntitle: [\n---\nBody.\n'],
])('gatsby-transformer-remark carries our body and none of the front matter: %s', async (_, text) => {
  expect(await transform(text)).toEqual({
    body: readFrontMatter(text)?.body,
    frontmatter: { title: '' },
    panics: [],
  });
});

test.each([
  ['JSON', '---json\n{ "title": \n---\nBody.\n'],
  ['JavaScript', '---js\nprocess.exit(1)\n---\nBody.\n'],
  ['TOML', '+++\ntitle = "A"\n+++\nBody.\n'],
  ['one that is not closed', '---\ntitle: [A\n\nBody.\n'],
  ['none', 'Body.\n'],
])('front matter in %s is nobody’s entry: nothing of it is read', async (_, text) => {
  expect(await transform(text)).toEqual({ body: '', frontmatter: { title: '' }, panics: [] });
});

test('other files, and those of other sources, are left alone', () => {
  const file = (more: object) =>
    ({
      sourceInstanceName: 'content',
      internal: { type: 'File', mediaType: 'text/markdown' },
      ...more,
    }) as unknown as Node;
  expect(isMarkdownFile({ node: file({}) })).toBe(true);
  expect(isMarkdownFile({ node: file({ sourceInstanceName: 'other' }) })).toBe(false);
  expect(isMarkdownFile({ node: file({ internal: { type: 'File', mediaType: 'image/png' } }) })).toBe(false);
  expect(isMarkdownFile({ node: file({ internal: { type: 'MarkdownRemark' } }) })).toBe(false);
});
