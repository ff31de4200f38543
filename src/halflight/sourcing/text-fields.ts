import { factsOf, readingOf } from './facts-of';
import type { Entry } from './read-entry';
import type { EntryNode } from '../collections/entry-node';

/** The facts of an entry's text that its node holds. */
export type TextFields = Required<Pick<EntryNode, 'firstParagraph' | 'mentions' | 'minutes' | 'players'>>;

type GetNode = (id: string) => unknown;

/** The node fields that are derived from an entry's text. */
export function textFieldsOf(markdown: string, entry: Pick<Entry, 'values'>): TextFields {
  const { summary, minutes, players, mentions } = factsOf(markdown, readingOf(entry));
  return { firstParagraph: summary, minutes, players, mentions };
}

/**
 * Adds the fields derived from the text to a node. In a build, nodes have them already. The preview omits them from listed entries, because parsing
 * every text delays its start, and a page shows only some of them.
 */
export function withTextFields<N extends EntryNode>(node: N, getNode: GetNode): N & TextFields {
  // Either all of them are there, or none.
  if (node.firstParagraph !== undefined) return node as N & TextFields;
  return { ...node, ...textFieldsOf(markdownOf(node, getNode), { values: { ...node } }) };
}

/** The Markdown below an entry's front matter, as gatsby-transformer-remark found it; '' if there is none. */
export function markdownOf({ parent }: Pick<EntryNode, 'parent'>, getNode: GetNode): string {
  const remark = getNode(parent ?? '') as { rawMarkdownBody?: unknown } | null | undefined;
  return typeof remark?.rawMarkdownBody === 'string' ? remark.rawMarkdownBody : '';
}
