import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { toPlainText } from '../fields/plain-text';
import { readWikiTarget } from '../wiki-target';
import { parseMarkdown } from '../markdown/parse';

/** How a text uses a target: as a link, or as something it shows. */
export type TargetKind = 'link' | 'shown';

/** The new form of a target; `undefined` leaves it as it is. */
export type Rewrite = (target: string, kind: TargetKind) => string | undefined;

/** A replacement of a part of a text, from one offset to another. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** A link target in Markdown syntax. */
export function toDestination(url: string): string {
  return /[\s()<>]/.test(url) || url === '' ? `<${url.replace(/[<>]/g, encodeURIComponent)}>` : url;
}

/** Rewrites the targets of links and pictures in a text, in both Markdown and HTML; everything else is kept as written. */
export function rewriteTargets(markdown: string, rewrite: Rewrite): string {
  const edits: Edit[] = [];
  visit(parseMarkdown(markdown), (node: Nodes) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from === undefined || to === undefined) return;
    const source = markdown.slice(from, to);
    // What is in double brackets names a file, wherever that is.
    if ('url' in node && readWikiTarget(node.url)) return;
    if (node.type === 'link' || node.type === 'image') {
      const now = rewrite(node.url, node.type === 'image' ? 'shown' : 'link');
      if (now !== undefined && now !== node.url) edits.push(...editLink(source, from, node.url, now));
    } else if (node.type === 'definition') {
      const now = rewrite(node.url, /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(node.url) ? 'shown' : 'link');
      const [whole, head = ''] = /^(\[[^]*?\]:\s*)(?:<[^>]*>|\S+)/.exec(source) ?? [];
      if (now !== undefined && whole)
        edits.push({ from: from + head.length, to: from + whole.length, text: toDestination(now) });
    } else if (node.type === 'html') edits.push(...editHtml(source, from, rewrite));
  });
  return applyEdits(markdown, edits);
}

/** The end of a link: its target, in which parentheses come in pairs, and its title. */
const DESTINATION =
  /(\]\(\s*)(<(?:\\.|[^<>\n\\])*>|(?:\\.|[^\s<>()\\]|\((?:\\.|[^\s<>()\\]|\((?:\\.|[^\s<>()\\])*\))*\))*)(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\)))?\s*\)$/y;

function editLink(source: string, from: number, url: string, now: string): Edit[] {
  // `<https://…>`, or a bare URL.
  if (!source.endsWith(')')) return [{ from, to: from + source.length, text: `[${url}](${toDestination(now)})` }];
  // The first one that the rest of the link matches: a title may contain links of its own.
  for (let at = source.indexOf(']('); at !== -1; at = source.indexOf('](', at + 1)) {
    DESTINATION.lastIndex = at;
    const [, head = '', target] = DESTINATION.exec(source) ?? [];
    if (target === undefined) continue;
    const start = from + at + head.length;
    return [{ from: start, to: start + target.length, text: toDestination(now) }];
  }
  return [];
}

const ATTRIBUTE = /(\s(src|href|poster|srcset|data-src)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function editHtml(source: string, from: number, rewrite: Rewrite): Edit[] {
  return Array.from(source.matchAll(ATTRIBUTE)).flatMap((match) => {
    const [whole, head = '', name = '', double, single, bare] = match;
    const value = double ?? single ?? bare ?? '';
    const kind = name.toLowerCase() === 'href' ? 'link' : 'shown';
    const now =
      name.toLowerCase() === 'srcset'
        ? value.replace(
            /([^\s,]+)((?:\s+[\d.]+[wx])?\s*(?:,|$))/g,
            (_, url: string, rest: string) => (rewrite(url, kind) ?? url) + rest,
          )
        : rewrite(toPlainText(value), kind);
    if (now === undefined || now === value) return [];
    const start = from + match.index;
    return [{ from: start, to: start + whole.length, text: `${head}"${now.replaceAll('"', '&quot;')}"` }];
  });
}

/** Applies edits to a text; of overlapping ones, only the first is applied. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, text: now } of [...edits].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at) continue;
    out += text.slice(at, from) + now;
    at = to;
  }
  return out + text.slice(at);
}
