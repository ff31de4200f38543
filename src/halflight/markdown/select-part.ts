import { slug } from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { idOf } from './block-ids';
import { parsePublic, type ParseOptions } from './parse';
import { withoutHidden } from './private-comments';
import type { Range } from './ranges';

/** The id of the element that `[[Note#Heading]]` or `[[Note#^block]]` leads to. */
export function idOfPart(part: string): string {
  return part.startsWith('^') ? part : slug(part).replace(/\s+/g, '-');
}

/**
 * The part of a text that a heading begins, up to the next one of its level, or a named block. The definitions of links and notes come along, wherever
 * they are in the text; private comments do not. `undefined` if there is no such part; without `part`, the whole text.
 */
export function selectPart(
  markdown: string,
  part: string | undefined,
  options: Pick<ParseOptions, 'math'>,
): string | undefined {
  const { tree, text } = parsePublic(markdown, options);
  if (part === undefined) return withoutHidden(text);
  const range = part.startsWith('^') ? findBlock(tree, part) : findSection(tree, part, text);
  if (!range) return undefined;
  const definitions = tree.children
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition')
    .map(rangeOf)
    .filter(({ from }) => from < range.from || from >= range.to)
    .map(({ from, to }) => text.slice(from, to));
  return withoutHidden([text.slice(range.from, range.to), ...definitions].join('\n\n'));
}

function rangeOf({ position }: Nodes): Range {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}

function findSection({ children }: Root, part: string, text: string): Range | undefined {
  const id = idOfPart(part);
  const index = children.findIndex((node) => node.type === 'heading' && idOfPart(toString(node)) === id);
  const heading = children[index];
  if (heading?.type !== 'heading') return undefined;
  const next = children.slice(index + 1).find((node) => node.type === 'heading' && node.depth <= heading.depth);
  return { from: rangeOf(heading).from, to: next ? rangeOf(next).from : text.length };
}

function findBlock(tree: Root, id: string): Range | undefined {
  let found: Range | undefined;
  visit(tree, (node: Nodes) => {
    if (idOf(node) === id) found ??= rangeOf(node);
  });
  return found;
}
