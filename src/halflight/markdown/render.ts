import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { anchors } from './anchors';
import { callouts } from './callouts';
import { cellLabels } from './cell-labels';
import { charts } from './charts';
import { code } from './code';
import { codeFiles } from './code-files';
import type { MarkdownContext } from './context';
import { diagrams } from './diagrams';
import { drawings } from './drawings';
import { enlarged } from './enlarged';
import { externalLinks } from './external-links';
import { footnotes } from './footnotes';
import { hashtags } from './hashtags';
import { images } from './images';
import { links } from './links';
import { listNumbers } from './list-numbers';
import { math } from './math';
import { media } from './media';
import { toTree } from './parse';
import { tables } from './tables';
import { tabs } from './tabs';
import { taskLists } from './task-lists';
import { textDirection } from './text-direction';
import { themedPictures } from './themed-pictures';
import { uniqueIds } from './unique-ids';
import { videoCards } from './video-cards';
import { wikiTargets } from './wiki-targets';
import { withoutPlaces } from './without-places';

/** Renders an entry's body to HTML. */
export async function renderBody(markdown: string, context: MarkdownContext): Promise<string> {
  return toHtml(await renderTree(markdown, context));
}

/** Renders an entry's body to a tree. What the author may not write is removed before the first step, so everything the steps add is kept. */
export async function renderTree(markdown: string, context: MarkdownContext): Promise<Root> {
  const wiki = wikiTargets(context, context.toEmbedded && renderTree);
  const steps = unified()
    .use(wiki.toPlain)
    .use(anchors, context)
    .use(codeFiles, context)
    .use(tabs, context)
    .use(callouts, context)
    .use(diagrams, context)
    .use(charts, context)
    .use(math, context)
    .use(code, context)
    .use(cellLabels, context)
    .use(videoCards, context)
    .use(links, context)
    .use(hashtags, context, markdown)
    .use(media, context)
    .use(drawings, context)
    .use(images, context)
    .use(themedPictures)
    .use(enlarged)
    .use(tables, context)
    .use(footnotes, context)
    .use(taskLists)
    .use(listNumbers)
    .use(textDirection, context)
    .use(externalLinks, context)
    .use(uniqueIds, context)
    .use(wiki.embed);
  const { math: withMath = false, title, taken } = context;
  const tree = toTree(markdown, { math: withMath, ...(title !== undefined && { title }), ...(taken && { taken }) });
  return (await steps.run(tree)) as Root;
}

/** Code in a front-matter text may be wider than its place. It then scrolls, so it must be focusable with the keyboard. */
function focusableCode() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'pre') properties.tabIndex = 0;
    });
}

/**
 * Renders a front-matter text to HTML. HTML in it is dropped, and code is only highlighted if `highlighted` is set. Several such texts share a page
 * with a body, at unknown heading levels, so headings become bold lines and nothing has an id.
 */
export async function renderText(markdown: string, context: MarkdownContext, highlighted = false): Promise<string> {
  const steps = unified()
    .use(withoutPlaces)
    .use(wikiTargets(context).toPlain)
    .use(focusableCode)
    .use(links, context)
    .use(images, context)
    .use(listNumbers)
    .use(textDirection, context)
    .use(externalLinks, context);
  if (highlighted) steps.use(code, context);
  return toHtml((await steps.run(toTree(markdown, { html: false }))) as Root);
}
