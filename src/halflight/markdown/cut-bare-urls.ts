import type { Link, Nodes, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { WIDE } from './wide-letters';

type Point = NonNullable<Link['position']>['start'];

/** A URL up to the first letter that a sentence in Chinese or Japanese goes on with. Its host is whole, or it is one in such letters itself. */
const URL_BEFORE_WORDS = new RegExp(
  `^(?:https?://)?(?:localhost|[a-z\\d-]+(?:\\.[a-z\\d-]+)+)(?:[:/?#][^${WIDE}]*)?(?=[${WIDE}])`,
  'iu',
);

/** What ends no URL, as in Markdown. */
const TRAILING = /[?!.,:*_~'"(]+$/;

const HAS_PATH = /^(?:https?:\/\/)?[^/]+(?<!:)\//i;
const SENTENCE = /[。、，！？]/;

/** Japanese sentences go on with a particle, such as を, while hardly any page's name begins with one. */
const GOES_ON = /^\p{Script=Hiragana}/u;

/**
 * Ends a URL without brackets where a sentence in Chinese or Japanese goes on, since these put no blank after it: `https://example.com/aを参照`. One
 * with a path that is a paragraph of its own or stands between blanks, or one that stands in brackets, may contain such letters. Changes `tree`.
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

/** Whether a link was written as nothing but its URL: any other has a sign before its words. */
function isBare({ url, position, children }: Link, text: Text): boolean {
  return children.length === 1 && url.endsWith(text.value) && position?.start.offset === text.position?.start.offset;
}

/** Whether there is a blank, or nothing, on both sides of one of several siblings. */
function isBetweenBlanks(siblings: readonly Nodes[], index: number): boolean {
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  return (
    (!before || before.type === 'break' || (before.type === 'text' && /\s$/.test(before.value))) &&
    (!after || after.type === 'break' || (after.type === 'text' && /^\s/.test(after.value)))
  );
}

/** Puts a text before the next, as if they had been read as one. */
function joinTo(next: Text, before: Text): void {
  next.value = before.value + next.value;
  if (next.position && before.position) next.position = { ...next.position, start: before.position.start };
}

/** A place further on in its line. */
function moved({ line, column, offset }: Point, by: number): Point {
  return { line, column: column + by, ...(offset !== undefined && { offset: offset + by }) };
}
