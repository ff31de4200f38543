import { SEARCH_MARKS } from '../../limits';

const NAME = 'search';

/**
 * Marks words in the page that a search led to, by the browser's own highlights: the page's elements stay as they are, so that React finds
 * what it drew. No words: marks nothing any more. Browsers without highlights show the page unmarked.
 */
export function highlight(words: readonly string[]): void {
  // TypeScript believes every browser to have them.
  const { highlights } = CSS as { highlights?: HighlightRegistry };
  if (!highlights) return;
  highlights.delete(NAME);
  const main = document.querySelector('main');
  if (!main || words.length === 0) return;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && ranges.length < SEARCH_MARKS) {
    const { currentNode } = texts;
    for (const { index, 0: word } of (currentNode.nodeValue ?? '').matchAll(toPattern(words))) {
      const range = new Range();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + word.length);
      ranges.push(range);
    }
  }
  highlights.set(NAME, new Highlight(...ranges));
}

/** Any of some words, whole. */
function toPattern(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}
