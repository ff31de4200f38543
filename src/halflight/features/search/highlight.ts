import { SEARCH_MARKS } from '../../limits';
import { UNSPACED } from './marked-text';

const NAME = 'search';

/**
 * Highlights words on a page opened from the search, with the CSS Custom Highlight API: the DOM stays as React rendered it. An empty list removes the
 * highlights. Browsers without the API show the page unmarked.
 */
export function highlight(words: readonly string[]): void {
  // TypeScript's types assume that every browser has it.
  const { highlights } = CSS as { highlights?: HighlightRegistry };
  if (!highlights) return;
  highlights.delete(NAME);
  const main = document.querySelector('main');
  main?.toggleAttribute('data-marked', words.length > 0);
  if (!main || words.length === 0) return;
  const pattern = toPattern(words);
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && ranges.length < SEARCH_MARKS) {
    const { currentNode } = texts;
    for (const { index, 0: word } of (currentNode.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + word.length);
      ranges.push(range);
    }
  }
  highlights.set(NAME, new Highlight(...ranges));
}

const LETTER = `(?![${UNSPACED}])[\\p{L}\\p{N}]`;

/** Matches any of the words, as whole words; in scripts without spaces between words, anywhere. */
export function toPattern(words: readonly string[]): RegExp {
  const isUnspaced = new RegExp(`[${UNSPACED}]`, 'u');
  const alternatives = words.map((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return isUnspaced.test(word) ? escaped : `(?<!${LETTER})${escaped}(?!${LETTER})`;
  });
  return new RegExp(alternatives.join('|'), 'giu');
}
