import { posix } from 'node:path';
import { convertBlocks } from './blocks';
import { cleanMarkdown, withoutModuleCode } from './clean-markdown';
import { htmlToMarkdown } from './html-to-markdown';
import type { Blog, Item } from './importer';
import { turnObsidian } from './obsidian';
import type { TagContext } from './tags/tag';
import { mdx } from './tags/mdx';
import { turnTags } from './tags/turn-tags';
import { htmlWriter, markdownWriter } from './tags/writers';

/** Something in a text that has no equivalent here, and its position. */
export interface Left {
  file: string;
  line: number;
  /** The name of the shortcode, or of the HTML element. */
  name: string;
}

/** A body converted to Markdown. */
export interface Body {
  markdown: string;
  left: Left[];
  /** The number of shortcodes and tags that were converted. */
  turned: number;
  /** Broken links of a vault, as written. */
  missing: string[];
}

/** Converts the body of an item: its tags, its HTML, and the syntax of other Markdown parsers. */
export function toMarkdown(item: Item, blog: Blog, toItem: TagContext['toItem']): Body {
  const isHtml = item.format === 'html';
  const left: Left[] = [];
  const leave = (name: string, line: number) => left.push({ file: item.file, line: item.bodyLine + line - 1, name });
  const context: TagContext = {
    write: isHtml ? htmlWriter : markdownWriter,
    toItem,
    values: item.values,
    variables: blog.variables,
    ...(blog.included && { included: blog.included }),
    beside: (path) => item.folders.map((folder) => blog.textOf?.(posix.join(folder, path))).find(Boolean),
    uploads: blog.uploadsOf?.(item.number ?? '') ?? [],
    ...(blog.media && { mediaOf: (id: string) => blog.media?.get(id) }),
  };
  let text = item.body;
  let turned = 0;
  const isMdx = item.file.endsWith('.mdx') || blog.isMdx === true;
  if (isMdx) text = withoutModuleCode(text);
  for (const syntax of isMdx ? [...blog.tags, mdx] : blog.tags) {
    const result = turnTags(text, syntax, context);
    text = result.text;
    turned += result.turned;
    for (const { name, line } of result.left) leave(syntax === mdx ? `<${name}>` : name, line);
  }
  if (!isHtml) {
    const blocks = convertBlocks(text);
    turned += blocks.turned;
    const find = blog.findInVault;
    const note = turnObsidian(blocks.text, toItem, find && { find, folder: item.folders[0] ?? '' });
    for (const shown of note.shown)
      leave('![[a note]]', item.body.slice(0, item.body.indexOf(shown)).split('\n').length);
    return { markdown: cleanMarkdown(note.text), left, turned: turned + note.turned, missing: note.missing };
  }
  const { markdown, leftOut } = htmlToMarkdown(text, {
    blankLines: blog.blankLines ?? blog.media !== undefined,
    rewrite: blog.rewrite,
  });
  for (const name of leftOut) leave(name, 1);
  return { markdown, left, turned, missing: [] };
}
