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
import { abbreviations, mayHaveAbbreviations } from './abbreviations';
import { allowedHtml } from './allowed-html';

interface Options {
  /** Whether `$…$` and `$$…$$` are formulas. */
  math?: boolean;
  /** Whether HTML in the text is read; else it is text. */
  html?: boolean;
}

/** A parser for each choice of extensions, made once: each of them costs time, so a text gets those only that it might use. */
const parsers = [false, true].map((withMath) =>
  [false, true].map((withDefinitions) => {
    const parser = unified().use(remarkParse).use(remarkGfm);
    if (withMath) parser.use(remarkMath);
    if (withDefinitions) parser.use(remarkDefinitionList);
    return parser.freeze();
  }),
);
const toHast = unified().use(remarkRehype, {
  allowDangerousHtml: true,
  // Ids of footnotes are told apart by `unique-ids.ts` where several texts share a page.
  clobberPrefix: '',
  handlers: defListHastHandlers,
});
const readHtml = unified().use(rehypeRaw);

/** Markdown's own tree of a text. */
function parseMarkdown(markdown: string, { math = false }: Pick<Options, 'math'> = {}): MarkdownRoot {
  const withMath = math && markdown.includes('$');
  const withDefinitions = /^[ >]*:[ \t]/m.test(markdown);
  const tree = parsers[Number(withMath)]?.[Number(withDefinitions)]?.parse(markdown) ?? { type: 'root', children: [] };
  if (mayHaveAbbreviations(markdown)) abbreviations()(tree);
  return tree;
}

/** The tree of a text as its author wrote it, every piece of HTML included. */
export function toWrittenTree(markdown: string, { math, html = true }: Options = {}): Root {
  const parsed = parseMarkdown(markdown, { ...(math && { math }) });
  visit(parsed, 'code', (node) => {
    // HTML is read by way of text, in which nothing else of what stands behind the language would be kept.
    if (node.meta) node.data = { hProperties: { metastring: node.meta } };
  });
  const tree = toHast.runSync(parsed);
  return html && hasHtml(tree) ? readHtml.runSync(tree) : tree;
}

/** The tree of a text as it may be shown. */
export function toTree(markdown: string, options?: Options): Root {
  return allowedHtml(toWrittenTree(markdown, options));
}

function hasHtml(tree: Root): boolean {
  let found = false;
  visit(tree, 'raw', () => {
    found = true;
    return false;
  });
  return found;
}
