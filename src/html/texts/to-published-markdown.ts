import type { Definition, Html, Link, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { guessTargets } from '../../markdown/find-links';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Words as they may stand between the brackets of a link or a picture. */
export function inBrackets(words: string): string {
  return words.replace(/[[\]\\]/g, '\\$&');
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The full address that a target of a link or a picture means; `undefined` for one that stays as it is written. */
export type ToTarget = (target: string) => string | undefined;

/**
 * A Markdown text whose links and pictures can be followed from anywhere. Only their targets are written anew: the rest stays as the author
 * wrote it, whatever it is that the site makes of it.
 */
export function toPublishedMarkdown(markdown: string, toTarget: ToTarget): string {
  if (!mayName(markdown, toTarget)) return markdown;
  const edits: Edit[] = [];
  visit(parser.parse(markdown), (node: Nodes) => {
    const edit = editOf(node, markdown, toTarget);
    if (edit) edits.push(edit);
  });
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: inserted }) => text.slice(0, from) + inserted + text.slice(to), markdown);
}

/** Whether a text might have a target to write anew, told without reading it as Markdown, which takes a hundred times as long. */
function mayName(markdown: string, toTarget: ToTarget): boolean {
  const written = markdown.matchAll(/\s(?:href|src|poster)\s*=\s*["']?([^"'\s>]*)/gi);
  const targets = [
    ...guessTargets(markdown).map(({ target }) => target),
    ...Array.from(written, ([, target = '']) => target),
  ];
  // One with an escape or a blank is guessed wrong.
  return targets.some(
    (target) => /[\\&<]/.test(target) || !/^(?:https?|mailto):/i.test(target) || toTarget(target) !== undefined,
  );
}

function editOf(node: Nodes, markdown: string, toTarget: ToTarget): Edit | undefined {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset];
  if (from === undefined || to === undefined) return undefined;
  if (node.type === 'html') return editHtml(node, from, to, toTarget);
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return undefined;
  const address = toTarget(node.url);
  if (address === undefined) return undefined;
  const target = withTitle(address, node.title);
  if (node.type === 'definition') return { from, to, text: `[${labelOf(node)}]: ${target}` };
  if (node.type === 'image') return { from, to, text: `![${inBrackets(node.alt ?? '')}](${target})` };
  const words = wordsEnd(node, from);
  // A bare address is a link, too; one like that leads out already.
  return markdown[words] === ']' ? { from: words, to, text: `](${target})` } : undefined;
}

function editHtml({ value }: Html, from: number, to: number, toTarget: ToTarget): Edit {
  const text = value.replace(
    /(\s(?:href|src|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi,
    (whole, before: string, double?: string, single?: string, bare?: string) => {
      const address = toTarget(double ?? single ?? bare ?? '');
      return address === undefined ? whole : `${before}"${address.replace(/"/g, '%22')}"`;
    },
  );
  return { from, to, text };
}

const wordsEnd = ({ children }: Link, from: number): number => children.at(-1)?.position?.end.offset ?? from + 1;

const labelOf = ({ label, identifier }: Definition): string => label ?? identifier;

function withTitle(address: string, title: string | null | undefined): string {
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
  return title ? `${target} "${title.replace(/["\\]/g, '\\$&')}"` : target;
}
