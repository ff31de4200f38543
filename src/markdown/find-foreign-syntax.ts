import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './find-mistakes';
import { createPlaceFinder } from './places';

/** Part of a text, by its offsets. */
interface Range {
  from: number;
  to: number;
}

/** Syntax of another generator, which would be shown as plain text here. */
interface Foreign {
  pattern: RegExp;
  /** Describes it, given the name found in it. */
  what: (name: string) => string;
  /** What to write instead; without it, `equals` may have something for the name. */
  better?: string;
}

const VIDEO = 'put the URL of a video on a line of its own';
const PICTURE = 'write a picture as ![what it shows](picture.jpg "caption")';
const CODE = 'write code between lines of ```';

/** What to write instead, by the name of a shortcode or a tag. */
const equals: ReadonlyMap<string, string> = new Map([
  ...['youtube', 'vimeo', 'embed', 'video'].map((name) => [name, VIDEO] as const),
  ...['figure', 'image', 'img', 'picture', 'caption', 'gallery'].map((name) => [name, PICTURE] as const),
  ...['highlight', 'code', 'codeblock', 'raw', 'sourcecode'].map((name) => [name, CODE] as const),
  ...['ref', 'relref', 'link', 'post_url'].map(
    (name) => [name, 'name the Markdown file that the link leads to, such as (../other-post.md)'] as const,
  ),
  ...['note', 'notice', 'warning', 'tip', 'alert', 'callout', 'admonition'].map(
    (name) => [name, 'write a note as a quotation that begins with [!NOTE]'] as const,
  ),
]);

const foreign: readonly Foreign[] = [
  { pattern: /\{\{[<%]-?\s{0,9}([\w/.-]{0,99})/g, what: () => 'a shortcode of Hugo' },
  { pattern: /\{%-?\s{0,9}(\w{1,99})/g, what: () => 'a tag of Liquid' },
  { pattern: /\{\{-?\s{0,9}([\w."'|:/ -]{1,200})\}\}/g, what: () => 'a variable of a template' },
  {
    pattern: /\[\/?(caption|gallery|embed|playlist)(?=[\s\]])[^[\]\n]{0,500}\](?![[(:])/g,
    what: () => 'a shortcode of WordPress',
  },
  { pattern: /!\[\[[^[\]\n]{1,200}\]\]/g, what: () => 'a picture or note of Obsidian', better: PICTURE },
  {
    pattern: /(?<![!\w)\]])\[\[[^[\]\n]{1,200}\]\](?![[(:])/g,
    what: () => 'a link of Obsidian',
    better: 'write a link as [words](note.md)',
  },
  {
    pattern: /(?<!\d)%%[^%]{1,2000}%%/g,
    what: () => 'a comment of Obsidian',
    better: 'write one that nobody is to read as <!-- comment -->',
  },
];

/** Finds syntax of other generators, which would be shown as plain text. Code and comments may contain it, and so may the names of links. */
export function findForeignSyntax(tree: Root, markdown: string): TextProblem[] {
  const quoted = findRanges(tree, (node) => isQuoted(node));
  const references = findRanges(tree, ({ type }) => type === 'linkReference' || type === 'imageReference');
  const placeOf = createPlaceFinder(markdown);
  // The end of the last one found: what is inside it is part of it.
  let taken = 0;
  return foreign
    .flatMap(({ pattern, ...rest }) =>
      Array.from(markdown.matchAll(pattern), ({ 0: found, 1: name = '', index }) => ({ found, name, index, ...rest })),
    )
    .sort((a, b) => a.index - b.index)
    .filter(({ found, index, name }) => {
      // A closing tag is reported with its opening one.
      if (/^(?:\/|end)/.test(name) || found.startsWith('[/') || index < taken) return false;
      if (isEscaped(markdown, index) || isIn(index, quoted)) return false;
      const bracket = /^[!^]?\[+/.exec(found)?.[0].lastIndexOf('[');
      if (bracket !== undefined && isIn(index + bracket, references)) return false;
      taken = index + found.length;
      return true;
    })
    .map(({ found, name, index, what, better = equals.get(name.trim().toLowerCase()) }) => {
      const instead = better ? `: ${better}` : '; if you are writing about it, put it between backticks';
      return {
        kind: 'foreign-syntax',
        severity: 'warning' as const,
        message: `"${shorten(found)}" is ${what(name)}, and would be shown as plain text${instead}`,
        ...placeOf(index),
      };
    });
}

const SHOWN = 40;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** A link or a picture, whose target may contain pairs of parentheses, as in `photo (1).png`. */
const LINK = /(!?)\[([^[\]\n]{0,300})\]\(((?:[^()\n]|\([^()\n]{0,100}\)){1,300})\)/g;

/** A backslash between folders: not one that escapes what follows. */
const BACKSLASH = /\\(?![!-/:-@[-`{-~])/g;

/** The title behind a target. */
const TITLE = /\s+(?:"[^"]*"|'[^']*'|\([^()]*\))$/;

/** Links and pictures with spaces in their targets, which Markdown would show as text, brackets included. */
export function findBadTargets(tree: Root, markdown: string): TextProblem[] {
  const understood = findRanges(tree, (node) => isQuoted(node) || node.type === 'link' || node.type === 'image');
  const placeOf = createPlaceFinder(markdown);
  return Array.from(markdown.matchAll(LINK), (match) => match).flatMap(
    ({ 0: found, 1: sign, 2: words = '', 3: written = '', index }) => {
      const isImage = sign === '!';
      const target = written.trim();
      if (!/\s/.test(target) || /\{[{%]/.test(target) || isIn(index, understood) || isEscaped(markdown, index))
        return [];
      if (isIn(index + found.indexOf(']('), understood)) return [];
      // `[words](words)` need not be meant as a link, nor `[deprecated](since version 2.0)`.
      if (!isImage && !/^(?:\.{0,2}\/|https?:)|\.[a-z][a-z\d]{1,4}(?:[?#]\S*)?$/i.test(target)) return [];
      const name = target.replace(TITLE, '').replace(BACKSLASH, '/');
      const place = placeOf(index + found.indexOf('](') + 2);
      const [space = ''] = /^\s*/.exec(written) ?? [];
      const now = `<${name}>${target.slice(name.length)}`;
      return [
        {
          kind: 'bad-target',
          severity: 'error' as const,
          message: `a name with spaces in it is not understood, and ${isImage ? 'the picture' : 'the link'} would be shown as text: put the name between < and >, ${sign}[${shorten(words)}](<${name}>), or write each space as %20`,
          ...place,
          // A target between < and > may contain neither, and is on one line.
          ...(!/[<>\n]/.test(written) && {
            fix: { edits: [{ ...place, column: place.column + space.length, found: target, now }] },
          }),
        },
      ];
    },
  );
}

function isEscaped(markdown: string, index: number): boolean {
  return markdown[index - 1] === '\\';
}

function isQuoted(node: Nodes): boolean {
  if (node.type === 'html')
    return /^<[!?]/.test(node.value) || /^<(?:pre|code|script|style|textarea)\b/i.test(node.value);
  return ['code', 'inlineCode', 'math', 'inlineMath', 'definition'].includes(node.type);
}

/** The ranges of the nodes that fit, sorted by their starts. They may be nested. */
function findRanges(tree: Root, fits: (node: Nodes) => boolean): Range[] {
  const ranges: Range[] = [];
  visit(tree, (node: Nodes) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from !== undefined && to !== undefined && fits(node)) ranges.push({ from, to });
  });
  return ranges.sort((a, b) => a.from - b.from);
}

/** Whether an offset is in one of some sorted ranges; nested ones come after those around them. */
function isIn(offset: number, ranges: readonly Range[]): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  // The nearest range may be nested in an earlier one that contains the offset; looking back at eight is enough, because links and code nest no
  // deeper.
  for (let at = low - 1; at >= Math.max(0, low - 8); at -= 1) if (offset < (ranges[at]?.to ?? 0)) return true;
  return false;
}
