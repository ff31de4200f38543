import type { Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { toPlainText } from '../halflight/fields/plain-text';
import { applyEdits, type Edit, type TargetKind } from '../halflight/fix/rewrite-targets';
import { parseMarkdown } from '../halflight/markdown/parse';

type IsDead = (target: string, kind: TargetKind) => boolean;

/** Turns links with dead targets into their words, and pictures into their alternative texts, in both Markdown and HTML. The rest stays as written. */
export function unlink(markdown: string, isDead: IsDead): string {
  const tree = parseMarkdown(markdown);
  const pictures = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void pictures.add(identifier));
  const dead = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (isDead(url, pictures.has(identifier) ? 'shown' : 'link')) dead.add(identifier);
  });
  const edits: Edit[] = [];
  visit(tree, (node: Nodes) => {
    const [from, to] = rangeOf(node);
    if (from === undefined || to === undefined) return;
    if (node.type === 'html') edits.push(...editHtml(markdown.slice(from, to), from, isDead));
    if (
      (node.type === 'image' && isDead(node.url, 'shown')) ||
      (node.type === 'imageReference' && dead.has(node.identifier))
    )
      edits.push({ from, to, text: toPlain(node.alt ?? '') });
    if (node.type === 'definition' && dead.has(node.identifier)) edits.push({ from, to, text: '' });
    if (
      (node.type === 'link' && isDead(node.url, 'link')) ||
      (node.type === 'linkReference' && dead.has(node.identifier))
    )
      edits.push(...unwrap(node, markdown, from, to));
  });
  return applyEdits(markdown, edits);
}

/** Words in which no sign has a meaning. */
const toPlain = (words: string): string => words.replace(/[\\`*_[\]<>]/g, '\\$&');

const rangeOf = ({ position }: Nodes): [number | undefined, number | undefined] => [
  position?.start.offset,
  position?.end.offset,
];

/** Removes what surrounds the words of a link. They may contain pictures, which have edits of their own. */
function unwrap(node: Nodes & Parents, markdown: string, from: number, to: number): Edit[] {
  // The name of a note: `[[name|words]]`.
  if (markdown.startsWith('[[', from)) return [{ from, to, text: toPlain(toString(node)) }];
  // A URL alone, which would become a link again.
  if (!/[\])]$/.test(markdown.slice(from, to)))
    return [{ from, to, text: `\`${markdown.slice(from, to).replace(/^<|>$/g, '')}\`` }];
  const [first, last] = [node.children.at(0), node.children.at(-1)];
  const start = first && rangeOf(first)[0];
  const end = last && rangeOf(last)[1];
  if (start === undefined || end === undefined) return [{ from, to, text: '' }];
  return [
    { from, to: start, text: '' },
    { from: end, to, text: '' },
  ];
}

const TAG = /<([a-z][\w-]*)\b((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const ATTRIBUTE = /\s(src|href|poster|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function editHtml(source: string, start: number, isDead: IsDead): Edit[] {
  return Array.from(source.matchAll(TAG)).flatMap((tag) => {
    const [whole, name = '', attributes = ''] = tag;
    const from = start + tag.index;
    const isPicture = name.toLowerCase() === 'img';
    const wrong = Array.from(attributes.matchAll(ATTRIBUTE)).filter(([, attribute = '', double, single, bare]) => {
      const value = toPlainText(double ?? single ?? bare ?? '');
      const targets =
        attribute.toLowerCase() === 'srcset'
          ? value.split(/,\s+/).map((each) => each.trim().split(/\s/)[0] ?? '')
          : [value];
      return targets.some((target) => isDead(target, attribute.toLowerCase() === 'href' ? 'link' : 'shown'));
    });
    if (isPicture && wrong.some(([, attribute = '']) => attribute.toLowerCase() === 'src')) {
      const [, double, single] = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
      return [{ from, to: from + whole.length, text: double ?? single ?? '' }];
    }
    return wrong.map((match) => {
      const at = from + 1 + name.length + match.index;
      return { from: at, to: at + match[0].length, text: '' };
    });
  });
}
