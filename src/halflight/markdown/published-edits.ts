import type { Code, Definition, Heading, Html, Link, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { strippedElements } from './allowed-html';
import type { CodeSource } from './code-file';
import { readMeta } from './code-meta';
import { toComparable } from './heading-levels';
import type { Range } from './ranges';

/** An edit to a text that is published as Markdown; offsets are those of the text. */
export type PublishedEdit = { from: number; to: number } & (
  | { form: 'text'; text: string }
  /** A code block that shows a file gets its code. `fence` is its first line, and `prefix` what stands before each of the others. */
  | { form: 'code'; source: CodeSource; fence: string; prefix: string }
  /** A chart becomes a table of its numbers, which are in the block or in a file. */
  | { form: 'chart'; options: string; csv: string; file?: string; prefix: string }
  /** A link, picture or attribute gets a full URL. `words` come before it: the alternative text of a picture, the label of a definition, the words of a `[[link]]`. */
  | { form: 'link' | 'wiki-link' | 'image' | 'definition' | 'attribute'; url: string; title?: string; words?: string }
);

/**
 * The edits to a text that is published as Markdown: comments and whatever else no page shows are removed, headings are shifted below the page's
 * title, and the targets of links and pictures are replaced. Everything else stays as written, however the site renders it. `hidden` are ranges that
 * the parser has hidden, such as private comments.
 */
export function findEdits(
  tree: Root,
  markdown: string,
  title?: string,
  hidden: readonly Range[] = [],
): PublishedEdit[] {
  const edits: PublishedEdit[] = hidden.map(({ from, to }) => cut(markdown, from, to));
  const repeated = title === undefined ? undefined : findTitle(tree, toComparable(title));
  const movesDown = hasMainHeading(tree, repeated);
  const unused = findUnused(tree);
  visit(tree, (node: Nodes) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from === undefined || to === undefined) return;
    if (node === repeated || unused.has(node)) edits.push(cut(markdown, from, to));
    else if (node.type === 'html') edits.push(...editHtml(node, markdown, from, to));
    else if (node.type === 'code') edits.push(...fillCode(node, markdown, from, to));
    else if (node.type === 'heading' && movesDown) edits.push(...moveDown(node, markdown, from, to));
    else edits.push(...editTarget(node, markdown, from, to));
  });
  return withoutOverlaps(edits);
}

/** Definitions of links, pictures and footnotes that nothing refers to. Some authors write comments as `[//]: # (a comment)`. */
function findUnused(tree: Root): Set<Nodes> {
  const used = new Set<string>();
  const unused = new Set<Nodes>();
  const keyOf = ({ type, identifier }: { type: string; identifier: string }) =>
    `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
  visit(tree, (node: Nodes) => {
    if (/Reference$/.test(node.type) && 'identifier' in node) used.add(keyOf(node));
  });
  visit(tree, (node: Nodes) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    // Only the first definition of a name counts.
    if (!used.delete(keyOf(node))) unused.add(node);
  });
  return unused;
}

/** The range of the heading that repeats the title, which the page leaves out. */
export function findRepeatedTitle(
  tree: Root,
  markdown: string,
  title: string,
): { from: number; to: number } | undefined {
  const { start, end } = findTitle(tree, toComparable(title))?.position ?? {};
  return start?.offset === undefined || end?.offset === undefined ? undefined : cut(markdown, start.offset, end.offset);
}

/** The heading that repeats the title, by the same rules as `heading-levels.ts`. */
function findTitle(tree: Root, title: string): Heading | undefined {
  const index = tree.children.findIndex(({ type }) => type === 'heading');
  const heading = tree.children[index];
  if (heading?.type !== 'heading' || toComparable(toString(heading, { includeImageAlt: false })) !== title)
    return undefined;
  const begins = tree.children
    .slice(0, index)
    .every((node) => node.type === 'definition' || (node.type === 'html' && node.value.startsWith('<!')));
  return heading.depth === 1 || begins ? heading : undefined;
}

function fillCode({ lang, meta, value }: Code, markdown: string, from: number, to: number): PublishedEdit[] {
  const { file, lines, region } = readMeta([lang, meta].filter(Boolean).join(' '));
  // In a list or a quotation, each line begins as the last one does.
  const last = markdown.slice(markdown.lastIndexOf('\n', to - 1) + 1, to);
  const prefix = /^[ \t>]*/.exec(last)?.[0] ?? '';
  if (lang === 'chart')
    return [{ from, to, form: 'chart', options: meta ?? '', csv: value, ...(file !== undefined && { file }), prefix }];
  if (file === undefined || value.trim() !== '') return [];
  const source = { file, ...(lines !== undefined && { lines }), ...(region !== undefined && { region }) };
  const [fence = ''] = /^.*/.exec(markdown.slice(from, to)) ?? [];
  return [{ from, to, form: 'code', source, fence, prefix }];
}

function hasMainHeading(tree: Root, repeated: Heading | undefined): boolean {
  let found = false;
  visit(tree, (node: Nodes) => {
    if (node === repeated) return;
    found ||= (node.type === 'heading' && node.depth === 1) || (node.type === 'html' && /<h1\b/i.test(node.value));
  });
  return found;
}

function moveDown({ depth }: Heading, markdown: string, from: number, to: number): PublishedEdit[] {
  if (depth === 6) return [];
  if (markdown[from] === '#') return [{ from, to: from, form: 'text', text: '#' }];
  const end = markdown.lastIndexOf('\n', to);
  const words = markdown.slice(from, end);
  // Underlines only exist for levels 1 and 2.
  if (depth === 1) return [{ from: end + 1, to, form: 'text', text: markdown.slice(end + 1, to).replace(/=/g, '-') }];
  if (words.includes('\n')) return [];
  return [
    { from, to: from, form: 'text', text: '### ' },
    { from: end, to, form: 'text', text: '' },
  ];
}

/** Removes a range. If it fills whole lines, the blank lines after it go too, unless they separate the texts around it. */
function cut(markdown: string, from: number, to: number): PublishedEdit {
  const before = markdown.slice(Math.max(0, from - 200), from);
  const isAlone = from === 0 || before.endsWith('\n');
  const [blank = ''] = isAlone ? (/^[ \t]*\r?\n(?:[ \t]*\r?\n)*/.exec(markdown.slice(to, to + 200)) ?? []) : [];
  const isBetween = /\S[ \t]*\r?\n$/.test(before) && to + blank.length < markdown.length;
  return { from, to: isBetween ? to : to + blank.length, form: 'text', text: '' };
}

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const ADDRESSED = new Set(['href', 'src', 'poster']);

/** Edits for the comments and URLs in a piece of HTML, which is read from the text. */
function editHtml({ value }: Html, markdown: string, from: number, to: number): PublishedEdit[] {
  // Browsers treat everything else that begins like this as a comment.
  if (/^<[!?]/.test(value) && !value.startsWith('<!--')) return [cut(markdown, from, to)];
  const html = markdown.slice(from, to);
  const edits: PublishedEdit[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      const stop = end === -1 ? html.length : end + 3;
      edits.push(cut(markdown, from + at, from + stop));
      at = stop;
      continue;
    }
    at += 1;
    const [name = ''] = /^[a-z][^\s/>]*/i.exec(html.slice(at, at + 40)) ?? [];
    if (name === '') continue;
    if (strippedElements.some((stripped) => stripped === name.toLowerCase()))
      edits.push(cut(markdown, from + at - 1, endOf(name, markdown, from + at - 1)));
    ATTRIBUTE.lastIndex = at + name.length;
    for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
      at = found.index + found[0].length;
      const url = found[2] ?? found[3] ?? found[4];
      if (url === undefined || !ADDRESSED.has(found[1]?.toLowerCase() ?? '')) continue;
      const quotes = found[4] === undefined ? 1 : 0;
      edits.push({ from: from + at - url.length - 2 * quotes, to: from + at, form: 'attribute', url });
    }
  }
  return edits;
}

/** Where the element whose start tag is at `from` ends: after its end tag, or at the end of the text; if it is written as empty, after its tag. */
function endOf(name: string, markdown: string, from: number): number {
  const nests = /^(?:template|object)$/i.test(name);
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>`, 'gi');
  tag.lastIndex = from;
  const [written = ''] = tag.exec(markdown) ?? [];
  const whole = written.endsWith('/>') ? from + written.length : markdown.length;
  tag.lastIndex = from;
  let depth = 0;
  for (let found = tag.exec(markdown); found; found = tag.exec(markdown)) {
    if (found[1]) depth -= 1;
    else if (depth === 0 || nests) depth += 1;
    if (depth === 0) return tag.lastIndex;
  }
  return whole;
}

function editTarget(node: Nodes, markdown: string, from: number, to: number): PublishedEdit[] {
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return [];
  const { url } = node;
  const title = node.title ? { title: node.title } : {};
  if (node.type === 'definition') return [{ from, to, form: 'definition', url, words: labelOf(node), ...title }];
  if (node.type === 'image') return [{ from, to, form: 'image', url, words: node.alt ?? '', ...title }];
  if (markdown.startsWith('[[', from)) return [{ from, to, form: 'wiki-link', url, words: toString(node) }];
  // A bare URL is a link too, and complete already.
  if (markdown[from] !== '[') return [];
  const words = wordsEnd(node, markdown, from);
  return markdown[words] === ']' ? [{ from: words, to, form: 'link', url, ...title }] : [];
}

/** Where the words of a link end: with the line break and the marks of a quotation that may come after the last of them. */
function wordsEnd({ children }: Link, markdown: string, from: number): number {
  const after = /[\s>]*/y;
  after.lastIndex = children.at(-1)?.position?.end.offset ?? from + 1;
  after.exec(markdown);
  return after.lastIndex;
}

const labelOf = ({ label, identifier }: Definition): string => label ?? identifier;

/** Drops edits within other edits, and sorts the rest by position. */
function withoutOverlaps(edits: readonly PublishedEdit[]): PublishedEdit[] {
  let end = 0;
  return [...edits]
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = Math.max(end, to);
      return true;
    });
}
