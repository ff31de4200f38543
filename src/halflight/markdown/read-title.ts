import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { PhrasingContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';

/** A title, in which code and emphasis may be marked as in Markdown. */
export interface Title {
  /** Without markup. */
  plain: string;
  /** As HTML; omitted if nothing is marked. */
  html?: string;
}

/** The parser's names for all constructs but code, emphasis and escapes. */
const OTHERS = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow', 'list', 'setextUnderline'],
  ...['thematicBreak', 'autolink', 'characterReference', 'hardBreakEscape', 'htmlText', 'labelEnd', 'labelStartImage'],
  'labelStartLink',
];

const parser = unified().use(remarkParse).use(onlyMarks).freeze();

function onlyMarks(this: Processor): void {
  (this.data().micromarkExtensions ??= []).push({ disable: { null: OTHERS } });
}

const tags = { inlineCode: 'code', emphasis: 'em', strong: 'strong' } as const;

/**
 * Parses the markup of a title: `` `code` ``, `*emphasis*` and `**strong**`. Asterisks within a word, as in `M*A*S*H`, and names such as `__init__`
 * stay as written.
 */
export function readTitle(written: string): Title {
  if (!/[`*_]/.test(written)) return { plain: written };
  const [paragraph] = parser.parse(written).children;
  if (paragraph?.type !== 'paragraph') return { plain: written };
  const nodes = toElements(paragraph.children, written);
  const plain = wordsOf(nodes);
  if (plain.trim() === '') return { plain: written };
  return nodes.some(({ type }) => type === 'element')
    ? { plain, html: toHtml({ type: 'root', children: nodes }) }
    : { plain };
}

function toElements(nodes: readonly PhrasingContent[], written: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    const { start, end } = node.position ?? {};
    const source = written.slice(start?.offset, end?.offset);
    if (node.type === 'inlineCode') return [h(tags[node.type], node.value)];
    if (node.type !== 'emphasis' && node.type !== 'strong')
      return [{ type: 'text', value: 'value' in node ? node.value : source }];
    const around = `${written.charAt((start?.offset ?? 0) - 1)} ${written.charAt(end?.offset ?? written.length)}`;
    const isName = /^[\p{Script=Latin}\p{N}] [\p{Script=Latin}\p{N}]$/u.test(around) || /^__\w+__$/.test(source);
    return isName ? [{ type: 'text', value: source }] : [h(tags[node.type], toElements(node.children, written))];
  });
}

function wordsOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? wordsOf(node.children) : ''))
    .join('');
}
