import { readFile } from 'node:fs/promises';
import type { Node } from 'gatsby';
import { readFrontMatter } from './read-front-matter';

/** Empty front matter, for a YAML parser that is not ours. */
const NOTHING = '---\n---\n';

/**
 * The text of a Markdown file for gatsby-transformer-remark: empty front matter, and the body. That plugin's YAML parser rejects some of what ours
 * accepts, and then stops the build; so it never sees what an author wrote there. A file without front matter, or with one that is not closed, is no
 * entry: nothing of it is passed on.
 */
function toBodyOnly(text: string): string {
  return NOTHING + (readFrontMatter(text)?.body ?? '');
}

/** For Gatsby's hook: whether a node is a Markdown file of the content folder. */
export function isMarkdownFile({ node }: { node: Node }): boolean {
  const { internal, sourceInstanceName } = node as Node & { sourceInstanceName?: unknown };
  return internal.type === 'File' && sourceInstanceName === 'content' && internal.mediaType === 'text/markdown';
}

/**
 * Gatsby's hook, which runs before that of gatsby-transformer-remark: once the content of a node is set, Gatsby passes it to every plugin that asks
 * for it (`loadNodeContent`).
 */
export async function giveBodyOnly({ node }: { node: Node }): Promise<void> {
  const { absolutePath } = node as Node & { absolutePath?: unknown };
  node.internal.content = toBodyOnly(await readFile(String(absolutePath), 'utf8'));
}
