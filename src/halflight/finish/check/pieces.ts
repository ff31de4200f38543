import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Part of a page: from a start tag to its end, without the pieces in it. `ranges` are its positions, `context` the elements around it. */
export interface Piece {
  context: readonly string[];
  ranges: [from: number, to: number][];
}

/** Elements that may contain any number of others in any order: whether one child is valid does not depend on its siblings. */
const free = new Set(
  `a article aside blockquote body code dd del div em footer h2 h3 h4 h5 h6 header ins li main nav ol p section span strong sub sup
  tbody td th ul`.split(/\s+/),
);

/** Elements that become pieces of their own inside one of those. Labels stay together with what they belong to. */
const cuttable = new Set(
  `a article aside blockquote code details div dl em figure h2 h3 h4 h5 h6 header footer img kbd li nav ol p picture pre section span strong
  sub sup svg table td th time tr ul`.split(/\s+/),
);

/** Elements that do not restrict what may be inside their children. */
const transparent = new Set(['div', 'span']);

/** A piece that is still being read: how far it has been cut, and where it ends. */
interface Open {
  piece: Piece;
  done: number;
  end: number;
}

/** Cuts a page's markup into pieces, the page itself first. */
export function toPieces(tree: Tree.Document, html: string): Piece[] {
  const pieces: Piece[] = [];
  cut(tree, { start: 0, end: html.length }, [], pieces);
  return pieces;
}

function cut(
  node: Tree.ParentNode,
  { start, end }: { start: number; end: number },
  context: readonly string[],
  pieces: Piece[],
): void {
  const open: Open = { piece: { context, ranges: [] }, done: start, end };
  pieces.push(open.piece);
  look(node, open, 'tagName' in node ? within(context, node) : context, pieces);
  open.piece.ranges.push([open.done, end]);
}

function look(parent: Tree.ParentNode, open: Open, around: readonly string[], pieces: Piece[]): void {
  const isFree = 'tagName' in parent && free.has(parent.tagName);
  for (const [index, child] of parent.childNodes.entries()) {
    if (!('tagName' in child)) continue;
    const place = child.sourceCodeLocation;
    const next = parent.childNodes[index + 1]?.sourceCodeLocation;
    // The parser moves misplaced elements, such as a paragraph between two rows; these are left where they are written.
    const isWithin =
      place &&
      place.startOffset >= open.done &&
      place.endOffset <= (next?.startOffset ?? open.end) &&
      place.endOffset <= open.end;
    if (isFree && isWithin && cuttable.has(child.tagName)) {
      open.piece.ranges.push([open.done, place.startOffset]);
      open.done = place.endOffset;
      cut(child, { start: place.startOffset, end: place.endOffset }, around, pieces);
    } else {
      look(child, open, within(around, child), pieces);
    }
  }
}

/** The elements around the children of an element, as far as they matter. */
function within(context: readonly string[], { tagName }: Tree.Element): readonly string[] {
  if (tagName === 'html' || tagName === 'body') return [];
  const above = transparent.has(context.at(-1) ?? '') ? context.slice(0, -1) : context;
  return [...above, tagName];
}

const TOKEN =
  /<!--[^]*?-->|<(style|script)\b(?:"[^"]*"|'[^']*'|[^'">])*>[^]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</g;

const ATTRIBUTE = / ([^\s=>"'/]+)="([^"]*)"/g;

/** Attributes whose value no rule checks, as long as it is not empty. */
const WORDS =
  /^(?:action|alt|aria-label|cite|class|content|cx|cy|d|data-.*|datahref|href|imagesrcset|placeholder|points|r|rx|sizes|src|srcset|style|title|transform|value|viewbox|x|x1|x2|y|y1|y2)$/i;

/** Attributes whose values are names of elements on the page. */
const NAMES = /^(?:aria-(?:controls|describedby|labelledby)|for|form|id|list|name|popovertarget)$/i;

/** A piece's markup without what does not affect its validity: words, numbers, and the actual names of elements. */
export function toShape(markup: string): string {
  const names: string[] = [];
  return markup.replace(TOKEN, (token, raw: string | undefined) => {
    if (token.startsWith('<!--')) return '';
    if (!token.startsWith('<') || token === '<') return shapeOf(token);
    const tag = raw === undefined ? token : token.slice(0, token.indexOf('>', raw.length) + 1);
    return tag.replace(ATTRIBUTE, (_, name: string, value: string) => ` ${name}="${shapeOfValue(name, value, names)}"`);
  });
}

/** The shape of an attribute's value. `names` are those in the piece so far, because it matters which of them are equal. */
function shapeOfValue(name: string, value: string, names: string[]): string {
  if (WORDS.test(name)) return shapeOf(value);
  if (!NAMES.test(name) || !/^\S+$/.test(value)) return value.replace(/\d+/g, '0');
  if (!names.includes(value)) names.push(value);
  return String(names.indexOf(value));
}

/** The shape of a text: whether there is any, and what in it has a meaning in HTML. */
function shapeOf(words: string): string {
  if (words.trim() === '') return words === '' ? '' : ' ';
  const special = words.includes('&') || words.includes('>') || words === '<';
  return special ? [...new Set(words.match(/&[#\w]*;?|[<>]/g))].sort().join('') : 'w';
}
