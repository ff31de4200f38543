import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { anchors } from './anchors';
import { code } from './code';
import type { MarkdownContext } from './context';
import { footnotes } from './footnotes';
import { images } from './images';
import { links, linksWithoutPrefix } from './links';
import { tables } from './tables';
import { taskLists } from './task-lists';

/** The finished HTML of an entry's body, from the tree that gatsby-transformer-remark made of it. The tree is left as it was. */
export async function renderBody(tree: Root, context: MarkdownContext): Promise<string> {
  const steps = unified()
    .use(rehypeSlug)
    .use(anchors, context)
    .use(code, context)
    .use(linksWithoutPrefix, context)
    .use(links, context)
    .use(images, context)
    .use(tables)
    .use(footnotes, context)
    .use(taskLists);
  return toHtml((await steps.run(structuredClone(tree))) as Root);
}

const textParser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** The finished HTML of a short text of the front matter: no headings to link to, no code to highlight. */
export async function renderText(markdown: string, context: MarkdownContext): Promise<string> {
  const tree = await textParser.run(textParser.parse(markdown));
  const steps = unified().use(links, context).use(images, context);
  return toHtml((await steps.run(tree)) as Root);
}
