import { readFile } from 'node:fs/promises';
import type { Node } from 'gatsby';
import { isNotebook } from '../entry-file';
import { isInVault } from '../features/vault/settings';
import { contentFolder } from './content-folder';
import { toMarkdownOfNotebook } from './notebooks/read-notebook-text';
import { readSite } from './read-content';
import { readFrontMatter } from './read-front-matter';
import { readNoteText } from './vault/read-note';

const MARKDOWN = 'text/markdown';

/** Empty front matter, for gatsby-transformer-remark's YAML parser. */
const NOTHING = '---\n---\n';

/**
 * The text of a Markdown file for gatsby-transformer-remark: empty front matter and the body. That plugin's YAML parser rejects some of what ours
 * accepts and then stops the build, so it never sees the author's front matter. A file whose front matter is missing or unclosed is not an entry, so
 * its body is dropped too; a note of a vault needs none.
 */
function toBodyOnly(text: string, isNote: boolean): string {
  return NOTHING + ((isNote ? readNoteText(text) : readFrontMatter(text))?.body ?? '');
}

/** Filter for Gatsby's hook: whether a node is a Markdown file or a notebook of the content folder. */
export function isMarkdownFile({ node }: { node: Node }): boolean {
  const { internal, sourceInstanceName, relativePath } = node as Node &
    Record<'sourceInstanceName' | 'relativePath', unknown>;
  const isText = internal.mediaType === MARKDOWN || isNotebook(String(relativePath));
  return internal.type === 'File' && sourceInstanceName === 'content' && isText;
}

/**
 * Gatsby's hook; runs before gatsby-transformer-remark's. Once a node's content is set, Gatsby gives it to every plugin that calls `loadNodeContent`.
 * For that plugin, a notebook is the Markdown file that it becomes.
 */
export async function removeFrontMatter({ node }: { node: Node }): Promise<void> {
  const { absolutePath, relativePath } = node as Node & Record<'absolutePath' | 'relativePath', unknown>;
  const path = String(relativePath);
  const text = await readFile(String(absolutePath), 'utf8');
  if (isNotebook(path)) {
    node.internal.mediaType = MARKDOWN;
    node.internal.content = toBodyOnly(toMarkdownOfNotebook(text, path).markdown ?? '', false);
  } else node.internal.content = toBodyOnly(text, isInVault(path, readSite(contentFolder()) ?? {}));
}
