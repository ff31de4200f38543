import { factsOf, readingOf } from './kept-facts';
import type { Entry } from './read-entry';
import type { EntryNode } from './resolving';

/** What a node holds of the facts of its entry's text. */
export type TextFields = Required<Pick<EntryNode, 'firstParagraph' | 'minutes' | 'players'>>;

type GetNode = (id: string) => unknown;

/** The fields of a node that follow from the text of its entry. */
export function textFieldsOf(markdown: string, entry: Pick<Entry, 'values'>): TextFields {
  const { summary, minutes, players } = factsOf(markdown, readingOf(entry));
  return { firstParagraph: summary, minutes, players };
}

/**
 * A node with the fields that follow from its text. In a build it has them already. The preview leaves them out of the nodes of listed entries: parsing
 * every text took a fifth of its first start with 1000 posts, and a page shows only some of them.
 */
export function withTextFields<N extends EntryNode>(node: N, getNode: GetNode): N & TextFields {
  // All three, or none.
  if (node.firstParagraph !== undefined) return node as N & TextFields;
  return { ...node, ...textFieldsOf(markdownOf(node, getNode), { values: { ...node } }) };
}

/** The Markdown below the front matter of an entry, as gatsby-transformer-remark found it; '' if there is none. */
export function markdownOf({ parent }: Pick<EntryNode, 'parent'>, getNode: GetNode): string {
  const remark = getNode(parent ?? '') as { rawMarkdownBody?: unknown } | null | undefined;
  return typeof remark?.rawMarkdownBody === 'string' ? remark.rawMarkdownBody : '';
}
