import type { Root } from 'hast';
import type { Code, Root as MarkdownRoot } from 'mdast';
import { h } from 'hastscript';
import rehypeRaw from 'rehype-raw';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDefinitionList, { defListHastHandlers } from 'remark-definition-list';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Preset } from 'unified';
import { visit } from 'unist-util-visit';
import { abbreviations } from './abbreviations';
import { giveBlockIds } from './block-ids';
import { allowedHtml } from './allowed-html';
import { toValidAttributes } from './attribute-values';
import { toContentModel } from './content-model';
import { isOption } from './code-meta';
import { cutBareUrls } from './cut-bare-urls';
import { closeEmptyElements } from './empty-elements';
import { toHeadingLevels } from './heading-levels';
import { parseHighlights } from './highlights';
import { giveIds } from './ids';
import { joinLines } from './join-lines';
import { hideComments, removeHidden, type WithoutComments } from './private-comments';
import { findRanges, isQuoted, type Range } from './ranges';
import { singleDollars } from './single-dollars';
import { giveEquationIds } from './typeset';
import { HAS_WIDE } from './wide-letters';
import { WIKI_LINK, wikiLinks } from './wiki-links';

export interface ParseOptions {
  /** Whether `$…$` and `$$…$$` are formulas. */
  math?: boolean;
  /** Whether HTML in the text is parsed; otherwise it is dropped. */
  html?: boolean;
  /** The title that the page shows itself. */
  title?: string;
  /** Ids used by the page around the text. */
  taken?: readonly string[];
}

/** The sign of the link from a note back to the text. U+FE0E keeps phones from showing it as an emoji. */
const BACK = '\u21A9\uFE0E';

/** The parser's names for inline constructs. */
const INLINE = [
  ...['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'htmlText', 'hardBreakEscape'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink', 'gfmFootnoteCall', 'strikethrough', 'mathText'],
  ...['emailAutolink', 'gfmPotentialFootnoteCall', 'protocolAutolink', 'wwwAutolink', 'tasklistCheck'],
  WIKI_LINK,
];

/** Tildes between numbers are ranges, as in `10~12시`; GitHub strikes through what is between two of them. */
const gfm = { singleTilde: false };

/**
 * The extensions that every text is parsed with; formulas are added only if the entry asks for them. Without the two for Chinese, Japanese and
 * Korean, the asterisks of `**「…」**です` and the tildes of `~~「…」~~です` would stay text, because no space follows them.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, gfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough, gfm)
  .use(remarkDefinitionList)
  .use(wikiLinks)
  .freeze();
/** Formulas between single dollars follow a rule of our own, so that prices do not become formulas. */
const formulas = { plugins: [[remarkMath, { singleDollarTextMath: false }], singleDollars] } satisfies Preset;
const parserWithMath = parser().use(formulas).freeze();
/** The same without inline constructs, so that many special characters cannot slow it down. */
const blockParser = parser().use(withoutInline).freeze();
const blockParserWithMath = parserWithMath().use(withoutInline).freeze();
/** The same without definition lists, whose lines then count as plain text. */
const plainBlockParser = unified().use(remarkParse).use(remarkGfm, gfm).use(withoutInline).freeze();
const plainBlockParserWithMath = plainBlockParser().use(formulas).freeze();
const toHast = unified().use(remarkRehype, {
  allowDangerousHtml: true,
  // `unique-ids.ts` keeps footnote ids apart where several texts share a page.
  clobberPrefix: '',
  footnoteBackContent: (_, which) => [{ type: 'text', value: BACK }, ...(which > 1 ? [h('sup', String(which))] : [])],
  handlers: defListHastHandlers,
});
const readHtml = unified().use(rehypeRaw);

function withoutInline(this: { data: () => { micromarkExtensions?: object[] } }): void {
  (this.data().micromarkExtensions ??= []).push({ disable: { null: INLINE } });
}

/** Parses a text into mdast, where every later step starts. */
export function parseMarkdown(markdown: string, options: Pick<ParseOptions, 'math'> = {}): MarkdownRoot {
  return parsePublic(markdown, options).tree;
}

/** Parses what of a text is public: all of it but private comments. Returns them too, and the names of blocks, which are not shown either. */
export function parsePublic(
  markdown: string,
  { math = false }: Pick<ParseOptions, 'math'> = {},
): WithoutComments & { tree: MarkdownRoot; names: Range[] } {
  const parse = (some: string) => (math ? parserWithMath : parser).parse(some);
  const shown = hideComments(markdown, (some) => findRanges(parse(some), isQuoted));
  const tree = parseHighlights(shown.text, parse);
  const names = giveBlockIds(tree, shown.text);
  if (shown.comments.length > 0) removeHidden(tree);
  if (HAS_WIDE.test(markdown)) {
    cutBareUrls(tree);
    joinLines(tree);
  }
  return { ...shown, tree, names };
}

/**
 * The line ranges of fenced code blocks and HTML blocks, counted from 1, found without parsing inline constructs. With `definitions: false`,
 * definition lists are ignored, and so are the code and HTML in them: some texts have more than the parser can handle.
 */
export function findRawLines(
  markdown: string,
  { math = false, definitions = true }: { math?: boolean; definitions?: boolean } = {},
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  if (!/```|~~~|</.test(markdown)) return found;
  const [plain, whole] = math ? [plainBlockParserWithMath, blockParserWithMath] : [plainBlockParser, blockParser];
  visit((definitions ? whole : plain).parse(markdown), ({ type, position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || !end) return;
    const isFenced = type === 'code' && /[`~]/.test(markdown[start.offset] ?? '');
    // Without inline constructs, all HTML is in blocks.
    if (isFenced || type === 'html') found.push({ from: start.line, to: end.line });
  });
  return found;
}

/** The tree of a text as written, with all of its HTML. Changes `parsed`. */
export function toWrittenTree(parsed: MarkdownRoot, html = true): Root {
  abbreviations()(parsed);
  visit(parsed, 'code', (node) => {
    separateLines(node);
    // To parse the HTML, the tree is serialized, which only keeps what follows the language if it is a property.
    if (node.meta) node.data = { hProperties: { metastring: node.meta } };
  });
  visit(parsed, 'defListDescription', (definition) => {
    if (definition.children.filter(({ type }) => type === 'paragraph').length > 1) definition.spread = true;
  });
  const tree = toHast.runSync(parsed);
  if (!html || !hasHtml(tree)) return tree;
  closeEmptyElements(tree);
  return readHtml.runSync(tree);
}

/** Separates highlighted lines from the language, which other generators write as one: `js{1,3}`. A language may be missing. Changes `node`. */
function separateLines(node: Code): void {
  if (node.lang && isOption(node.lang))
    Object.assign(node, { lang: null, meta: [node.lang, node.meta].join(' ').trim() });
  const [, language, marks] = /^([^\s{]+)(\{[\d,\s-]{1,500}\}.*)$/s.exec([node.lang, node.meta].join(' ').trim()) ?? [];
  if (language !== undefined && marks !== undefined) Object.assign(node, { lang: language, meta: marks });
}

/** The tree of a text as it may be published: allowed elements only, valid HTML, headings below the page's, each with an id. */
export function toShownTree(written: Root, { title, taken }: Pick<ParseOptions, 'title' | 'taken'> = {}): Root {
  const allowed = allowedHtml(written);
  toValidAttributes(allowed);
  const tree = toContentModel(withoutNotesHeading(allowed));
  // Some elements have been replaced by others, which allow fewer attributes.
  toValidAttributes(tree);
  const repeated = toHeadingLevels(tree, title);
  giveEquationIds(tree);
  giveIds(tree, taken, repeated);
  return tree;
}

/** Parses a text into the tree that may be published. */
export function toTree(markdown: string, options: ParseOptions = {}): Root {
  return toShownTree(toWrittenTree(parseMarkdown(markdown, options), options.html), options);
}

/** Removes the heading of the footnotes, which their label repeats. */
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
