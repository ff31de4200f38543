import { readFile } from 'node:fs/promises';
import type { Node } from 'gatsby';
import { readFrontMatter } from './read-front-matter';

/** Front matter that says nothing, for a parser of YAML that is not ours. */
const NOTHING = '---\n---\n';

/**
 * The text of a Markdown file for gatsby-transformer-remark: its body, below front matter that is empty. gatsby-transformer-remark reads YAML
 * in a way of its own, which refuses some of what ours takes, and then stops the build; so it never sees what an author wrote there. What has
 * no front matter, or one that is not closed, is no entry: nothing of it is given.
 */
export function toBodyOnly(text: string): string {
  return NOTHING + (readFrontMatter(text)?.body ?? '');
}

/** Gatsby's hook: of all nodes only those of Markdown files of the content folder are looked at. */
export function isMarkdownFile({ node }: { node: Node }): boolean {
  const { internal, sourceInstanceName } = node as Node & { sourceInstanceName?: unknown };
  return internal.type === 'File' && sourceInstanceName === 'content' && internal.mediaType === 'text/markdown';
}

/**
 * Gatsby's hook, which has its turn before that of gatsby-transformer-remark: the content of a node, once it is known, is what Gatsby gives to
 * every plugin that asks for it (`loadNodeContent`).
 */
export async function giveBodyOnly({ node }: { node: Node }): Promise<void> {
  const { absolutePath } = node as Node & { absolutePath?: unknown };
  node.internal.content = toBodyOnly(await readFile(String(absolutePath), 'utf8'));
}
