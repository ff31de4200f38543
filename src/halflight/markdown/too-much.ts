import type { Nodes, Root } from 'mdast';
import { CELLS_LACKING, DEFINITIONS, PARAGRAPH_SIGNS, TEXT_NESTING, UNDERLINED_HEADINGS } from '../limits';
import type { TextProblem } from './find-mistakes';
import { findRawLines } from './parse';

/** Elements that nest whenever they are repeated; others are closed by the next of their kind. */
const NESTING_TAG =
  /<(\/?)(?:a|abbr|address|article|aside|audio|b|bdi|bdo|big|blockquote|canvas|center|cite|code|data|del|details|dfn|dialog|div|dl|em|fieldset|figcaption|figure|font|footer|form|header|hgroup|i|ins|kbd|label|legend|main|map|mark|math|menu|nav|noscript|object|ol|output|picture|pre|q|ruby|s|samp|search|section|small|span|strike|strong|sub|summary|sup|svg|table|template|time|tt|u|ul|var|video|[a-z]+-[\w-]*)(?=[\s/>])/gi;

const tooMuch = (message: string, line: number, column = 1): TextProblem => ({
  kind: 'too-much',
  severity: 'error',
  message,
  line,
  column,
});

const tooDeep = (line: number, column?: number) =>
  tooMuch(
    `the text is nested more than ${TEXT_NESTING} levels deep, which cannot be displayed: remove some levels`,
    line,
    column,
  );

/** What in a text would take the parser too long or is nested too deep; `undefined` for anything people write. Reads line by line, in linear time. */
export function findTooMuch(markdown: string, math = false): TextProblem | undefined {
  const lines = markdown.split('\n');
  let underlined = 0;
  for (const [index, line] of lines.entries()) {
    if (containersOf(line) > TEXT_NESTING) return tooDeep(index + 1);
    // After a blank line it is a thematic break.
    if (UNDERLINE.test(line) && lines[index - 1]?.trim()) underlined += 1;
    if (underlined > UNDERLINED_HEADINGS)
      return tooMuch(
        `the text has more than ${UNDERLINED_HEADINGS} underlined headings, which take too long to process: begin them with # instead`,
        index + 1,
      );
  }
  // Code and HTML may contain any number of special characters and colons.
  const definition =
    findLastDefinition(lines) && findLastDefinition(withoutRaw(markdown, { math, definitions: false }));
  if (definition !== undefined)
    return tooMuch(
      `the text has more than ${DEFINITIONS} definitions (lines that begin with a colon), which take too long to process: split it into several texts`,
      definition,
    );
  const paragraph = findLongParagraph(lines) && findLongParagraph(withoutRaw(markdown, { math }));
  if (paragraph === undefined) return undefined;
  return tooMuch(
    `this paragraph has more than ${PARAGRAPH_SIGNS} brackets, asterisks and underscores, which take too long to process: split it with blank lines, or put it between lines of \`\`\``,
    paragraph,
  );
}

/** The lines of a text, with those of code blocks and HTML blocks emptied. */
function withoutRaw(markdown: string, options: Parameters<typeof findRawLines>[1]): string[] {
  const lines = markdown.split('\n');
  for (const { from, to } of findRawLines(markdown, options)) lines.fill('', from - 1, to);
  return lines;
}

/** The line of the first definition beyond the limit. */
function findLastDefinition(lines: readonly string[]): number | undefined {
  let count = 0;
  for (const [index, line] of lines.entries()) {
    if (DEFINITION.test(line)) count += 1;
    if (count > DEFINITIONS) return index + 1;
  }
  return undefined;
}

interface Paragraph {
  signs: number;
  line: number;
  /** The rows of a table are parsed one by one. */
  isTable?: boolean;
  /** Whether it is a link definition rather than a paragraph. */
  isDefinition?: boolean;
  /** For an item of a numbered list, what stands before and after the number. */
  marker?: string;
}

/** The first line of the first paragraph with too many special characters. */
function findLongParagraph(lines: readonly string[]): number | undefined {
  let paragraph: Paragraph = { signs: 0, line: 1 };
  for (const [index, line] of lines.entries()) {
    paragraph = toBegun(line, lines[index - 1] ?? '', paragraph, index + 1) ?? paragraph;
    if (DELIMITERS.test(line)) paragraph.isTable = true;
    if (paragraph.isTable) paragraph = { signs: 0, line: index + 1, isTable: true };
    paragraph.signs += countSigns(line);
    if (paragraph.signs > PARAGRAPH_SIGNS) return paragraph.line;
  }
  return undefined;
}

/** The paragraph that begins on a line; `undefined` if the line continues the one before. */
function toBegun(text: string, before: string, paragraph: Paragraph, line: number): Paragraph | undefined {
  const isFirst = BLANK.test(before);
  const isDefinition = LINK_DEFINITION.test(text) && (isFirst || paragraph.isDefinition === true);
  const [, indent, sign] = NUMBERED.exec(text) ?? [];
  // A number only begins an item after a blank line or another item of the same list.
  const marker = indent === undefined || sign === undefined ? undefined : indent + sign;
  const isItem = marker !== undefined && (isFirst || marker === paragraph.marker);
  return BEGINS.test(text) || isDefinition || isItem
    ? { signs: 0, line, isDefinition, ...(marker && { marker }) }
    : undefined;
}

/** A line that ends the paragraph before it: a blank line, heading, list item or footnote. */
const BEGINS = /^[\s>]*(?:$|#{1,6}\s|[-*+]\s|1[.)]\s)|^[ >]{0,3}\[\^[^[\]\\\s]{1,99}\]:/;
const BLANK = /^[\s>]*$/;
const NUMBERED = /^([ \t>]*)\d{1,9}([.)])[ \t]/;
/** A link definition that is complete on its line, and so cannot be part of a paragraph. */
const LINK_DEFINITION =
  /^ {0,3}\[[^\s[\]\\^][^[\]\\]{0,900}\]:[ \t]+(?:[^\s\p{C}<()\\]|\([^\s\p{C}<()\\]*\))+(?:[ \t]+"[^"\\]*")?[ \t]*$/u;
/** A line that turns the line before it into a heading. */
const UNDERLINE = /^ {0,3}(?:=+|-+)\s*$/;
/** The beginning of a definition, also within quotations and list items. */
const DEFINITION = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*:(?:\s|$)/;
const DELIMITERS = /^[\s>]*\|?[\s:|-]*-[\s:|-]*$/;
const SIGN = new Set('*_[]!~`<&$');

function countSigns(line: string): number {
  let count = 0;
  for (const letter of line) if (SIGN.has(letter)) count += 1;
  return count;
}

const CONTAINER = /[ \t]*(?:>|[-*+:](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]{1,99}\]:)/y;

/** How many quotations and list items begin on a line. A thematic break, made of the same characters, counts as none. */
function containersOf(line: string): number {
  if (line.length < TEXT_NESTING || /^[\s]*([-*_])(?:\s*\1)+\s*$/.test(line)) return 0;
  CONTAINER.lastIndex = 0;
  let count = 0;
  while (count <= TEXT_NESTING && CONTAINER.test(line)) count += 1;
  return count;
}

/** The same for a parsed tree: nested emphasis, lists and HTML, and tables that would grow many times over. */
export function findTooDeep(tree: Root): TextProblem | undefined {
  let open = 0;
  let lacking = 0;
  const waiting: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (depth > TEXT_NESTING) return tooDeep(line, column);
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children) lacking += Math.max(0, columns - row.children.length);
      if (lacking > CELLS_LACKING)
        return tooMuch(
          `together with the tables before it, this table leaves out more than ${CELLS_LACKING} cells, which take too long to fill in: write them, or split the table`,
          line,
          column,
        );
    }
    if (node.type === 'html')
      for (const [, closes] of node.value.matchAll(NESTING_TAG)) {
        open = Math.max(0, open + (closes === '' ? 1 : -1));
        if (open > TEXT_NESTING) return tooDeep(line, column);
      }
    // Pushed in reverse, so that HTML is visited in document order.
    if ('children' in node)
      for (let at = node.children.length - 1; at >= 0; at -= 1) {
        const child = node.children[at];
        if (child) waiting.push({ node: child, depth: depth + 1 });
      }
  }
  return undefined;
}
