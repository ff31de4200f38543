import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Node } from 'gatsby';
import { stringify } from 'yaml';
import { createPages } from '../gatsby/create-pages';
import { onCreateNode } from '../gatsby/create-entry-nodes';
import { makeOutputs } from '../outputs/make-outputs';
import { readPublished, type PublishedSite } from '../outputs/published';
import { noCommits } from '../outputs/sitemap/read-commit-times';
import { readManifest } from '../routes/manifest';
import type { EntryNode } from '../collections/entry-node';
import { writeFiles } from './write-files';

/** A file of a content folder. */
export interface Written {
  file: string;
  values?: Record<string, unknown>;
  /** The Markdown below the front matter, or the whole text if the file is not Markdown. */
  body?: string;
  /** The HTML that Gatsby rendered from it. */
  html?: string;
}

/** Writes a content folder with these files. */
export function writeContent(folder: string, files: readonly Written[]): void {
  const toText = ({ file, values, body = '' }: Written) =>
    file.endsWith('.md') ? `---\n${stringify(values)}---\n\n${body}\n` : body;
  writeFiles(folder, Object.fromEntries(files.map((written) => [written.file, toText(written)])));
}

/** A stand-in for Gatsby's store: nodes by id and by type. */
function createStore() {
  const nodes = new Map<string, Node>();
  const kept = new Map<string, unknown>();
  return {
    add: (node: object) => {
      const made = node as Node;
      const internal = Object.assign({ contentDigest: JSON.stringify(node) }, made.internal);
      nodes.set(made.id, { ...made, internal });
    },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    },
  };
}

/**
 * Publishes a content folder, written by `writeContent` and named by `CONTENT_DIR`, into `folder`, without the pages themselves. Our own hooks create
 * the nodes and the pages, so ids, contexts and visibility match a build; only the query results are written here.
 */
export async function publishFolder(
  content: string,
  files: readonly Written[],
  folder: string,
): Promise<PublishedSite> {
  const { add, ...store } = createStore();
  const createNodes = (id: string) =>
    onCreateNode({
      ...store,
      node: store.getNode(id),
      actions: { createNode: add, createParentChildLink: () => undefined },
      createContentDigest: JSON.stringify,
    } as unknown as Parameters<typeof onCreateNode>[0]);
  for (const { file, body = '' } of files) {
    const absolutePath = join(content, file);
    add({ id: file, relativePath: file, absolutePath, sourceInstanceName: 'content', internal: { type: 'File' } });
    if (!file.endsWith('.md')) {
      await createNodes(file);
      continue;
    }
    const id = `remark ${file}`;
    add({ id, parent: file, rawMarkdownBody: body, internal: { type: 'MarkdownRemark' } });
    await createNodes(id);
  }
  const photo = { type: 'File', contentDigest: '0123abcd' };
  add({ id: 'photo', relativePath: 'posts/a/photo.jpg', internal: photo });
  const createPage = ({ path, context }: { path: string; context: { id?: string } }) => {
    add({ id: `SitePage ${path}`, path, context, internal: { type: 'SitePage' } });
    const { collection = '', filePath } = (store.getNode(context.id ?? '') ?? {}) as Partial<EntryNode>;
    const { html = '' } = files.find(({ file }) => file === filePath) ?? {};
    const pageData = join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
    mkdirSync(dirname(pageData), { recursive: true });
    writeFileSync(pageData, JSON.stringify({ result: { data: { [collection]: { text: { html } } } } }));
  };
  createPages({
    ...store,
    actions: { createPage, createNode: add },
    createContentDigest: JSON.stringify,
  } as unknown as Parameters<typeof createPages>[0]);
  const nodes = store as unknown as Parameters<typeof readPublished>[0];
  const published = readPublished(nodes, readManifest(), folder);
  if (!published) throw new Error('There is no site.md.');
  await makeOutputs(published, folder, noCommits);
  return published;
}

/** The files in a folder that `publishFolder` or a step after it wrote, by path. */
export function readPublic(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name !== 'page-data.json')
    .map((item) => join(item.parentPath, item.name));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}
