import type { FootnoteDefinition, Html, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './find-mistakes';

/** What may contain paragraphs: HTML directly in it is a block of its own. */
const CONTAINERS: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/**
 * What a text loses without a trace when it is rendered: notes that nothing refers to, or that have the name of another, cells beyond the columns of
 * their table, what follows HTML that never ends and, where HTML is left out, HTML. `tree` is the text as parsed.
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
    // Within a paragraph, each tag is a node of its own, and a comment is whole.
    const isBlock = CONTAINERS.has(parent?.type ?? 'root');
    if (node.type === 'html' && isBlock) found.push(...findOpenHtml(node));
    if (node.type === 'html' && !html) found.push(...findHtml(node, isBlock));
  });
  return found;
}

/** Why a note is left out; `undefined` for one that is shown. Of several with one name, only the first is. */
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

/** HTML that takes in all that follows, since its end is missing. */
function findOpenHtml(node: Html): TextProblem[] {
  const { value } = node;
  const isOpenComment = value.startsWith('<!--') && !value.includes('-->');
  // Markdown reads these up to any of their end tags.
  const [, name] = /^<(pre|script|style|textarea)\b/i.exec(value) ?? [];
  const isOpenElement = name !== undefined && !/<\/(?:pre|script|style|textarea)>/i.test(value);
  if (!isOpenComment && !isOpenElement) return [];
  const message = isOpenComment
    ? 'everything below is left out: --> is missing at the end of the comment'
    : `what follows is read as part of <${name}>, and not as Markdown: </${name}> is missing`;
  return [{ kind: 'html-left-out', severity: 'warning', message, ...startOf(node) }];
}

/** HTML where it is left out. */
function findHtml(node: Html, isBlock: boolean): TextProblem[] {
  const [tag] = /^<[a-z][\w-]*/i.exec(node.value) ?? [];
  if (tag === undefined) return [];
  const lost = isBlock ? 'with the words in it' : 'and only the words in it are shown';
  const message = `HTML in front matter is left out: ${tag}> is, ${lost}; write it in Markdown`;
  return [{ kind: 'html-left-out', severity: 'warning', message, ...startOf(node) }];
}

/** The first lost cell of each row. The first row determines the columns. */
function findLostCells({ children: [head, ...rows] }: Table): TextProblem[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap(({ children }): TextProblem[] => {
    const lost = children.slice(columns).find((cell) => cell.children.length > 0);
    if (!lost) return [];
    return [
      {
        kind: 'lost-cell',
        severity: 'warning',
        message: `the row has more cells than the ${columns} of the first, and this one is left out: write \\| for a | that belongs to a cell`,
        ...startOf(lost),
      },
    ];
  });
}

function startOf({ position }: Nodes): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
