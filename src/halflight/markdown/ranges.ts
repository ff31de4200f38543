import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Part of a text, by its offsets. */
export interface Range {
  from: number;
  to: number;
}

/** Whether a node is a definition, or contains code, formulas or comments, in which nothing is Markdown. */
export function isQuoted(node: Nodes): boolean {
  if (node.type === 'html')
    return /^<[!?]/.test(node.value) || /^<(?:pre|code|script|style|textarea)\b/i.test(node.value);
  return ['code', 'inlineCode', 'math', 'inlineMath', 'definition'].includes(node.type);
}

/** The ranges of the nodes that `fits` accepts, sorted by start. They may be nested. */
export function findRanges(tree: Root, fits: (node: Nodes) => boolean): Range[] {
  const ranges: Range[] = [];
  visit(tree, (node: Nodes) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from !== undefined && to !== undefined && fits(node)) ranges.push({ from, to });
  });
  return ranges.sort((a, b) => a.from - b.from);
}

/** Whether an offset is in one of the sorted ranges; nested ranges come after those around them. */
export function isIn(offset: number, ranges: readonly Range[]): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  // The nearest range may be nested in an earlier one that contains the offset. Looking back eight ranges is enough: links and code nest no deeper.
  for (let at = low - 1; at >= Math.max(0, low - 8); at -= 1) if (offset < (ranges[at]?.to ?? 0)) return true;
  return false;
}

/** Whether the character at an offset is escaped. */
export function isEscaped(markdown: string, index: number): boolean {
  return markdown[index - 1] === '\\';
}
