import type { Comment, Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { BLOCKS } from './flatten-cells';
import { FOOTNOTE } from './footnotes';

/** Elements in which line breaks are insignificant or already preserved. */
const WHOLE = new Set(
  'audio button caption code embed figcaption figure h1 h2 h3 h4 h5 h6 iframe math noscript object pre script select style summary svg template textarea video'.split(
    ' ',
  ),
);

/** Elements that separate paragraphs. */
const APART = new Set([...BLOCKS, FOOTNOTE, 'audio', 'embed', 'iframe', 'object', 'td', 'th', 'video']);

/** Elements whose text is wrapped in paragraphs only if there are several. */
const CLOSE = new Set('dd dl dt li ol table tbody td tfoot th thead tr ul'.split(' '));

type Nodes = ElementContent[];

/**
 * Adds paragraphs and line breaks to HTML from an editor that uses blank lines instead, as WordPress does when it renders texts of its classic
 * editor. With `inBlocks`, also within blockquotes, lists and other blocks.
 */
export function addParagraphs(parent: Root | Element, inBlocks: boolean): void {
  const parts = toRuns(parent.children as Nodes).map((run) => (Array.isArray(run) ? toFilled(toParagraphs(run)) : run));
  const count = parts.reduce((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0);
  const isClose = parent.type === 'element' && CLOSE.has(parent.tagName) && count < 2;
  parent.children = parts.flatMap((part): Nodes => {
    if (Array.isArray(part)) return isClose ? part.flat() : part.map((nodes) => h('p', nodes));
    if (part.type === 'comment' || !inBlocks || WHOLE.has(part.tagName)) return [part];
    if (part.tagName === 'p' && !part.children.some(isBlock))
      return toFilled(toParagraphs(part.children)).map((children) => ({ ...part, children }));
    addParagraphs(part, inBlocks);
    return [part];
  });
}

/** Significant comments between paragraphs: the end of a summary or page, and a synced pattern. */
const isMark = (node: ElementContent): node is Comment =>
  node.type === 'comment' && /^\s*(?:more\b|nextpage\b|wp:block\s)/.test(node.value);

const isBlock = (node: ElementContent): node is Element =>
  node.type === 'element' && (APART.has(node.tagName) || node.children.some(isBlock));

/** Separates blocks from the runs of inline nodes between them. */
function toRuns(nodes: Nodes): (Element | Comment | Nodes)[] {
  const runs: (Element | Comment | Nodes)[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isBlock(node) || isMark(node)) runs.push(node);
    else if (Array.isArray(last)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

const isBreak = (node: ElementContent | undefined): boolean => node?.type === 'element' && node.tagName === 'br';

/** Splits inline nodes at blank lines and double `<br>`. Other line breaks become `<br>`. */
function toParagraphs(nodes: Nodes): Nodes[] {
  let last: Nodes = [];
  const paragraphs = [last];
  const begin = () => paragraphs.push((last = []));
  const addBreak = () => isBreak(last.at(-1)) || last.push(h('br'));
  for (const node of nodes) {
    if (node.type === 'text') {
      const lines = node.value.split('\n');
      for (const [index, line] of lines.entries()) {
        const isLast = index === lines.length - 1;
        const isEmpty = line.trim() === '';
        if (index > 0 && isEmpty && !isLast) begin();
        // The line after a blank one already begins a paragraph.
        else if (index > 0 && last.length > 0) addBreak();
        if (isEmpty && lines.length > 1) continue;
        const value = index > 0 ? line.trimStart() : line;
        last.push({ type: 'text', value: isLast ? value : value.trimEnd() });
      }
    } else if (isBreak(node) && isBreak(last.at(-1))) begin();
    else if (node.type !== 'element' || node.children.length === 0 || WHOLE.has(node.tagName)) last.push(node);
    else {
      // A link or emphasis that is split becomes several links or emphases.
      for (const [index, children] of toParagraphs(node.children).entries()) {
        if (index > 0) begin();
        if (children.length > 0) last.push({ ...node, children });
      }
    }
  }
  return paragraphs;
}

/** Removes paragraphs that show nothing, and line breaks at either end. */
function toFilled(paragraphs: readonly Nodes[]): Nodes[] {
  const isEmpty = (node: ElementContent | undefined) =>
    node?.type === 'comment' || isBreak(node) || (node?.type === 'text' && node.value.trim() === '');
  return paragraphs.flatMap((nodes) => {
    const from = nodes.findIndex((node) => !isEmpty(node));
    const to = nodes.findLastIndex((node) => !isEmpty(node));
    return from < 0 ? [] : [nodes.slice(from, to + 1)];
  });
}
