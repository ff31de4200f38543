import type { Nodes } from 'mdast';
import { mathWords } from './math-words';
import { toScriptOfHtml, type Script } from './to-script';
import { toMathml } from './typeset';

/** The marker that ends a summary, as in WordPress and Hugo. */
export const MORE = /^\s*<!--\s*more\b[^]*?-->/i;

/**
 * The visible words of a Markdown node, on one line and without markup: no pictures or footnote references, and formulas as far as Unicode can write
 * them. If the node contains the end of the summary, the words stop there and `isWhole` is false.
 */
export function markdownWords(node: Nodes): { words: string; isWhole: boolean } {
  const gathering: Gathering = { parts: [], open: [] };
  const isWhole = gather(node, gathering);
  return { words: gathering.parts.join('').replace(/\s+/g, ' ').trim(), isWhole };
}

interface Gathering {
  parts: string[];
  /** Open `sup` and `sub` tags, with the index of the part each begins at. */
  open: { script: Script; at: number }[];
}

/** Collects the words of a node; returns false if the summary ends in it. */
function gather(node: Nodes, gathering: Gathering): boolean {
  const { parts } = gathering;
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      parts.push(node.value);
      return true;
    case 'break':
      parts.push(' ');
      return true;
    case 'html':
      gatherTag(node.value, gathering);
      return !MORE.test(node.value);
    case 'image':
    case 'imageReference':
    case 'footnoteReference':
    case 'delete':
      return true;
    case 'inlineMath':
      parts.push(formulaWords(node.value));
      return true;
    default:
      if ('value' in node) parts.push(node.value);
      return 'children' in node ? node.children.every((child) => gather(child, gathering)) : true;
  }
}

function gatherTag(tag: string, { parts, open }: Gathering): void {
  const [, slash, name = ''] = /^<(\/?)(br|sup|sub)\b/i.exec(tag) ?? [];
  if (/^br$/i.test(name)) parts.push(' ');
  else if (slash === '') open.push({ script: name.toLowerCase() as Script, at: parts.length });
  else if (slash === '/') {
    const opened = open.pop();
    if (opened) parts.push(toScriptOfHtml(opened.script, parts.splice(opened.at).join('')));
  }
}

/** A formula as plain text; one that cannot be read stays as it is. */
function formulaWords(tex: string): string {
  const drawn = toMathml({ tex, display: false });
  return 'math' in drawn ? drawn.math.map(mathWords).join('') : tex;
}
