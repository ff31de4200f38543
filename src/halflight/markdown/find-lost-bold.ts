import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './find-mistakes';
import { createPlaceFinder } from './places';

/** Exactly two unescaped asterisks. */
const STARS = /(?<![\\*])\*\*(?!\*)/g;

const LETTER = /^[\p{L}\p{M}\p{N}]$/u;
/** Characters that bold text begins with. Quotation marks that open in one language and close in another are in `EITHER`. */
const OPENING = /^[\p{Ps}\p{Pi}¿¡]$/u;
const EITHER = /^["'\p{Pf}]$/u;
/** Characters that bold text ends with. Most other ASCII punctuation belongs to code. */
const CLOSING = /^(?:[\p{Pe}\p{Pf}\p{Pi}.,:;!?"'%]|(?!\p{ASCII})\p{Po})$/u;
/** A power, as in `x**(n+1)`. */
const POWER = /^[\w)\]]\*\*[(-]$/;

/** Two asterisks between two characters; '' is the beginning or end of the text. */
interface Stars {
  offset: number;
  before: string;
  after: string;
}

/**
 * Asterisks that were meant to make text bold but are shown. Markdown neither begins bold between a letter and opening punctuation, as in
 * `و**«الكتاب»**`, nor ends it between closing punctuation and a letter, as in `**„Wort“**spiel`. `html` says whether HTML in the text is shown.
 */
export function findLostBold(tree: Root, markdown: string, html = true): TextProblem[] {
  if (!markdown.includes('**')) return [];
  const lost = blocksOf(tree, markdown).flatMap(findLost);
  if (lost.length === 0) return [];
  const placeOf = createPlaceFinder(markdown);
  return lost.map(({ offset, before, after }) => ({
    kind: 'lost-bold',
    severity: 'warning',
    message: `the asterisks in ${before}**${after} would be shown, because ** between punctuation and a letter does not make text bold: put the punctuation outside the asterisks${html ? ', or write <strong>words</strong>' : ''}`,
    ...placeOf(offset),
  }));
}

/** Blocks, which bold text cannot extend beyond. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'tableCell', 'defListTerm', 'defListDescription'],
]);

/** The asterisks shown in each block of a text. */
function blocksOf(tree: Root, markdown: string): Stars[][] {
  const blocks: Stars[][] = [[]];
  let inCode = false;
  visit(tree, (node: Nodes) => {
    if (BLOCKS.has(node.type)) blocks.push([]);
    if (node.type === 'html' && CODE.test(node.value)) inCode = !node.value.startsWith('</');
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type !== 'text' || inCode || from === undefined || to === undefined) return;
    for (const { index } of markdown.slice(from, to).matchAll(STARS)) {
      const offset = from + index;
      blocks.at(-1)?.push({
        offset,
        before: Array.from(markdown.slice(Math.max(0, offset - 2), offset)).at(-1) ?? '',
        after: Array.from(markdown.slice(offset + 2, offset + 4)).at(0) ?? '',
      });
    }
  });
  return blocks;
}

const CODE = /^<\/?(?:code|kbd|samp|pre)\b/i;

/** For each pair of asterisks, the one that keeps it from working. */
function findLost(block: readonly Stars[]): Stars[] {
  const lost: Stars[] = [];
  for (let at = 0; at + 1 < block.length; at += 1) {
    const [begin, end] = [block[at], block[at + 1]];
    if (!begin || !end || isBlank(begin.after) || isBlank(end.before)) continue;
    const failed = failsToBegin(begin, end) ? begin : failsToEnd(end) ? end : undefined;
    if (!failed) continue;
    lost.push(failed);
    at += 1;
  }
  return lost;
}

function isBlank(character: string): boolean {
  return character.trim() === '';
}

function failsToBegin({ before, after }: Stars, end: Stars): boolean {
  if (!LETTER.test(before) || POWER.test(`${before}**${after}`)) return false;
  return OPENING.test(after) || (EITHER.test(after) && CLOSING.test(end.before));
}

function failsToEnd({ before, after }: Stars): boolean {
  return CLOSING.test(before) && LETTER.test(after);
}
