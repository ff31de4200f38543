import type { Nodes, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { WIDE } from './wide-letters';

/** Punctuation that Chinese shares with languages in which a line ends with a blank. */
const SHARED = '“”‘’…—';

const NEEDLESS = new RegExp(`(?<=[${WIDE}])\n(?=[${WIDE}${SHARED}])|(?<=[${SHARED}])\n(?=[${WIDE}])`, 'gu');

/** What may stand within a line and leaves the letters beside it neighbours. */
const WITHIN_LINES: ReadonlySet<string> = new Set([
  ...['emphasis', 'strong', 'delete', 'link', 'linkReference', 'footnoteReference', 'html'],
]);

/**
 * Joins lines of Chinese and Japanese texts, where browsers would show a blank: removes line ends between two of their letters or punctuation marks,
 * also where one of these is in bold or in a link. Positions stay those of the text as written. Changes `tree`.
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

/** Joins the lines of texts that follow each other directly. */
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
