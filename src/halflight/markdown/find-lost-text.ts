import type { FootnoteDefinition, Html, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './find-mistakes';

/** Nodes that may contain paragraphs: HTML directly in them is a block of its own. */
const CONTAINERS: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/**
 * What silently disappears when a text is rendered: notes that nothing refers to or whose name is taken, table cells beyond the last column, what
 * follows HTML without an end, and HTML where it is dropped (`html` is false).
 */
export function findLostText(tree: Root, html = true): TextProblem[] {
  const found: TextProblem[] = [];
  const referred = new Set<string>();
  const defined = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => {
    referred.add(identifier);
  });
  visit(tree, (node: Nodes, _, parent) => {
    if (node.type === 'footnoteDefinition') {
      const message = whyUnused(node, referred, defined);
      if (message !== undefined) found.push({ kind: 'unused-note', severity: 'warning', message, ...startOf(node) });
      defined.add(node.identifier);
    }
    if (node.type === 'table') found.push(...findLostCells(node));
    // Within a paragraph, each tag is a node of its own, and a comment is one node.
    const isBlock = CONTAINERS.has(parent?.type ?? 'root');
    if (node.type === 'html' && isBlock) found.push(...findOpenHtml(node));
    if (node.type === 'html' && !html) found.push(...findHtml(node, isBlock));
  });
  return found;
}

/** Why a note is left out; `undefined` if it is shown. Of several notes with one name, only the first is. */
function whyUnused(
  { identifier, label }: FootnoteDefinition,
  referred: ReadonlySet<string>,
  defined: ReadonlySet<string>,
): string | undefined {
  const name = `[^${label ?? identifier}]`;
  if (defined.has(identifier)) return `there is a note ${name} above, so this one is left out: give it another name`;
  return referred.has(identifier)
    ? undefined
    : `nothing in the text refers to the note ${name}, which is left out: write ${name} where it belongs`;
}

/** HTML without an end, which swallows everything after it. */
function findOpenHtml(node: Html): TextProblem[] {
  const { value } = node;
  const isOpenComment = value.startsWith('<!--') && !value.includes('-->');
  // Markdown ends any of these with the end tag of any other.
  const [, name] = /^<(pre|script|style|textarea)\b/i.exec(value) ?? [];
  const isOpenElement = name !== undefined && !/<\/(?:pre|script|style|textarea)>/i.test(value);
  if (!isOpenComment && !isOpenElement) return [];
  const message = isOpenComment
    ? 'everything below is left out: --> is missing at the end of the comment'
    : `what follows is read as part of <${name}>, and not as Markdown: </${name}> is missing`;
  return [{ kind: 'html-left-out', severity: 'warning', message, ...startOf(node) }];
}

/** HTML where it is dropped. */
function findHtml(node: Html, isBlock: boolean): TextProblem[] {
  const [tag] = /^<[a-z][\w-]*/i.exec(node.value) ?? [];
  if (tag === undefined) return [];
  const lost = isBlock ? 'with the text in it' : 'and only the text in it is shown';
  const message = `HTML in front matter is left out: ${tag}> is removed, ${lost}; write it in Markdown`;
  return [{ kind: 'html-left-out', severity: 'warning', message, ...startOf(node) }];
}

/** The first lost cell of each row. The first row sets the number of columns. */
function findLostCells({ children: [head, ...rows] }: Table): TextProblem[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap(({ children }): TextProblem[] => {
    const lost = children.slice(columns).find((cell) => cell.children.length > 0);
    if (!lost) return [];
    return [
      {
        kind: 'lost-cell',
        severity: 'warning',
        message: `the row has more cells than the first row (${columns}), and this one is left out: write \\| for a | within a cell`,
        ...startOf(lost),
      },
    ];
  });
}

function startOf({ position }: Nodes): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
