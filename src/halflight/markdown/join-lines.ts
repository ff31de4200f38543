import type { Nodes, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { WIDE } from './wide-letters';

/** Punctuation that Chinese shares with languages that need a space at a line break. */
const SHARED = '“”‘’…—';

const NEEDLESS = new RegExp(`(?<=[${WIDE}])\n(?=[${WIDE}${SHARED}])|(?<=[${SHARED}])\n(?=[${WIDE}])`, 'gu');

/** Inline nodes, across which letters still count as neighbours. */
const WITHIN_LINES: ReadonlySet<string> = new Set([
  ...['emphasis', 'strong', 'delete', 'link', 'linkReference', 'footnoteReference', 'html'],
]);

/**
 * Joins the lines of Chinese and Japanese paragraphs, where browsers would show a space: removes line breaks between two of their letters or
 * punctuation marks, even if one is bold or in a link. Positions stay those of the source. Changes `tree`.
 */
export function joinLines(tree: Root): void {
  let texts: Text[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'text') {
      texts.push(node);
    } else if (!WITHIN_LINES.has(node.type)) {
      joinTexts(texts);
      texts = [];
    }
  });
  joinTexts(texts);
}

/** Joins the lines of adjacent text nodes. */
function joinTexts(texts: readonly Text[]): void {
  const whole = texts.map(({ value }) => value).join('');
  const needless = new Set(Array.from(whole.matchAll(NEEDLESS), ({ index }) => index));
  if (needless.size === 0) return;
  let from = 0;
  for (const text of texts) {
    const begin = from;
    from += text.value.length;
    text.value = text.value.replace(/\n/g, (end, at: number) => (needless.has(begin + at) ? '' : end));
  }
}
