import type { Element, Root } from 'hast';
import type { Nodes, Root as MarkdownRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import { isWrittenTag, placeOfAttribute } from './places';
import { addressesInSrcset } from './srcset';

/** A link or a picture in a Markdown text. */
export interface FoundLink {
  type: 'link' | 'image';
  /** The target as parsed, with escapes and entities resolved. */
  target: string;
  /** The alternative text of a picture, '' if it is missing; `undefined` where none is expected. */
  alt?: string;
  /** The position of its target, counted from 1. */
  line: number;
  column: number;
}

/** All links and pictures written in Markdown. */
export function findLinks(tree: MarkdownRoot, markdown: string): FoundLink[] {
  const targets = new Map<string, string>();
  const pictures = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }) => void targets.set(identifier, url));
  visit(tree, 'imageReference', ({ identifier }) => void pictures.add(identifier));
  const found: FoundLink[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'link') found.push({ type: 'link', target: node.url, ...placeOf(node, node.url, markdown) });
    if (node.type === 'image')
      found.push({ type: 'image', target: node.url, alt: node.alt ?? '', ...placeOf(node, node.url, markdown) });
    if (node.type === 'definition')
      found.push({
        type: pictures.has(node.identifier) ? 'image' : 'link',
        target: node.url,
        ...placeOf(node, node.url, markdown),
      });
    if (node.type === 'imageReference' && !node.alt)
      found.push({
        type: 'image',
        target: targets.get(node.identifier) ?? '',
        alt: '',
        ...placeOf(node, '![', markdown),
      });
  });
  return found;
}

/** HTML attributes that refer to a file or a page, by element. */
export const addressed: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['img', ['src', 'srcSet']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['source', ['src', 'srcSet']],
  ['track', ['src']],
]);

/** Whether an attribute's value is MDX code, as in `src={photo}`. `{{` and `{%` are other tools' variables and tags. */
export const isCode = (value: unknown): boolean => typeof value === 'string' && /^\{(?![{%])/.test(value);

/** All links and pictures written as HTML. `tree` is the text as written, with its HTML parsed. */
export function findHtmlLinks(tree: Root, markdown: string): FoundLink[] {
  const found: FoundLink[] = [];
  visit(tree, 'element', (element) => {
    const attributes = addressed.get(element.tagName);
    if (!attributes || !isWrittenTag(element, markdown)) return;
    for (const name of attributes)
      for (const target of addressesOf(element, name)) {
        const isImage = element.tagName === 'img' && name === 'src';
        // An empty alt marks a picture as decorative.
        const silent = isImage && element.properties.alt === undefined;
        const place = placeOfAttribute(element, name, markdown);
        found.push({ type: element.tagName === 'a' ? 'link' : 'image', target, ...(silent && { alt: '' }), ...place });
      }
  });
  return found;
}

function addressesOf({ properties }: Element, name: string): string[] {
  const value = properties[name];
  if (value === undefined || value === null || isCode(value)) return [];
  if (name !== 'srcSet') return [String(value).trim()].filter((address) => address !== '');
  return addressesInSrcset([value].flat().join(', '));
}

function placeOf({ position }: Nodes, words: string, markdown: string): { line: number; column: number } {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return { line: 1, column: 1 };
  // The target comes after the words. If it has an escape, it is not found literally, and the beginning of the link has to do.
  const at = markdown.slice(start.offset, end.offset).lastIndexOf(words);
  const before = markdown.slice(start.offset, start.offset + Math.max(0, at)).split('\n');
  const last = before.at(-1) ?? '';
  return {
    line: start.line + before.length - 1,
    column: before.length === 1 ? start.column + last.length : last.length + 1,
  };
}
