import type { Link, Nodes, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { WIDE } from './wide-letters';

type Point = NonNullable<Link['position']>['start'];

/**
 * A URL up to the first Chinese or Japanese character that could continue the sentence. The host is matched whole, even if it is in such characters.
 */
const URL_BEFORE_WORDS = new RegExp(
  `^(?:https?://)?(?:localhost|[a-z\\d-]+(?:\\.[a-z\\d-]+)+)(?:[:/?#][^${WIDE}]*)?(?=[${WIDE}])`,
  'iu',
);

/** Punctuation that cannot end a URL, as in Markdown. */
const TRAILING = /[?!.,:*_~'"(]+$/;

const HAS_PATH = /^(?:https?:\/\/)?[^/]+(?<!:)\//i;
const SENTENCE = /[。、，！？]/;

/** After a URL, a Japanese sentence goes on with a particle such as を, which hardly any page name begins with. */
const GOES_ON = /^\p{Script=Hiragana}/u;

/**
 * Ends a bare URL where a Chinese or Japanese sentence continues without a space, as in `https://example.com/aを参照`. A URL may contain such characters
 * if it is in brackets, or has a path and is a whole paragraph or has spaces on both sides. Changes `tree`.
 */
export function cutBareUrls(tree: Root): void {
  visit(tree, 'link', (link, index, parent) => {
    const [text] = link.children;
    if (!parent || index === undefined || text?.type !== 'text' || !isBare(link, text)) return undefined;
    const kept = URL_BEFORE_WORDS.exec(text.value)?.[0].replace(TRAILING, '');
    if (kept === undefined) return undefined;
    const rest: Text = { type: 'text', value: text.value.slice(kept.length) };
    const isAlone = parent.type === 'paragraph' && parent.children.length === 1;
    const isApart = isAlone || (isBetweenBlanks(parent.children, index) && !GOES_ON.test(rest.value));
    if (isApart && HAS_PATH.test(kept) && !SENTENCE.test(rest.value)) return undefined;
    link.url = link.url.slice(0, link.url.length - rest.value.length);
    text.value = kept;
    if (link.position && text.position) {
      const cut = moved(link.position.start, kept.length);
      rest.position = { start: cut, end: link.position.end };
      link.position = { ...link.position, end: cut };
      text.position = { ...text.position, end: cut };
    }
    const next = parent.children[index + 1];
    if (next?.type === 'text') joinTo(next, rest);
    else parent.children.splice(index + 1, 0, rest);
    return SKIP;
  });
}

/** Whether a link was written as a bare URL: any other link has a sign before its text. */
function isBare({ url, position, children }: Link, text: Text): boolean {
  return children.length === 1 && url.endsWith(text.value) && position?.start.offset === text.position?.start.offset;
}

/** Whether a node has a space, or nothing, on both sides. */
function isBetweenBlanks(siblings: readonly Nodes[], index: number): boolean {
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  return (
    (!before || before.type === 'break' || (before.type === 'text' && /\s$/.test(before.value))) &&
    (!after || after.type === 'break' || (after.type === 'text' && /^\s/.test(after.value)))
  );
}

/** Prepends a text to the next one, as if they had been parsed as one. */
function joinTo(next: Text, before: Text): void {
  next.value = before.value + next.value;
  if (next.position && before.position) next.position = { ...next.position, start: before.position.start };
}

/** A point further along its line. */
function moved({ line, column, offset }: Point, by: number): Point {
  return { line, column: column + by, ...(offset !== undefined && { offset: offset + by }) };
}
