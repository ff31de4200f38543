import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkDefinitionList, { defListHastHandlers } from 'remark-definition-list';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { abbreviations } from './abbreviations';
import { allowedHtml } from './allowed-html';
import { toValidAttributes } from './attribute-values';
import { toContentModel } from './content-model';
import { toHeadingLevels } from './heading-levels';
import { giveIds } from './ids';

/** How a text is to be read. */
export interface ParseOptions {
  /** Whether `$…$` and `$$…$$` are formulas. */
  math?: boolean;
  /** Whether HTML in the text is read; else it is text. */
  html?: boolean;
  /** The title that the page says by itself. */
  title?: string;
  /** Ids of the page around the text. */
  taken?: readonly string[];
}

/** The names that the parser has for what stands within lines. */
const INLINE = [
  ...['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'htmlText', 'hardBreakEscape'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink', 'gfmFootnoteCall', 'strikethrough', 'mathText'],
  ...['emailAutolink', 'gfmPotentialFootnoteCall', 'protocolAutolink', 'wwwAutolink', 'tasklistCheck'],
];

/** The one set of extensions that texts are read with; formulas where the entry asks for them. */
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDefinitionList).freeze();
const parserWithMath = unified().use(remarkParse).use(remarkGfm).use(remarkDefinitionList).use(remarkMath).freeze();
/** The same without what stands within lines, and so without what any number of signs could slow down. */
const blockParser = parser().use(withoutInline).freeze();
const blockParserWithMath = parserWithMath().use(withoutInline).freeze();
/** The same, to which what terms mean is nothing but lines. */
const plainBlockParser = unified().use(remarkParse).use(remarkGfm).use(withoutInline).freeze();
const plainBlockParserWithMath = plainBlockParser().use(remarkMath).freeze();
const toHast = unified().use(remarkRehype, {
  allowDangerousHtml: true,
  // Ids of footnotes are told apart by `unique-ids.ts` where several texts share a page.
  clobberPrefix: '',
  handlers: defListHastHandlers,
});
const readHtml = unified().use(rehypeRaw);

function withoutInline(this: { data: () => { micromarkExtensions?: object[] } }): void {
  (this.data().micromarkExtensions ??= []).push({ disable: { null: INLINE } });
}

/** Markdown's own tree of a text: what every later step is made from. */
export function parseMarkdown(markdown: string, { math = false }: Pick<ParseOptions, 'math'> = {}): MarkdownRoot {
  return (math ? parserWithMath : parser).parse(markdown);
}

/**
 * The lines of a text, counted from 1, that stand in its blocks of code between fences: found without a look at what stands within lines. Where a text
 * has more definitions than the parser could follow they are not looked for, and neither is code within them.
 */
export function findCodeLines(
  markdown: string,
  { math = false, definitions = true }: { math?: boolean; definitions?: boolean } = {},
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  if (!/```|~~~/.test(markdown)) return found;
  const [plain, whole] = math ? [plainBlockParserWithMath, blockParserWithMath] : [plainBlockParser, blockParser];
  visit((definitions ? whole : plain).parse(markdown), 'code', ({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset !== undefined && end && /[`~]/.test(markdown[start.offset] ?? ''))
      found.push({ from: start.line, to: end.line });
  });
  return found;
}

/** The tree of a text as its author wrote it, every piece of HTML included. `parsed` is changed on the way. */
export function toWrittenTree(parsed: MarkdownRoot, html = true): Root {
  abbreviations()(parsed);
  visit(parsed, 'code', (node) => {
    // HTML is read by way of text, in which nothing else of what stands behind the language would be kept.
    if (node.meta) node.data = { hProperties: { metastring: node.meta } };
  });
  const tree = toHast.runSync(parsed);
  return html && hasHtml(tree) ? readHtml.runSync(tree) : tree;
}

/**
 * The tree of a text as it may be shown: nothing in it that is not allowed, valid whatever was written, with its headings below that of the page,
 * and an id for each of them.
 */
export function toShownTree(written: Root, { title, taken }: Pick<ParseOptions, 'title' | 'taken'> = {}): Root {
  const allowed = allowedHtml(written);
  toValidAttributes(allowed);
  const tree = toContentModel(withoutNotesHeading(allowed));
  // Some elements are others now, which may say less.
  toValidAttributes(tree);
  const repeated = toHeadingLevels(tree, title);
  giveIds(tree, taken, repeated);
  return tree;
}

/** The tree of a text as it may be shown, from its first character on. */
export function toTree(markdown: string, options: ParseOptions = {}): Root {
  return toShownTree(toWrittenTree(parseMarkdown(markdown, options), options.html), options);
}

/** The list of footnotes has a label that says what a heading would. */
function withoutNotesHeading(tree: Root): Root {
  visit(tree, 'element', (section) => {
    if (section.properties.dataFootnotes !== undefined)
      section.children = section.children.filter((child) => !(child.type === 'element' && child.tagName === 'h2'));
  });
  return tree;
}

function hasHtml(tree: Root): boolean {
  let found = false;
  visit(tree, 'raw', () => {
    found = true;
    return false;
  });
  return found;
}
